import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Conversation,
  nothing,
  type RebookChoice,
  type Said,
  wishOf,
} from './conversation.model';

const id = '01a220e2-0240-73ec-abbb-e2bd40313d85';
const other = '01a220e2-0240-73ec-abbb-e2bd40313d86';
const times = ['2026-12-01T05:00:00.000Z', '2026-12-01T05:30:00.000Z'];
const choice: RebookChoice = { vendorId: 'v', name: 'Dr. Rao', kind: 'appointment', service: null };

const cancelling: Conversation = { at: 'cancelling', bookingId: id };
const moving: Conversation = { at: 'moving', bookingId: id, times };
const choosing: Conversation = { at: 'choosing', choices: [choice] };
const anew: Conversation = { at: 'booking-anew', choice, times };
const helped: Conversation = { at: 'nothing', hasHelped: true };

type Case = [Conversation, string | Partial<Said>, object];

const cases: Case[] = [
  [nothing, { text: '1', about: id }, { do: 'come', bookingId: id }],
  [nothing, { text: '२', about: id }, { do: 'offer-times', bookingId: id }],
  [nothing, { text: '೩.', about: id }, { do: 'ask-cancel', bookingId: id }],
  [nothing, { text: 'Cancel!', about: id }, { do: 'ask-cancel', bookingId: id }],
  [nothing, { text: 'ಬದಲಿಸಿ', about: id }, { do: 'offer-times', bookingId: id }],
  [nothing, '1', { do: 'help' }],
  [nothing, 'book', { do: 'offer-professionals' }],
  [moving, 'बुक करें', { do: 'offer-professionals' }],
  [nothing, 'good morning', { do: 'help' }],
  [helped, 'good morning', { do: 'ignore' }],
  [helped, { text: '2', about: id }, { do: 'offer-times', bookingId: id }],
  [nothing, { text: '4', about: id }, { do: 'help' }],
  [cancelling, '1', { do: 'cancel', bookingId: id }],
  [cancelling, 'हाँ', { do: 'cancel', bookingId: id }],
  [cancelling, '2', { do: 'keep' }],
  [cancelling, 'ಇಲ್ಲ', { do: 'keep' }],
  [cancelling, '3', { do: 'help' }],
  [cancelling, { text: '1', isOld: true }, { do: 'ignore' }],
  [moving, '2', { do: 'move', bookingId: id, start: times[1] }],
  [moving, { text: '2', isOld: true }, { do: 'ignore' }],
  [moving, '3', { do: 'help' }],
  [moving, '12', { do: 'help' }],
  [choosing, '1', { do: 'offer-new-times', choice }],
  [choosing, '2', { do: 'help' }],
  [anew, '1', { do: 'book', choice, start: times[0] }],
  [anew, { text: `cancel:${id}`, isButton: true }, { do: 'ask-cancel', bookingId: id }],
  [
    moving,
    { text: `yes:${other}`, isButton: true, isOld: true },
    { do: 'cancel', bookingId: other },
  ],
  [nothing, { text: `yes:${other}` }, { do: 'help' }],
  [nothing, { text: 'yes:anything', isButton: true }, { do: 'help' }],
];

for (const [conversation, said, wish] of cases) {
  const given = typeof said === 'string' ? { text: said } : said;
  const { text = '', isOld = false } = given;
  test(`${conversation.at}: “${text}”${isOld ? ', too old,' : ''} is ${JSON.stringify(wish)}`, () => {
    const whole = { text, isButton: false, about: null, isOld, ...given };
    assert.deepEqual(wishOf(conversation, whole), wish);
  });
}
