export const text = {
  next: (name: string) => `Next in the queue: ${name}`,
} as const;
