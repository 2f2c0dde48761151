/** A limit is looked at this often, so a block of any length costs one of these. */
const looks = 10;

/** Nothing came within the time that was given. */
export class TimeIsUp extends Error {}

/**
 * What `work` gives, unless it takes longer than `milliseconds` of this process's own time: while
 * the event loop is blocked an answer may be there already and cannot be read, so a block counts
 * as one look and not as its length. Fails with `TimeIsUp`; the work goes on unheard.
 */
export function withinOwnTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = looks;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new TimeIsUp());
    }, milliseconds / looks);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
