/** The rooms a booking leads to. */
export const places = { clients: 'patients', messages: 'messages' } as const;
