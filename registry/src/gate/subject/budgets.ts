/** Sizes in bytes as they travel, brotli at its best; what each means stands in `rules/budgets.ts`. */
export const budgets = {
  /** A remote's entry: it comes before any screen of it. */
  entry: 10_000,
  /** Scripts that a screen needs before it shows anything, the entry aside. */
  screenScripts: 110_000,
  /** Styles that a screen needs before it shows anything. */
  screenStyles: 16_000,
  /** The shell's own script and style, which come before everything. */
  shell: 140_000,
  /** Everything a part releases, scripts and styles. */
  part: 900_000,
} as const;
