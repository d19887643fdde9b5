// @ts-check
// What the scripts print, and how they end when something outside them is wrong.

/**
 * Prints one line announcing a step.
 * @param {string} line
 */
export function say(line) {
  console.log(`Cigogne: ${line}`);
}

/**
 * An error a person can fix: `run` prints only its message, without a stack trace.
 * @param {string} message one line that says what is wrong and what to do
 * @param {unknown} [cause]
 */
export function failure(message, cause) {
  return Object.assign(new Error(message, { cause }), { isProblem: true });
}

/**
 * Runs a script's main function; a failure becomes one clear line and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const isProblem = error instanceof Error && 'isProblem' in error;
    console.error(isProblem ? `Cigogne: ${error.message}` : error);
    process.exitCode = 1;
  }
}
