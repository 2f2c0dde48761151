import type { Thread, ThreadMessages, Ticket, TicketThread } from '@nukkad/platform/contract';
import { button, field, had, sectionAddress } from '../support/dashboard';
import { beginSession, keepSession, newUser } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const PHONE = '98450 12345';

test('a ticket is written, answered by the person again, and closed', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto(sectionAddress('support'));
  await expect(page.getByText('You have not written to us yet.')).toBeVisible();
  await field(page, /^Your message/).fill('My receipt does not open.');
  await button(page, 'Send').click();
  await expect(heading(page)).toHaveText(/^Ticket NK-T-\d+$/);
  await field(page, /^Your answer/).fill('It opens on the telephone.');
  await button(page, 'Send').click();
  const talk = page.getByRole('list', { name: /^Messages of ticket/ });
  await expect(talk.getByRole('listitem')).toHaveText([
    /You.*My receipt does not open\./s,
    /You.*It opens on the telephone\./s,
  ]);
  await expect(field(page, /^Your answer/)).toHaveValue('');

  const [ticket] = await had<Ticket[]>(request, user, '/api/support/tickets');
  const path = `/api/support/tickets/${ticket?._id}`;
  const { messages, state } = await had<TicketThread>(request, user, path);
  expect(messages.map(({ by, text }) => [by, text])).toEqual([
    ['me', 'My receipt does not open.'],
    ['me', 'It opens on the telephone.'],
  ]);
  expect(state).toBe('open');
  await page.getByRole('main').getByRole('link', { name: 'All tickets' }).click();
  const line = page.getByRole('main').getByRole('link', { name: 'My receipt does not open.' });
  await expect(line).toBeVisible();

  await test.step('a closed ticket takes no more answers', async () => {
    await line.click();
    await button(page, 'Close ticket').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close ticket' }).click();
    await expect(page.getByRole('main')).toContainText('This ticket is closed.');
    await expect(field(page, /^Your answer/)).toHaveCount(0);
    const [closed] = await had<Ticket[]>(request, user, '/api/support/tickets');
    expect(closed?.state).toBe('closed');
  });
});

test('Chat on a page leads to a conversation, where the telephone number stays hidden', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const doctor = await beginSession(request, 'doctor');
  await keepSession(page, user);
  await page.goto(`/doctor-detail?id=${doctor.vendorId}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Chat with / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\?section=messages&thread=[\da-f-]{36}$/);
  await expect(page.getByText('Contact details are hidden')).toBeVisible();
  await field(page, /^Your message to /).fill(`Is Monday free? Call me: ${PHONE}`);
  await button(page, 'Send').click();
  const talk = page.getByRole('list', { name: /^Conversation with / });
  await expect(talk.getByRole('listitem')).toHaveText([/Is Monday free\?/]);

  const id = new URL(page.url()).searchParams.get('thread');
  const threads = await had<Thread[]>(request, doctor, '/api/threads');
  expect(threads.find(({ _id }) => _id === id)).toMatchObject({ unread: 1, isMasked: true });
  const read = await had<ThreadMessages>(request, doctor, `/api/threads/${id}/messages`);
  const [message] = read.messages;
  expect(message).toMatchObject({ by: 'other' });
  expect(message?.text).toContain('Is Monday free?');
  expect(message?.text).not.toContain(PHONE.slice(0, 5));

  await page.goto(sectionAddress('messages'));
  await expect(page.getByRole('main')).toContainText('You: Is Monday free?');
});
