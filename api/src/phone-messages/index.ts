export type { Answer, Converse } from './incoming/answer-reply';
export type { ReplyRow } from './incoming/replies.store';
export type { PhoneRow } from './numbers/phones.store';
export { enqueueMessage } from './outgoing/enqueue-message';
export { lastBookingMessage } from './outgoing/messages.store';
export { watchPhoneSpend } from './outgoing/spend-metrics';
export { registerPhoneMessages } from './register';
export { shortTime } from './templates/templates.model';
