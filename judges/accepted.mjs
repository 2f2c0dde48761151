/**
 * Findings that stay as they are, and why; docs/judged.md says it at length.
 *
 * @type {import('./support/verdict.mjs').Acceptance[]}
 */
export const accepted = [];
