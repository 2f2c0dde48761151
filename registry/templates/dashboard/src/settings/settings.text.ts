export const text = { title: 'Settings' } as const;
