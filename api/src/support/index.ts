export { registerSupport } from './register';
export { tellSubscribers } from './subscriptions/tell-subscribers';
export { ticketPlaces } from './tickets/ticket-news';
export { ticketsQueue } from './tickets/tickets.queue';
