export { registerSupport } from './register';
export { notifySubscribers } from './subscriptions/notify-subscribers';
export { ticketPlaces } from './tickets/ticket-notifications';
export { ticketsQueue } from './tickets/tickets.queue';
