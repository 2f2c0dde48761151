import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

test('a press reports the other state', async () => {
  const onChange = jest.fn();
  const view = (isSelected: boolean) => (
    <Switch
      label="Available today"
      hint="Shown in the listing"
      isSelected={isSelected}
      onChange={onChange}
    />
  );
  const { rerender } = render(view(false));
  const control = screen.getByRole('switch', { name: 'Available today' });
  expect(control).toHaveAccessibleDescription('Shown in the listing');
  await userEvent.click(control);
  expect(onChange).toHaveBeenLastCalledWith(true);
  expect(control).not.toBeChecked();
  rerender(view(true));
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});
