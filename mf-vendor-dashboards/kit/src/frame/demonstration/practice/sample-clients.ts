import type { Client, SampleClient, Thread, ThreadMessages } from '@nukkad/platform/contract';
import { numbered, type SampleClock } from './sample-clock';

export interface SampleThread extends Pick<ThreadMessages, 'messages'> {
  thread: Thread;
}

/** An age in years of so many days is that age on every day. */
const YEAR = 366;

export function clientOf(sample: SampleClient, index: number, { day, at }: SampleClock): Client {
  const { name, gender, heightCm, weightKg, concern, status } = sample;
  return {
    ...{ name, gender, heightCm, weightKg, concern, status },
    _id: `sample-client-${index + 1}`,
    number: numbered('P', index + 1),
    phone: null,
    email: null,
    img: '',
    born: day(-YEAR * sample.age),
    note: null,
    registeredOn: day(-sample.registeredDaysAgo),
    lastVisit: at(-sample.lastVisitDaysAgo),
    nextVisit: null,
    visits: sample.visits,
    lessonsBought: sample.lessonsBought,
    lessonsLeft: sample.lessonsLeft,
    isArchived: false,
    hasAccount: sample.message !== null,
  };
}

/** The conversation with a client; none without an account. */
export function threadsWith(
  { _id, name }: Client,
  { message }: SampleClient,
  { hoursAgo }: SampleClock,
): SampleThread[] {
  if (message === null) return [];
  const said = { by: 'other' as const, text: message.text, time: hoursAgo(message.hoursAgo) };
  const thread: Thread = {
    _id: `sample-thread-${_id}`,
    with: { name, img: null, vendor: null },
    last: said,
    unread: message.isUnread ? 1 : 0,
    isMasked: false,
  };
  return [{ thread, messages: [{ _id: `sample-message-${_id}`, ...said }] }];
}
