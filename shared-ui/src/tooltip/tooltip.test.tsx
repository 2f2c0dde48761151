import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const verified = (
  <Tooltip text="Checked by Nukkad">
    <Button>Verified</Button>
  </Tooltip>
);

test('it describes its child on keyboard focus, until Escape', async () => {
  render(verified);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Verified' });
  expect(button).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Checked by Nukkad');
  expect(button).toHaveAccessibleDescription('Checked by Nukkad');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('it comes on hover, and does not come in the way of a press', async () => {
  const onClick = jest.fn();
  render(
    <Tooltip text="Checked by Nukkad">
      <Button onClick={onClick}>Verified</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Verified' });
  // React Aria counts only a pointer that has moved before as hovering.
  await userEvent.hover(document.body);
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
