import { isStopping, stopAll } from './processes.mjs';

/** An error whose message is complete; it is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function and turns a failure into one sentence and exit code 1. A command
 * interrupted by a signal ends silently.
 */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (isStopping()) return;
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    await stopAll();
  }
}
