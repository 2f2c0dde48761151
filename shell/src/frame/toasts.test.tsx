import { dismissToast, toast } from '@nukkad/platform';
import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts';

const said: string[] = [];
const say = (order: Parameters<typeof toast>[0]) => act(() => said.push(toast(order)));

afterEach(() => act(() => said.splice(0).forEach(dismissToast)));

function Page({ undo }: { undo?: () => void }) {
  return (
    <>
      <button type="button" onClick={() => said.push(toast({ text: 'Review deleted', undo }))}>
        Delete
      </button>
      <Toasts />
    </>
  );
}

const region = () => screen.queryByRole('region', { name: 'Notifications' });

test('what a remote says is drawn, also when it was said before anything could draw it', async () => {
  say({ text: 'Saved' });
  render(<Page />);
  expect(await screen.findByText('Saved')).toBeVisible();
  say({ text: 'Saved again' });
  expect(screen.getByText('Saved again')).toBeVisible();
});

test('undo is called once, and focus is where it was', async () => {
  const undo = jest.fn();
  render(<Page undo={undo} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const back = await screen.findByRole('button', { name: 'Undo' });
  expect(button).toHaveFocus();
  await userEvent.dblClick(back);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(region()).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a fourth message waits for its turn', async () => {
  render(<Page />);
  for (const text of ['One', 'Two', 'Three', 'Four']) say({ text });
  expect(await screen.findAllByRole('status')).toHaveLength(3);
  expect(screen.queryByText('Four')).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getByText('Four')).toBeVisible();
});

test('a page that goes further is a link, and the message goes with the press', async () => {
  renderScreen(() => <Page />, { at: '/doctors', pattern: '*', wire: fakeWire({}) });
  say({ text: 'Liked', link: { label: 'Log in', to: '/login' } });
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login');
  await userEvent.click(link);
  expect(region()).not.toBeInTheDocument();
});
