import type { PhoneContent } from '../../core/db/table-overrides';
import type { MessageLanguage } from '../../core/language/message-language';

export type ChannelName = 'whatsapp' | 'sms';

/** One message to one number, as a provider gets it. */
export interface OutgoingMessage {
  /** The same for every attempt. */
  id: string;
  /** E.164. */
  number: string;
  language: MessageLanguage;
  content: PhoneContent;
}

/** What a provider says became of a message. */
export interface DeliveryReport {
  providerId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  /** The provider's code of a failure. */
  reason: string | null;
}

/** A message from a telephone. */
export interface IncomingMessage {
  /** The same for each delivery. */
  id: string;
  /** E.164. */
  number: string;
  /** What was typed, or the id of the button that was pressed. */
  text: string;
  isButton: boolean;
  /** The provider's id of the message that it replies to. */
  replyTo: string | null;
  sentAt: Date;
}

/** A way to telephones through one provider. */
export interface PhoneChannel {
  channel: ChannelName;
  provider: string;
  /** Messages are stored for developers instead of being sent. */
  isTrial: boolean;
  /** False for a text that is registered in no language that could be sent. */
  canSend: (message: Pick<OutgoingMessage, 'content' | 'language'>) => boolean;
  /** Paise, by the settings. */
  costOf: (message: OutgoingMessage) => number;
  /** Resolves with the provider's id once it has accepted the message. Fails with `ChannelFailure`. */
  send: (message: OutgoingMessage) => Promise<string>;
}

/** A message that the provider did not accept. */
export class ChannelFailure extends Error {
  constructor(
    /** The provider's own code, for operators; never its text, which may repeat number and message. */
    readonly code: string,
    readonly kind:
      | 'refused' /** This message or number: another attempt is refused as well. */
      | 'failed' /** Whatever the message: keys, limits, the provider itself. */
      | 'unknown' /** No answer came: it may have been accepted. */,
  ) {
    super(`The provider did not accept the message: ${code}.`);
  }
}
