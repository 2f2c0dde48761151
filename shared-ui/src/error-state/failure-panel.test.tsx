import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureWords } from './failure.text';
import { FailurePanel } from './failure-panel';
import { StaleNotice } from './stale-notice';

test.each([
  [{ status: null, code: 'network' }, failureWords.noConnection, 'Code network'],
  [{ status: 500, code: 'internal', requestId: 'r1' }, failureWords.ourFault, 'Request r1'],
  [{ status: 500, code: 'unknown', requestId: 'r1' }, failureWords.ourFault, 'Code unknown'],
])('the failure %j says what to do, and its trace', (failure, next, trace) => {
  render(<FailurePanel what="doctors" failure={failure} onRetry={() => {}} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(failureWords.couldNotLoad('doctors'));
  expect(alert).toHaveTextContent(next);
  expect(alert).toHaveTextContent(trace);
});

test('an unknown code without a request is left out', () => {
  const failure = { status: 500, code: 'unknown', requestId: null };
  render(<FailurePanel what="doctors" failure={failure} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('unknown');
});

test.each([
  ['a failure', FailurePanel],
  ['old data', StaleNotice],
])('of %s one can retry', async (_what, Part) => {
  const onRetry = jest.fn();
  render(<Part what="doctors" failure={{ status: 500, code: 'internal' }} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
