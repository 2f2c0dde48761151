import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapPinIcon } from '../icons/icons';
import { Menu } from './menu';

const items = [
  { key: 'addresses', label: 'Addresses', icon: <MapPinIcon size={20} /> },
  { key: 'language', label: 'Language', isDisabled: true },
  { key: 'logout', label: 'Log out', tone: 'danger' as const },
];

const button = () => screen.getByRole('button', { name: 'Account' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('a press opens the menu, and a choice is reported', async () => {
  const onChoose = jest.fn();
  render(<Menu label="Account" items={items} onChoose={onChoose} />);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible();
  await userEvent.click(item('Addresses'));
  expect(onChoose.mock.calls).toEqual([['addresses']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('arrows go past what is disabled, Enter chooses', async () => {
  const onChoose = jest.fn();
  render(<Menu label="Account" items={items} onChoose={onChoose} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(item('Addresses')).toHaveFocus();
  expect(item('Language')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['logout']]);
});

test('Escape closes it, and focus goes back to the button', async () => {
  const onChoose = jest.fn();
  render(
    <Menu label="Account" items={items} onChoose={onChoose}>
      <MapPinIcon size={20} />
    </Menu>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(item('Addresses')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
  expect(onChoose).not.toHaveBeenCalled();
});
