import { act } from '@testing-library/react';

/**
 * Runs pending work: the fake wire answers within a few turns of the event loop. Counts turns
 * instead of milliseconds, so that a busy machine needs no longer wait. For asserting that nothing
 * happened; wait for expected changes directly.
 */
export async function eventLoopTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}
