export const text = { title: 'Availability' } as const;
