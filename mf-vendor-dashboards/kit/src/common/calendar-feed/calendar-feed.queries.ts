import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { CalendarFeed, CalendarFeedOrder } from '@nukkad/platform/contract';

export const useCalendarFeeds = () => useEndpoint('getCalendarFeeds');

/** Each call rejects with an ApiError; on success the list is updated at once. */
export function useCalendarFeedChanges() {
  const answers = useAnswers();
  const follow = (change: (list: CalendarFeed[]) => CalendarFeed[]) =>
    answers.change('getCalendarFeeds', undefined, change);
  return {
    /** Ends the address that the scope had. */
    async make(body: CalendarFeedOrder) {
      const made = await api.call('createCalendarFeed', { body });
      follow((list) => [...list.filter(({ scope }) => scope !== body.scope), made]);
    },
    async end(feedId: string) {
      await api.call('endCalendarFeed', { params: { feedId } });
      follow((list) => list.filter(({ _id }) => _id !== feedId));
    },
  };
}
