/** Sizes in bytes as transferred, with best brotli compression; explained in `rules/budgets.ts`. */
export const budgets = {
  /** A remote's entry, which loads before any of its screens. */
  entry: 10_000,
  /** Scripts that a screen needs before its first render, without the entry. */
  screenScripts: 110_000,
  /** Styles that a screen needs before its first render. */
  screenStyles: 16_000,
  /** The shell's own script and style, which load first. */
  shell: 140_000,
  /** All scripts and styles that a part releases for browsers. */
  part: 900_000,
} as const;
