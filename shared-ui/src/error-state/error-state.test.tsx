import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

test('a failure is announced with its code, and can be retried by keyboard', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorState
      title="The doctors could not be loaded"
      next="Check your connection and try again."
      code="network"
      requestId="r-1"
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Code network · Request r-1');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('what cannot be retried has no button', () => {
  render(<ErrorState title="Gone" next="Choose another." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
