const MINUTE = 60_000;
/** Different keys within a minute; a part can put anything into its messages. */
const MOST = 100;

/** True for the first of equal keys within a minute, and for so many different ones. */
export function firstOfMinute(): (key: string) => boolean {
  let since = 0;
  let seen = new Set<string>();
  return (key) => {
    if (Date.now() - since >= MINUTE) {
      since = Date.now();
      seen = new Set();
    }
    if (seen.has(key) || seen.size >= MOST) return false;
    seen.add(key);
    return true;
  };
}
