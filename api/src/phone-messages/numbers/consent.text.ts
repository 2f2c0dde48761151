import type { Email } from '../../core/email/emails';
import type { ChannelName } from '../channels/channel';
import type { ConsentKind } from '../templates/templates.model';

const channel: Record<ChannelName, string> = { whatsapp: 'WhatsApp', sms: 'SMS' };

const what: Record<ConsentKind, string> = {
  bookings: 'when a booking of mine is confirmed, moved or cancelled',
  reminders: 'before a booking of mine',
  waitlist: 'when a time that I wait for becomes free',
};

/** What somebody agrees to. It is stored with each consent: a changed word holds for later ones. */
export const consentWording = (by: ChannelName, kind: ConsentKind): string =>
  `Nukkad may write to my number by ${channel[by]} ${what[kind]}. I can end this at any time, here or by replying STOP.`;

export const lostEmail = (to: string): Email => ({
  to,
  subject: 'Your mobile number was proved by another account',
  text: `Hello,

The mobile number of your Nukkad account was just proved by another account, with a code that was
sent to it. Nothing is sent to it for you any more.

If the number is still yours, log in and prove it again in your profile. If you did not expect this,
ask your operator whether somebody else got a SIM of your number.
`,
});
