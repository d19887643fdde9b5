// @ts-check
// Loaded before a program whose wrapper waits for it (processes.mjs): it must not outlive a wrapper that is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
