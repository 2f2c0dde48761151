/** Pages a booking links to. */
export const places = { clients: 'clients', messages: 'messages' } as const;
