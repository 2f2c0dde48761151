import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ToastItem, ToastRegion } from './toast';

const saved: ToastItem = { id: 'saved', text: 'Saved', durationMs: 6000 };
const removed: ToastItem = { id: 'removed', text: 'Removed', durationMs: 8000, isUndoable: true };

const onUndo = jest.fn();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onUndo.mockClear();
});
afterEach(() => jest.useRealTimers());

function Page({ toasts }: { toasts: readonly ToastItem[] }) {
  const [gone, setGone] = useState<string[]>([]);
  const dismiss = (id: string) => setGone((ids) => [...ids, id]);
  return (
    <>
      <button type="button">Favourite</button>
      <ToastRegion
        toasts={toasts.filter(({ id }) => !gone.includes(id))}
        onDismiss={dismiss}
        onUndo={(id) => {
          onUndo(id);
          dismiss(id);
        }}
      />
    </>
  );
}

const draw = (...toasts: ToastItem[]) => render(<Page toasts={toasts} />);
const region = () => screen.queryByRole('region', { name: 'Notifications' });
const page = () => screen.getByRole('button', { name: 'Favourite' });

test('without a message there is no region', () => {
  draw();
  expect(region()).not.toBeInTheDocument();
});

test('it is said politely, a danger at once', () => {
  draw(saved, { ...removed, text: 'Not saved', tone: 'danger' });
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('its text comes once its region is known, so that it is announced', () => {
  draw(saved);
  expect(screen.getByText('Saved')).toHaveClass('unheard');
  pass(100);
  expect(screen.getByText('Saved')).not.toHaveClass('unheard');
});

test('its text waits for a dialog that closes, and for one that stays not long', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  draw(saved, removed);
  pass(300);
  expect(screen.getByText('Saved')).toHaveClass('unheard');
  pass(300);
  expect(screen.getByText('Saved')).not.toHaveClass('unheard');
  dialog.remove();
});

test('it goes when its time is up', () => {
  draw(saved, removed);
  pass(5999);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('Removed')).toBeVisible();
  pass(2000);
  expect(region()).not.toBeInTheDocument();
});

test('one that is to stay stays', () => {
  draw({ ...saved, durationMs: Number.POSITIVE_INFINITY });
  pass(10_000_000);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('a pointer on one holds them all; then each has the rest of its time', async () => {
  draw(saved, removed);
  pass(4000);
  await user.hover(screen.getByText('Saved'));
  pass(60_000);
  await user.unhover(screen.getByText('Saved'));
  pass(1900);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(100);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('Removed')).toBeVisible();
});

test('one that is closed below the pointer holds the others no longer', async () => {
  draw(saved, removed);
  page().focus();
  const first = within(screen.getAllByRole('listitem')[0]!);
  await user.click(first.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(page()).toHaveFocus();
  pass(8000);
  expect(region()).not.toBeInTheDocument();
});

test('the keyboard inside holds them', async () => {
  draw(removed);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  pass(60_000);
  expect(screen.getByText('Removed')).toBeVisible();
  await user.tab({ shift: true });
  pass(8000);
  expect(region()).not.toBeInTheDocument();
});

test('a hidden page holds them', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  draw(saved);
  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  pass(6000);
  expect(region()).not.toBeInTheDocument();
  visibility.mockRestore();
});

test('F6 goes there and back', async () => {
  draw(removed);
  page().focus();
  await user.keyboard('{F6}');
  expect(region()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Removed');
  await user.keyboard('{F6}');
  expect(page()).toHaveFocus();
});

test('undone by keyboard, focus goes to the next message, then back to the page', async () => {
  draw(removed, saved);
  page().focus();
  await user.keyboard('{F6}{Tab}{Enter}');
  expect(onUndo.mock.calls).toEqual([['removed']]);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(region()).not.toBeInTheDocument();
  expect(page()).toHaveFocus();
});

test('taken away while the region itself has focus, focus goes back to the page', async () => {
  const { rerender } = draw(saved);
  page().focus();
  await user.keyboard('{F6}');
  rerender(<Page toasts={[]} />);
  expect(page()).toHaveFocus();
});

test('a way back can have words of its own', () => {
  draw({ ...removed, undoText: 'Try again' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
