import { mock } from 'node:test';

let passed = 0;

/**
 * Does `work` as if so much more time had passed, so that what is remembered for a while is read
 * anew: without waiting, and the same on a busy machine. `Date` stands still meanwhile; timers run.
 * Each call lies beyond the ones before, as what they remembered is fresh from their time on.
 */
export async function afterTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  passed += milliseconds;
  mock.timers.enable({ apis: ['Date'], now: Date.now() + passed });
  try {
    return await work();
  } finally {
    mock.timers.reset();
  }
}
