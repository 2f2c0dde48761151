import type { PhoneSettings } from '@nukkad/platform/contract';

type Channel = PhoneSettings['channels'][number]['channel'];
type Kind = PhoneSettings['consents'][number]['kind'];

export const text = {
  what: 'messages to your phone',
  title: 'Messages to your phone',
  lead: 'Reminders and news of your bookings by WhatsApp or SMS, beside e-mails. By WhatsApp you can move and cancel by replying.',
  off: 'Messages to phones are not set up here. Everything comes by e-mail.',
  noSms: 'No number can be proved here, because SMS are not set up. Everything comes by e-mail.',
  trial: 'This is a trial: nothing is sent. Developers see the messages at /dev/phone.',
  prove: 'Prove your mobile number',
  mobile: 'Mobile number',
  mobileHint: 'We send a code to it by SMS.',
  mobileWrong: 'Enter the ten digits of a mobile number.',
  send: 'Send the code',
  sending: 'Sending…',
  sent: (number: string) => `A code is on its way to ${number}.`,
  code: 'Code',
  confirm: 'Confirm the number',
  confirming: 'Confirming…',
  otherNumber: 'Use another number',
  proved: (number: string) => `${number} is your number now.`,
  yours: (number: string, day: string) => `${number}, proved on ${day}`,
  forget: 'Forget this number',
  forgetTitle: 'Forget this number?',
  forgetWhy: 'Nothing is sent to it any more, and what you agreed to for it ends.',
  forgetting: 'Forgetting…',
  forgotten: 'The number is forgotten.',
  forgettingIt: 'Forgetting the number',
  preferences: 'What is sent to it',
  first: 'What is tried first',
  firstHint:
    'What does not arrive there comes by the others. Changes of bookings come by e-mail too.',
  firsts: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail only' },
  channel: { whatsapp: 'WhatsApp', sms: 'SMS' } satisfies Record<Channel, string>,
  channelOff: (channel: Channel) =>
    `${channel === 'sms' ? 'SMS' : 'WhatsApp'} is not set up here, so nothing comes by it.`,
  kind: {
    bookings: 'Bookings confirmed, moved or cancelled',
    reminders: 'Reminders',
    waitlist: 'Free times I wait for',
  } satisfies Record<Kind, string>,
  quiet: 'Quiet hours',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  quietHint: 'Only what is urgent comes then. The same hour twice: never quiet.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
} as const;
