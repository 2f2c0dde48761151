import type {
  Address,
  AddressOrder,
  FavouritesAnswer,
  NotificationsAnswer,
  PersonalExport,
  PinPlace,
  Thread,
  ThreadMessage,
  ThreadMessages,
  Ticket,
  TicketMessage,
  TicketThread,
} from '../wire';

/** Calls about what somebody keeps here: places, favourites, letters, news. */
export interface MineCalls {
  getAddresses: { answer: Address[] };
  addAddress: { body: AddressOrder; answer: Address };
  changeAddress: { params: { addressId: string }; body: AddressOrder; answer: Address };
  removeAddress: { params: { addressId: string }; answer: undefined };
  getPin: { params: { pin: string }; answer: PinPlace };
  getFavourites: { answer: FavouritesAnswer };
  /** Adds to what is there: hearts of a device meet those of the account. Answers all ids. */
  mergeFavourites: { body: { ids: string[] }; answer: string[] };
  keepFavourite: {
    params: { vendorId: string };
    body: { list?: string | null };
    answer: undefined;
  };
  dropFavourite: { params: { vendorId: string }; answer: undefined };
  getMyTickets: { answer: Ticket[] };
  getTicket: { params: { ticketId: string }; answer: TicketThread };
  writeToSupport: { body: { message: string }; answer: TicketThread };
  replyToTicket: { params: { ticketId: string }; body: { message: string }; answer: TicketMessage };
  closeTicket: { params: { ticketId: string }; answer: TicketThread };
  getThreads: { answer: Thread[] };
  openThread: { body: { vendorId: string }; answer: Thread };
  getThread: { params: { threadId: string }; query: { before?: string }; answer: ThreadMessages };
  sendMessage: { params: { threadId: string }; body: { text: string }; answer: ThreadMessage };
  markThreadRead: { params: { threadId: string }; answer: undefined };
  getNotifications: { query: { cursor?: string }; answer: NotificationsAnswer };
  /** Those named, or all. */
  markNotificationsRead: { body: { ids?: string[] }; answer: undefined };
  exportMyData: { answer: PersonalExport };
}

export const mineEndpoints = {
  getAddresses: { method: 'GET', path: '/api/me/addresses' },
  addAddress: { method: 'POST', path: '/api/me/addresses' },
  changeAddress: { method: 'PUT', path: '/api/me/addresses/:addressId' },
  removeAddress: { method: 'DELETE', path: '/api/me/addresses/:addressId' },
  getPin: { method: 'GET', path: '/api/geo/pins/:pin' },
  getFavourites: { method: 'GET', path: '/api/me/favourites' },
  mergeFavourites: { method: 'PUT', path: '/api/me/favourites' },
  keepFavourite: { method: 'PUT', path: '/api/me/favourites/:vendorId' },
  dropFavourite: { method: 'DELETE', path: '/api/me/favourites/:vendorId' },
  getMyTickets: { method: 'GET', path: '/api/support/tickets' },
  getTicket: { method: 'GET', path: '/api/support/tickets/:ticketId' },
  writeToSupport: { method: 'POST', path: '/api/me/support/tickets' },
  replyToTicket: { method: 'POST', path: '/api/support/tickets/:ticketId/messages' },
  closeTicket: { method: 'POST', path: '/api/support/tickets/:ticketId/close' },
  getThreads: { method: 'GET', path: '/api/threads' },
  openThread: { method: 'POST', path: '/api/threads' },
  getThread: { method: 'GET', path: '/api/threads/:threadId/messages' },
  sendMessage: { method: 'POST', path: '/api/threads/:threadId/messages' },
  markThreadRead: { method: 'POST', path: '/api/threads/:threadId/read' },
  getNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  exportMyData: { method: 'GET', path: '/api/me/export' },
} as const;

export const mineOutlines = {
  getAddresses: 'list',
  addAddress: ['_id', 'line'],
  changeAddress: ['_id', 'line'],
  removeAddress: 'nothing',
  getPin: ['pin', 'city'],
  getFavourites: ['favourites', 'lists'],
  mergeFavourites: 'list',
  keepFavourite: 'nothing',
  dropFavourite: 'nothing',
  getMyTickets: 'list',
  getTicket: ['_id', 'messages'],
  writeToSupport: ['_id', 'messages'],
  replyToTicket: ['_id', 'text'],
  closeTicket: ['_id', 'messages'],
  getThreads: 'list',
  openThread: ['_id', 'with'],
  getThread: ['thread', 'messages'],
  sendMessage: ['_id', 'text'],
  markThreadRead: 'nothing',
  getNotifications: ['notifications', 'unread'],
  markNotificationsRead: 'nothing',
  exportMyData: ['exportedAt', 'account'],
} as const;
