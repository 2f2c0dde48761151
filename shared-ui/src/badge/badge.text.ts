export const text = {
  whyBadge: (label: string) => `${label}: what was checked`,
} as const;
