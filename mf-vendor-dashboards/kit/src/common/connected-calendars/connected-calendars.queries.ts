import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { ConnectedCalendar } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../saving/submit';

export const useConnectedCalendars = () => useEndpoint('getConnectedCalendars');

/** Changes of the practice's connected calendars; on success the list is updated at once. */
export function useConnectedCalendarChanges() {
  const answers = useAnswers();
  const follow = (change: (list: ConnectedCalendar[]) => ConnectedCalendar[]) => {
    answers.change('getConnectedCalendars', undefined, ({ calendars, ...rest }) => ({
      ...rest,
      calendars: change(calendars),
    }));
    // It shows busy times.
    answers.renew('getPracticeCalendar');
  };
  return {
    connect: (
      address: string,
      onConnected: (calendar: ConnectedCalendar) => void,
    ): Promise<SubmitAnswer> =>
      submitted(async () => {
        const connected = await api.call('connectCalendar', { body: { address } });
        follow((list) => [...list, connected]);
        onConnected(connected);
      }),
    /** Rejects with an ApiError. */
    async read(calendarId: string): Promise<ConnectedCalendar> {
      const read = await api.call('readConnectedCalendarNow', { params: { calendarId } });
      follow((list) => list.map((one) => (one._id === calendarId ? read : one)));
      return read;
    },
    /** Rejects with an ApiError. */
    async disconnect(calendarId: string) {
      await api.call('disconnectCalendar', { params: { calendarId } });
      follow((list) => list.filter(({ _id }) => _id !== calendarId));
    },
  };
}
