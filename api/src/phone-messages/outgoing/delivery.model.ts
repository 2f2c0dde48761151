import { type QuietHours, untilAwake } from '../../core/notifications/quiet-hours.model';
import type { ChannelFailure, ChannelName, DeliveryReport } from '../channels/channel';
import { type Consent, isAgreed } from '../numbers/consents.model';
import type { MessageKind } from '../templates/templates.model';

/** What somebody prefers; the others follow. */
export type FirstChannel = ChannelName | 'email';

const order: Record<FirstChannel, ChannelName[]> = {
  whatsapp: ['whatsapp', 'sms'],
  sms: ['sms', 'whatsapp'],
  // E-mail is not given back by a server that does not deliver it, so nothing follows it.
  email: [],
};

/** Channels by which a message of this kind may be tried, in order. */
export const channelsInOrder = (
  first: FirstChannel,
  consents: readonly Consent[],
  kind: MessageKind,
): ChannelName[] =>
  kind === 'code' || kind === 'reply'
    ? order[first]
    : order[first].filter((channel) => isAgreed(consents, { channel, kind }));

interface Timing {
  isUrgent: boolean;
  quiet: QuietHours;
  /** After this the message says nothing new. */
  uselessAfter: Date | null;
}

/** Seconds to wait before sending. What cannot wait until the morning is sent at once. */
export function secondsToWait(now: Date, { isUrgent, quiet, uselessAfter }: Timing): number {
  if (isUrgent) return 0;
  const pause = untilAwake(now, quiet);
  const isTooLate = uselessAfter !== null && now.getTime() + pause >= uselessAfter.getTime();
  return isTooLate ? 0 : Math.ceil(pause / 1_000);
}

/**
 * Attempts at one channel, after which the next one is tried: six take some two minutes with their
 * pauses. Each attempt without an answer may have sent the message, so there are two of those.
 */
const attempts: Record<ChannelFailure['kind'], number> = { refused: 1, unknown: 2, failed: 6 };

/** Whether a channel is given up after so many attempts, the last of which ended like this. */
export const isGivenUp = (kind: ChannelFailure['kind'], made: number): boolean =>
  made >= attempts[kind];

/** Seconds until the next attempt at the same channel. */
export const secondsUntilRetry = (attempts: number): number => 2 ** Math.min(attempts, 7);

const rank: Record<DeliveryReport['state'], number> = { sent: 0, failed: 1, delivered: 2, read: 3 };

/**
 * State of a sent message by all reports of it, in whichever order and however often they came:
 * what arrived did so, even where a failure was reported too.
 */
export const stateBy = (reports: readonly DeliveryReport['state'][]): DeliveryReport['state'] =>
  reports.reduce((highest, one) => (rank[one] > rank[highest] ? one : highest), 'sent');
