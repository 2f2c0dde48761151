import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button';

test('a press is reported', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Retry</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button says so, and ignores presses', async () => {
  const onClick = jest.fn();
  render(
    <Button busyText="Logging in..." onClick={onClick}>
      Login
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Logging in...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button that waits for something else can keep the focus', async () => {
  const onClick = jest.fn();
  render(
    <Button aria-disabled onClick={onClick}>
      Get Started
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Get Started' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('links can wear the look of a button', () => {
  expect(buttonClass({ tone: 'secondary', size: 'large' })).toBe('button secondary large');
});
