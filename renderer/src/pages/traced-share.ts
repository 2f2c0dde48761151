/**
 * Header by which a page learns which share of its calls is to be traced, 0 to 1: scripts of the page can read
 * no other header of its own answer. None where nothing is traced.
 */
export const tracedShareHeader = (share: number | undefined): Record<string, string> =>
  share === undefined ? {} : { 'server-timing': `traces;desc="${share}"` };
