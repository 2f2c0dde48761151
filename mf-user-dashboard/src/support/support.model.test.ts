import { aFaq, aTicket, aTicketMessage, aTicketThread } from '@nukkad/platform/testing';
import { matching, withMessage, withSeen } from './support.model';

const faq = [
  aFaq({ _id: '1', question: 'How do I cancel?', answer: 'Under My Appointments.' }),
  aFaq({ _id: '2', question: 'Who pays?', answer: 'You pay at the visit.' }),
];

test.each([
  ['', ['1', '2']],
  ['  CANCEL ', ['1']],
  ['pay visit', ['2']],
  ['pay cancel', []],
])('%j finds %j', (wanted, ids) => {
  expect(matching(faq, wanted).map(({ _id }) => _id)).toEqual(ids);
});

test('an answered ticket that gets an answer waits again', () => {
  const message = aTicketMessage({ _id: 'm2', time: '2026-11-03T10:00:00Z' });
  const thread = withMessage(aTicketThread({ state: 'answered' }), message);
  expect(thread).toMatchObject({ state: 'open', updatedAt: message.time });
  expect(thread.messages.map(({ _id }) => _id)).toEqual(['ticket-message-1', 'm2']);
});

test('what was read has no news', () => {
  const [seen, other] = withSeen(
    [aTicket({ hasNews: true }), aTicket({ _id: 't2', hasNews: true })],
    'ticket-1',
  );
  expect([seen?.hasNews, other?.hasNews]).toEqual([false, true]);
});
