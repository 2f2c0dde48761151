import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './drawer';

test.each(['start', 'end'] as const)(
  'at the %s: labelled, and closed by keyboard',
  async (side) => {
    const onClose = jest.fn();
    render(
      <Drawer title="Filters" side={side} isOpen onClose={onClose}>
        <label>
          Verified <input type="checkbox" />
        </label>
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Verified' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('a closed one is not there', () => {
  render(
    <Drawer title="Filters" isOpen={false} onClose={jest.fn()}>
      All
    </Drawer>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
