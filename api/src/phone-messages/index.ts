export { enqueueMessage } from './outgoing/enqueue-message';
export { watchPhoneSpend } from './outgoing/spend-metrics';
export { registerPhoneMessages } from './register';
export { shortTime } from './templates/templates.model';
