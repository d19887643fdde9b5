// @ts-check
// Preloaded into a program whose wrapper waits for it (processes.mjs): it must not outlive a killed wrapper.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
