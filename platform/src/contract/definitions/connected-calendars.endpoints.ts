import { z } from 'zod';
import * as connected from '../schemas/connected-calendars.schema';
import { nothing, uuid } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

const params = z.object({ calendarId: uuid });

export const connectedCalendarsEndpoints = {
  getConnectedCalendars: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/connected-calendars',
    tag,
    summary: 'Calendars elsewhere whose busy times cannot be booked',
    answers: { 200: connected.connectedCalendars },
  }),

  connectCalendar: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/connected-calendars',
    tag,
    summary: 'Connect a calendar that is kept elsewhere',
    description: 'It is read at once: one that cannot be read is refused.',
    body: connected.connectedCalendarOrder,
    answers: { 201: connected.connectedCalendar },
  }),

  readConnectedCalendarNow: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/connected-calendars/:calendarId/read',
    tag,
    summary: 'Read a connected calendar without waiting for its turn',
    params,
    answers: { 200: connected.connectedCalendar },
  }),

  disconnectCalendar: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/connected-calendars/:calendarId',
    tag,
    summary: 'Disconnect a calendar; its busy times can be booked again',
    params,
    answers: { 204: nothing },
  }),
};
