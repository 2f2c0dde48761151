export const text = {
  less: (what: string) => `Decrease: ${what}`,
  more: (what: string) => `Increase: ${what}`,
} as const;
