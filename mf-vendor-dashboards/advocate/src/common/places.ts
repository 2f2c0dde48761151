/** The rooms a booking leads to. */
export const places = { clients: 'clients', messages: 'messages' } as const;
