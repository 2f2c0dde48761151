export const text = {
  chosen: (count: number) => `${count} chosen`,
} as const;
