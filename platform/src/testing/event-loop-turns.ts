import { act } from '@testing-library/react';

/**
 * Runs what is pending: the fake wire answers within a few turns of the event loop. Counts turns in
 * place of milliseconds, so that a busy machine needs no longer wait. For claims that nothing
 * happened; what should happen is waited for by itself.
 */
export async function eventLoopTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}
