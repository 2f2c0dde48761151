import type { StoreApi } from 'zustand/vanilla';

/** State that outlives a screen, and its React binding: zustand, once per page. */
export { useStore } from 'zustand/react';
export { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * `subscribe` of a store that also follows an outside source while it has listeners: another tab's
 * storage, or browser events.
 *
 * @param follow begins to follow; returns how to stop
 * @example const subscribe = subscribeFollowing(store, () => listenTo(window, 'storage', reread));
 */
export function subscribeFollowing<T>(
  store: StoreApi<T>,
  follow: () => () => void,
): (listener: () => void) => () => void {
  let count = 0;
  let stop = () => {};
  return (listener) => {
    if (count === 0) stop = follow();
    count += 1;
    const leave = store.subscribe(() => listener());
    return () => {
      leave();
      count -= 1;
      if (count === 0) stop();
    };
  };
}
