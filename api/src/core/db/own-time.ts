/** The time limit is counted in this many steps, so a blocked event loop costs one at most. */
const looks = 10;

/** The time limit passed without a result. */
export class TimeIsUp extends Error {}

/**
 * The result of `work`, unless it takes longer than `milliseconds` of this process's own time:
 * while the event loop is blocked a finished answer cannot be read, so a block counts as one step
 * instead of its length. Fails with `TimeIsUp`; the work goes on and its result is ignored.
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
