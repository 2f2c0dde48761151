export { registerSupport } from './register';
export { tellSubscribers } from './subscriptions/notify-subscribers';
export { ticketPlaces } from './tickets/ticket-notifications';
export { ticketsQueue } from './tickets/tickets.queue';
