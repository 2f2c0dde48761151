import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

test('nothing to wait is nothing, however long a reading of the clock takes', () => {
  let now = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now++);
  const { result } = renderHook(() => useCountdown(0));
  act(() => result.current.restart(0));
  expect(result.current.left).toBe(0);
});
