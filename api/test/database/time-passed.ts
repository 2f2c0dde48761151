import { mock } from 'node:test';

let passed = 0;

/**
 * Runs `work` as if this much more time had passed, so that caches expire: without waiting, and
 * independent of the machine's load. `Date` stands still meanwhile; timers run. Each call lies
 * later than the previous ones, whose cached values are fresh from their time on.
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
