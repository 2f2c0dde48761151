import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarTexts, writtenEmails } from '../../../test/fixtures/written-emails';
import { notificationTemplates, wordsOf } from '../notifications/templates';
import '../../app';
import { messageLanguages } from './message-language';

const scripts = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };
const said = { hi: 'आशा राव', kn: 'ಆಶಾ ರಾವ್' };

/** Names, zones and units that are written in Latin letters in every language. */
const latin = new Set(['Nukkad', 'Google', 'GST', 'IST', 'am', 'pm', 'AM', 'PM']);

/** Longest subject line that every mail program shows whole (RFC 5322 recommends it for lines). */
const subjectMost = 78;

const start = '2030-01-01T04:30:00.000Z';
const booking = {
  ...{ kind: 'lesson', status: 'requested', start, timeZone: 'Asia/Kolkata' },
  ...{ client: { name: '%' }, vendor: { name: '%' } },
};
const money = { amount: 150_050, currency: 'INR', title: '%' };
const complaint = { number: 'NK-C-000001', level: 2 };
const states = ['received', 'published', 'rejected', 'taken-down', 'in-progress'];
const review = { professional: '%', reason: '%' };
const calendar = { host: 'calendar.example', timeZone: 'Asia/Kolkata' };

/** Values of every template, `%` for what somebody has chosen; names of lists are English. */
const values: Record<string, unknown[][]> = {
  'booking.changed': [
    ...['asked', 'confirmed', 'moved', 'declined', 'cancelled', 'expired', 'over', 'missed'].map(
      (change) => [change, 'client', booking],
    ),
    ...['asked', 'confirmed', 'moved', 'cancelled', 'expired'].map((change) => [
      ...[change, 'vendor', booking],
    ]),
  ],
  'booking.reminder': [
    [24, 'client', booking],
    [2, 'vendor', booking],
  ],
  'waitlist.freed': [[{ name: '%', start, timeZone: 'Asia/Kolkata' }]],
  'waitlist-over.ended': [['%']],
  'phone-reply.coming': [[{ client: '%', start, timeZone: 'Asia/Kolkata' }]],
  'appointment-request.callBack': [
    [{ reference: 'NK-A-000001', name: '%', phone: '+919845012345', city: 'Bengaluru' }],
  ],
  'connected-calendar.unread': [
    [{ ...calendar, keptUntil: start, isGivenUp: false }],
    [{ ...calendar, keptUntil: null, isGivenUp: true }],
  ],
  'office-grant.granted': [['Permits, Department of Transport', '']],
  'office-grant.rejected': [['Permits, Transport', '%']],
  'office-grant.revoked': [['%', '%']],
  'complaint.toComplainant': [...states, 'escalated', 'answered', 'closed'].map((state) => [
    ...[state, complaint, '%'],
  ]),
  'complaint.toOffice': ['published', 'escalated', 'contested', 'closed', 'taken-down'].map(
    (state) => [...[state, { ...complaint, level: 9 }]],
  ),
  'campaign.published': [['%']],
  'campaign.returned': [['%', '%']],
  'campaign.stopped': [['%', '%']],
  'donation.given': [[{ ...money, name: '%' }], [{ ...money, name: null }]],
  'donation.refunded': [[{ ...money, reason: '%' }]],
  'donation.interested': [['%', '%']],
  'thread.message': [['%', '%']],
  'ticket.answered': [['NK-T-000001']],
  'ticket.closed': [['NK-T-000001']],
  'ticket.reopened': [['NK-T-000001']],
  'review.published': [
    ['%', 1],
    ['%', 4],
  ],
  'review.replied': [['%']],
  'review-reporter.keep': [[review], [{ professional: '%' }]],
  'review-reporter.take-down': [[review]],
  'review-reporter.publish': [[review]],
  'review-writer.take-down': [[review]],
  'review-writer.publish': [[review]],
  'review-subject.take-down': [[review]],
  'review-subject.publish': [[review]],
  'story.published': [['%']],
  'story.refused': [['%', '%']],
  'story.taken-down': [['%', '%']],
  'story.about-you': [['%']],
  'release-health.takenBack': [[{ part: '%', canary: '1.2.3', owner: '%' }, '%']],
  'refund.failed': [[]],
  'gst.asked': [[]],
  'transfer.notFound': [[]],
  'package.sold': [[1], [5]],
  'payout.pay': [['₹1,200']],
  'payout.return': [['₹1,200']],
  'payout.reverse': [['₹1,200']],
  'payout.given': [['%']],
  'payout.verified': [['%']],
  'payout.refused': [['%']],
  'verification.approved': [[]],
  'verification.returned': [[]],
  'verification.document-approved': [['Degree certificate']],
  'verification.document-rejected': [['Teaching certificate', '%']],
  'assignment.set': [[{ teacher: '%', title: '%', dueOn: '2030-01-07' }]],
  'assignment.submitted': [['%', '%']],
  'assignment.graded': [[{ teacher: '%', title: '%', marks: 7, most: 10 }]],
  'claim.approved': [['%']],
  'claim.rejected': [['%', '%']],
  'client-link.linked': [['%']],
  'client-link.refused': [['%']],
  'client-link.ended': [['%']],
  'client-link-professional.requested': [[]],
  'client-link-professional.linked': [[]],
  'client-link-professional.ended': [[]],
};

