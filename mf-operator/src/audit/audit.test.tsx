import { problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  anAuditEntry,
  openConsole,
  pageOf,
  sent,
  signInOperator,
  site,
} from '../common/testing/open-console';
import { text } from './audit.text';

beforeEach(signInOperator);

const base = `${site}/audit`;

test('what was done, to what, by whom and why; with the way to a case', async () => {
  const { container } = openConsole(base, {
    getAudit: () =>
      pageOf([
        anAuditEntry(),
        anAuditEntry({ _id: '2', subject: 'verifications', subjectId: 'v', title: 'Ravi Kumar' }),
        anAuditEntry({ _id: '3', action: 'post-published', subject: 'posts', title: 'Teeth' }),
      ]),
  });
  const row = within(await screen.findByRole('row', { name: /One star for Dr\. Rao/ }));
  expect(row.getByText('Taken down')).toBeVisible();
  expect(row.getByText('Devika Nair')).toBeVisible();
  expect(row.getByText('It names a child.')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', `${site}/reviews?case=case-1`);
  expect(screen.getByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute(
    'href',
    `${site}/verification?practice=v`,
  );
  expect(screen.getByText('Post published')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Teeth' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /edit|delete|remove/i })).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('words are looked for, in the address', async () => {
  const { wire, address } = openConsole(`${base}?page=2`, {
    getAudit: () => pageOf([anAuditEntry()], { page: 2, total: 60, totalPages: 2 }),
  });
  await screen.findByRole('row', { name: /Dr\. Rao/ });
  wire.answer('getAudit', () => pageOf([]));
  await userEvent.type(screen.getByRole('searchbox'), 'child');
  expect(await screen.findByText(text.nothingFound)).toBeVisible();
  expect(address()).toBe(`${base}?q=child`);
  expect(sent(wire, 'getAudit').at(-1)?.query).toEqual({ q: 'child', page: '1' });
  wire.answer('getAudit', () => pageOf([anAuditEntry()]));
  await userEvent.click(screen.getByRole('button', { name: text.showAll }));
  await waitFor(() => expect(address()).toBe(base));
});

test('nothing was done yet', async () => {
  openConsole(base, { getAudit: () => pageOf([]) });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('a page that is not there leads to the first', async () => {
  openConsole(`${base}?page=9`, { getAudit: () => problem(404, 'page-out-of-range') });
  expect(await screen.findByRole('link', { name: text.firstPage })).toHaveAttribute('href', base);
});
