export const text = { title: 'Payments' } as const;
