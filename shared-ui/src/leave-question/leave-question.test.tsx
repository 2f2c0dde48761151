import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveQuestion } from './leave-question';
import { text } from './leave-question.text';

const followed = jest.fn();

/** Simulates following a link to another page. */
function follow(event: MouseEvent) {
  const isOfLink = (event.target as Element).closest('a') !== null;
  if (event.defaultPrevented || !isOfLink) return;
  event.preventDefault();
  followed();
}

beforeEach(() => {
  followed.mockClear();
  window.addEventListener('click', follow);
});
afterEach(() => window.removeEventListener('click', follow));

function open(isNeeded: boolean) {
  const onLeave = jest.fn();
  render(
    <>
      <a href="/clients?page=2">Clients</a>
      <a href="#policy">Policy</a>
      <a href="/help" target="_blank" rel="noreferrer">
        Help
      </a>
      <LeaveQuestion isNeeded={isNeeded} what="Profile" onLeave={onLeave}>
        It is kept in this tab.
      </LeaveQuestion>
    </>,
  );
  return { onLeave };
}

const followLink = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link to another page is followed only after the question', async () => {
  const { onLeave } = open(true);
  await followLink('Clients');
  expect(screen.getByRole('alertdialog', { name: text.leaveUnsaved('Profile') })).toBeVisible();
  await press(text.stay);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(isAskedByBrowser()).toBe(true);
  await followLink('Clients');
  await press(text.leave);
  expect(followed).not.toHaveBeenCalled();
  expect(onLeave.mock.calls).toEqual([['/clients?page=2']]);
  expect(isAskedByBrowser()).toBe(false);
});

test.each(['Policy', 'Help'])('%s leaves nothing behind and is not asked about', async (name) => {
  open(true);
  await followLink(name);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('nothing is asked while everything is saved', async () => {
  open(false);
  await followLink('Clients');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(isAskedByBrowser()).toBe(false);
});
