import { render, screen } from '@testing-library/react';
import { BadgeCheckIcon } from '../icons/icons';
import { Badge } from './badge';

test('it is read as its words; the icon says nothing more', async () => {
  const { container } = render(
    <Badge tone="success" icon={<BadgeCheckIcon size={14} />}>
      Verified
    </Badge>,
  );
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});
