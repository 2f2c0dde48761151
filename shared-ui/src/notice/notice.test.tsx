import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('it is announced politely, title and rest', () => {
  render(
    <Notice title="Showing saved results">
      <p>You are offline.</p>
    </Notice>,
  );
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Showing saved resultsYou are offline.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
