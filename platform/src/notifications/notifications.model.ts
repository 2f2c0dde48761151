import type { Notification, NotificationsAnswer } from '../contract';

/** The page with a notification that has just arrived; a listed one is not counted again. */
export function withArrival(page: NotificationsAnswer, arrival: Notification): NotificationsAnswer {
  if (page.notifications.some(({ _id }) => _id === arrival._id)) return page;
  return {
    ...page,
    notifications: [arrival, ...page.notifications],
    unread: page.unread + (arrival.isRead ? 0 : 1),
  };
}

/** The page after the given notifications have been read; all without ids. */
export function withRead(page: NotificationsAnswer, ids?: readonly string[]): NotificationsAnswer {
  const isMarked = ({ _id, isRead }: Notification) => !isRead && (ids?.includes(_id) ?? true);
  const marked = page.notifications.filter(isMarked).length;
  return {
    ...page,
    notifications: page.notifications.map((one) =>
      isMarked(one) ? { ...one, isRead: true } : one,
    ),
    unread: ids ? page.unread - marked : 0,
  };
}

/** The page followed by the next one, which was read from its `next`. */
export function withOlder(
  page: NotificationsAnswer,
  { notifications, next }: NotificationsAnswer,
): NotificationsAnswer {
  return { ...page, notifications: [...page.notifications, ...notifications], next };
}
