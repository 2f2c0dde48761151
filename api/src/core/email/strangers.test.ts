import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import * as requests from '../../booking/appointment-requests/requests.text';
import * as waitlist from '../../booking/bookings/waitlist.text';
import { bookingEmail } from '../../booking/notifications/booking-email';
import { text as notifications } from '../../booking/notifications/notifications.text';
import type { NotifiedBooking } from '../../booking/notifications/notified-booking.model';
import * as questions from '../../community/questions/questions.text';
import * as alerts from '../../directory/alerts/alerts.text';
import * as campaigns from '../../fundraising/campaigns/campaign.emails';
import * as donations from '../../fundraising/donations/donation.emails';
import * as accounts from '../../identity/accounts/account.emails';
import * as verification from '../../onboarding/verification/verification.text';
import * as links from '../../practice/clients/client-links.text';
import * as support from '../../support/tickets/support.text';
import { packageRoot } from '../config/package-root';
import type { Email } from './emails';
import { named, quoted, quotedLine } from './strangers.model';

const hostile = `Claim your prize\r\nBcc: x@evil.example\r\n\r\nat https://evil.example/x or www.evil.example ${'!'.repeat(5_000)}`;
const link = 'https://nukkad.example/link';
const to = 'reader@example.in';
const moment = new Date('2030-01-01T04:30:00Z');

const booking: NotifiedBooking = {
  ...{ id: 'id', reference: 'NK-B-000001', kind: 'appointment', status: 'confirmed' },
  ...{ start: moment, end: moment, timeZone: 'Asia/Kolkata', what: hostile, where: hostile },
  ...{ joinUrl: null, changes: 0, wasConfirmed: false, series: null, dashboard: '/' },
  client: { name: hostile, userId: null, email: to },
  vendor: { name: hostile, userId: null, email: to },
};
const notified = (side: 'client' | 'vendor') => {
  const words =
    notifications.notification('confirmed', side, booking) ??
    notifications.reminder(24, side, booking);
  const more = { to, side, note: hostile, link: { label: 'See it', address: link } };
  return bookingEmail(words, booking, more);
};
const donation = {
  ...{ amount: 100, currency: 'INR' as const, number: 1, isTest: false },
  ...{ name: hostile, title: hostile, organiser: hostile },
};
const ticket = { to, name: hostile, number: 'NK-T-000001', address: link };
const asked = { to, reference: 'NK-Q-000001', question: hostile };
const decided = { to, name: hostile, address: link, note: undefined };
const freed = { name: hostile, start: moment, timeZone: 'Asia/Kolkata' };
const listing = { to, topic: hostile, city: 'Hyderabad' };
const who = { name: hostile, email: 'a@b.example', phone: '+919845012345' };

/** Each email that carries a name, title or text chosen by a user. */
const emails: Record<string, () => Email[]> = {
  confirmAlertEmail: () => [
    alerts.confirmAlertEmail({ ...listing, confirm: link, end: link, days: 7 }),
  ],
  keptAlertEmail: () => [alerts.keptAlertEmail({ ...listing, end: link })],
  listedEmail: () => [alerts.listedEmail({ ...listing, address: link })],
  passwordLinkEmail: () => [accounts.passwordLinkEmail(to, hostile, link)],
  addressChangingEmail: () => [accounts.addressChangingEmail(to, hostile, 'a@b.example')],
  addressChangedEmail: () => [
    accounts.addressChangedEmail(to, hostile, { next: 'a@b.example', link }),
  ],
  addressTakenBackEmail: () => [accounts.addressTakenBackEmail(to, hostile)],
  passwordChangedEmail: () => [
    accounts.passwordChangedEmail(to, hostile, { passkeysRemoved: [hostile], passkeysKept: [] }),
    accounts.passwordChangedEmail(to, hostile, { passkeysRemoved: [], passkeysKept: [hostile] }),
  ],
  callBackEmail: () => [
    requests.callBackEmail({
      ...{ to, vendorName: hostile, dashboard: link, reference: 'NK-A-000001' },
      ...{ name: hostile, phone: '+919845012345', city: hostile },
    }),
  ],
  waitlistEmail: () => [waitlist.waitlistEmail(to, hostile, freed)],
  publishedEmail: () => [
    campaigns.publishedEmail(to, hostile, hostile, link),
    questions.publishedEmail(asked, link),
  ],
  returnedEmail: () => [
    campaigns.returnedEmail(to, hostile, hostile, 'Too short', link),
    verification.returnedEmail({
      ...decided,
      rejected: [{ title: hostile, reason: 'Not readable' }],
    }),
  ],
  stoppedEmail: () => [campaigns.stoppedEmail(to, hostile, hostile, 'Fraud', link)],
  proofEmail: () => [links.proofEmail(to, hostile, link)],
  invitationEmail: () => [links.invitationEmail(to, hostile, link)],
  receiptEmail: () => [donations.receiptEmail(to, donation, link)],
  refundEmail: () => [donations.refundEmail(to, donation, 'Stopped', link)],
  interestEmail: () => [donations.interestEmail(to, { ...ticket, title: hostile, who })],
  rejectedEmail: () => [questions.rejectedEmail(asked, 'Twice')],
  answeredEmail: () => [
    questions.answeredEmail(asked, hostile, link),
    support.answeredEmail(ticket, hostile),
  ],
  closedEmail: () => [support.closedEmail(ticket)],
  reopenedEmail: () => [support.reopenedEmail(ticket)],
  documentEmail: () => {
    const notification = { title: 'Your document was approved', text: `“${hostile}” is shown.` };
    return [verification.documentEmail({ to, name: hostile, notification, address: link })];
  },
  approvedEmail: () => [verification.approvedEmail({ ...decided, rejected: [] })],
  bookingEmail: () => [notified('client'), notified('vendor')],
};

/** Functions whose emails carry only texts of ours or of the site's editors. */
const ours = [
  ...['registrationEmail', 'newAddressEmail', 'codeEmail', 'linkedEmail', 'arrivedEmail'],
  ...['passkeyAddedEmail', 'passkeyRemovedEmail', 'enrolmentEmail', 'confirmEmail', 'topicEmail'],
];

/** Functions that find a user by email address, or choose between two emails tested here. */
const notWritten = /(By|With|Of)Email$|^authorEmail$/;

/** The text without the parts quoted as user content. */
const unquoted = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n')
    .replace(/“[^”]*”/g, '');

for (const [name, write] of Object.entries(emails)) {
  test(`${name} makes no link of what somebody chose, and carries little of it`, () => {
    for (const { subject, text } of write()) {
      assert.doesNotMatch(subject, /[\r\n]|:\/\/|www\./);
      assert.ok(subject.length < 2 * limits.emailNameMaxLength, subject);
      assert.doesNotMatch(unquoted(text), /\/evil|www\.evil|^Bcc:/m);
      assert.ok(text.length < 4 * limits.emailQuoteMaxLength, `${text.length} characters`);
    }
  });
}

test('every email is judged here', () => {
  const source = path.join(packageRoot, 'src');
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('testing'))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /^export (?:const|function) (\w+Email)\b/gm,
      ),
    ])
    .map(([, name]) => `${name}`)
    .filter((name) => !notWritten.test(name));
  assert.deepEqual([...new Set(written)].sort(), [...Object.keys(emails), ...ours].sort());
});

test('names and texts that are none of these stay as they are', () => {
  assert.equal(named('Dr. A.K. Rao'), 'Dr. A.K. Rao');
  assert.equal(quoted('One\nTwo'), '> One\n> Two');
  assert.equal(quotedLine('He said “no”'), "“He said 'no'”");
});
