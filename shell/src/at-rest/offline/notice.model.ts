/** What a person is told of the connection; `none`: nothing. */
export type Notice =
  | { state: 'none' }
  | { state: 'offline' }
  | { state: 'kept'; isOffline: boolean; at: string };

/**
 * @param at ISO time of the oldest kept answer that this page shows; null without one
 */
export function noticeOf(isOnline: boolean, at: string | null): Notice {
  if (at !== null) return { state: 'kept', isOffline: !isOnline, at };
  return isOnline ? { state: 'none' } : { state: 'offline' };
}

/** The older of two ISO times: a page is as old as the oldest of what it shows. */
export function older(one: string | null, other: string): string {
  return one !== null && one < other ? one : other;
}
