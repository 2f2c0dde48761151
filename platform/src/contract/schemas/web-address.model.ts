/**
 * A scheme, `www.`, or a host with a path. Degrees such as `M.Sc/B.Tech` do not match: a one-letter
 * host counts only under the top-level domains that have such hosts.
 */
const webAddress =
  /:\/\/|\bwww\.|[\p{L}\p{M}\p{N}]{2}\.[\p{L}\p{M}]{2,}\/|[\p{L}\p{N}]\.(?:co|com|in|ly|me|net|org)\//iu;

/** Whether a mail client would turn part of the text into a link. */
export const holdsWebAddress = (typed: string): boolean => webAddress.test(typed.normalize('NFKC'));
