import { act, render, screen } from '@testing-library/react';
import { Loading, Skeleton } from './skeleton';

test('loading is said, and after a while that it goes on', () => {
  jest.useFakeTimers();
  render(
    <Loading label="Loading doctors" slowAfterMs={8000}>
      <Skeleton shape="card" />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading doctors');
  act(() => jest.advanceTimersByTime(8000));
  expect(screen.getByRole('status')).toHaveTextContent('Still loading…');
  jest.useRealTimers();
});
