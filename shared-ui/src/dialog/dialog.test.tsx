import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

function Slots({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Book</Button>
      <Dialog
        title="Choose a slot"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isBusy={isBusy}
        actions={<Button>Confirm</Button>}
      >
        Today 5:30 PM
      </Dialog>
    </>
  );
}

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Choose a slot' });

test('it is labelled by its title and keeps focus inside', async () => {
  render(<Slots />);
  expect(dialog()).not.toBeInTheDocument();
  await open();
  expect(dialog()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Book' })).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test.each(['{Escape}', '{Tab}{Enter}'])('%s closes it, and focus goes back', async (keys) => {
  render(<Slots />);
  await open();
  await userEvent.keyboard(keys);
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus());
});

test('a press outside closes it', async () => {
  render(<Slots />);
  await open();
  await userEvent.click(document.body);
  expect(dialog()).not.toBeInTheDocument();
});

test('a busy one stays', async () => {
  render(<Slots isBusy />);
  await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(dialog()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

describe('content that is', () => {
  let measure: () => void;
  beforeEach(() => {
    globalThis.ResizeObserver = class implements ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        measure = () => tell([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    jest.restoreAllMocks();
  });

  test.each([
    ['too long is reached by the keyboard, to scroll', 900, 1],
    ['short is not', 300, 0],
  ])('%s', async (_, height, stops) => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    render(<Slots />);
    await open();
    act(() => measure());
    await userEvent.tab();
    await userEvent.tab();
    const content = screen.queryAllByRole('group', { name: 'Choose a slot' });
    expect(content).toHaveLength(stops);
    expect(content[0] ?? screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  });
});
