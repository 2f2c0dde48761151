/** Badge text, limited to the space on the bell. */
const badge = (unread: number) => (unread > 99 ? '99+' : String(unread));

export const text = {
  /** The accessible name contains the visible text, for users of speech input. */
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${badge(unread)} unread`,
  badge,
  arrived: (title: string) => `New notification: ${title}.`,
  title: 'Notifications',
  readAll: 'Mark all as read',
  reading: 'Marking…',
  readFailed: 'They could not be marked as read.',
  loading: 'Loading notifications…',
  failed: 'Your notifications could not be loaded.',
  older: 'Show older',
  none: 'Nothing new. News about your bookings, messages and reviews appears here.',
  unread: 'Unread',
  retry: 'Retry',
};
