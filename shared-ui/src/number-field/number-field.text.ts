export const text = {
  /** What a voice calls the field. */
  kind: 'Number field',
  less: (what: string) => `Decrease: ${what}`,
  more: (what: string) => `Increase: ${what}`,
} as const;