/** What is left of a text without addresses and references, which no language has words for. */
const words = (text: string) =>
  text
    .replace(/https?:\S+|\S+@\S+|\b(?:NK-[A-Z]-\d+|[a-z]+\.example)\b/g, ' ')
    .match(/[A-Za-z]+/g)
    ?.filter((word) => !latin.has(word)) ?? [];

const broken = /undefined|null|NaN|\[object|\$\{/;

test('every template has values here', () => {
  assert.deepEqual([...notificationTemplates.keys()].sort(), Object.keys(values).sort());
});

for (const language of ['hi', 'kn'] as const) {
  for (const [name, emails] of Object.entries(
    writtenEmails(language, said[language], said[language]),
  )) {
    test(`${name} is in ${language}, whole`, () => {
      for (const { subject, text } of emails) {
        assert.match(text, scripts[language]);
        assert.match(subject, scripts[language]);
        assert.doesNotMatch(subject + text, broken);
        assert.deepEqual(words(`${subject} ${text}`), [], text);
      }
    });
  }

  test(`entries of calendars are in ${language}, whole`, () => {
    for (const text of calendarTexts(language, said[language])) {
      assert.match(text, scripts[language]);
      assert.doesNotMatch(text, broken);
      assert.deepEqual(words(text), [], text);
    }
  });

  for (const [template, cases] of Object.entries(values)) {
    test(`${template} is in ${language}, whole`, () => {
      for (const one of cases) {
        const filled = JSON.parse(JSON.stringify(one).replaceAll('%', said[language]));
        const stored = { title: 'in English', text: 'in English', template, values: filled };
        const { title, text } = wordsOf(stored, language);
        assert.match(title, scripts[language]);
        assert.match(text, scripts[language]);
        assert.doesNotMatch(title + text, broken);
        assert.deepEqual(words(`${title} ${text}`), [], text);
      }
    });
  }
}

test('a subject is as short as in English', () => {
  const [english, ...others] = messageLanguages.map((language) =>
    writtenEmails(language, 'Asha Rao', 'Asha Rao'),
  );
  for (const [name, emails] of Object.entries(english ?? {})) {
    emails.forEach(({ subject }, nth) => {
      if ([...subject].length > subjectMost) return;
      for (const other of others) {
        const translated = other[name]?.[nth]?.subject ?? assert.fail(name);
        assert.ok([...translated].length <= subjectMost, translated);
      }
    });
  }
});
