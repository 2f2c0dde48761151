import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as words from '../words';
import { LeaveQuestion } from './leave-question';

function open(isNeeded: boolean) {
  const onLeave = jest.fn();
  const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="/clients?page=2" onClick={(event) => !event.defaultPrevented && followed(event)}>
        Clients
      </a>
      <a href="#policy" onClick={followed}>
        Policy
      </a>
      <a href="/help" target="_blank" onClick={followed} rel="noreferrer">
        Help
      </a>
      <LeaveQuestion isNeeded={isNeeded} what="Profile" onLeave={onLeave}>
        It is kept in this tab.
      </LeaveQuestion>
    </>,
  );
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { onLeave, followed, follow };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link to another page is followed only after the question', async () => {
  const { follow, followed, onLeave } = open(true);
  await follow('Clients');
  expect(screen.getByRole('alertdialog', { name: words.leaveUnsaved('Profile') })).toBeVisible();
  await press(words.stay);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(isAskedByBrowser()).toBe(true);
  await follow('Clients');
  await press(words.leave);
  expect(followed).not.toHaveBeenCalled();
  expect(onLeave.mock.calls).toEqual([['/clients?page=2']]);
  expect(isAskedByBrowser()).toBe(false);
});

test.each(['Policy', 'Help'])('%s leaves nothing behind and is not asked about', async (name) => {
  const { follow, followed } = open(true);
  await follow(name);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('nothing is asked while everything is saved', async () => {
  const { follow, followed } = open(false);
  await follow('Clients');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(isAskedByBrowser()).toBe(false);
});
