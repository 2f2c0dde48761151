import { render, screen } from '@testing-library/react';
import { CheckIcon } from '../icons/icons';
import { StatusPill } from './status-pill';

test('a status is a word, its icon only to be seen', () => {
  render(
    <StatusPill tone="success" icon={<CheckIcon size={14} />}>
      Accepted
    </StatusPill>,
  );
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
