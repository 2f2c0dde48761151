export { registerMessaging } from './register';
export { clientName, type Reader, seenBy, sideOf, toMessage } from './threads.model';
export type { ThreadsService } from './threads.service';
export { messagesOf, threadsOf } from './threads.store';
