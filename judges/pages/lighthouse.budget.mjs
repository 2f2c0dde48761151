/** Audit of Lighthouse → the most that a measured page may have of it: bytes, a shift, elements. */
export const budget = {
  'total-byte-weight': 700_000,
  'cumulative-layout-shift': 0.01,
  'dom-size': 2_000,
};
