/**
 * A scheme, `www.`, or a host with a path. Degrees such as `M.Sc/B.Tech` are none: a host of one
 * letter counts only under the endings that such hosts have.
 */
const webAddress =
  /:\/\/|\bwww\.|[\p{L}\p{M}\p{N}]{2}\.[\p{L}\p{M}]{2,}\/|[\p{L}\p{N}]\.(?:co|com|in|ly|me|net|org)\//iu;

/** Whether a mail program would make a link of something in it. */
export const holdsWebAddress = (typed: string): boolean => webAddress.test(typed.normalize('NFKC'));
