/** Pages a booking links to. */
export const places = { clients: 'patients', messages: 'messages' } as const;
