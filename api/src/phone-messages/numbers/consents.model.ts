import type { ChannelName } from '../channels/channel';
import type { ConsentKind } from '../templates/templates.model';

export const consentKinds: readonly ConsentKind[] = ['bookings', 'reminders', 'waitlist'];

/** A channel and a kind of message. */
export interface Subject {
  channel: ChannelName;
  kind: ConsentKind;
}

export interface Consent extends Subject {
  isGiven: boolean;
  at: Date;
}

/** Whether it holds that this kind may be sent by this channel: never without a consent. */
export const isAgreed = (consents: readonly Consent[], { channel, kind }: Subject): boolean =>
  consents.some((one) => one.channel === channel && one.kind === kind && one.isGiven);

/** Words that end all messages, in the languages of messages; also without a button for them. */
const stopWords = new Set([
  ...['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'opt out', 'optout'],
  ...['रोकें', 'रोको', 'बंद करें', 'बंद', 'ನಿಲ್ಲಿಸಿ', 'ನಿಲ್ಲಿಸು', 'ಬೇಡ'],
]);

/** A message that says nothing but stop, whatever its case and punctuation. */
export const saysStop = (text: string): boolean =>
  stopWords.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\s]+/gu, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  );
