import { z } from 'zod';
import * as feeds from '../schemas/calendar-feeds.schema';
import { nothing, uuid } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'mine';

export const calendarFeedsEndpoints = {
  getCalendarFeeds: defineEndpoint({
    method: 'GET',
    path: '/api/me/calendar-feeds',
    tag,
    summary: 'Secret addresses at which the caller’s calendars are read',
    answers: { 200: feeds.calendarFeeds },
  }),

  createCalendarFeed: defineEndpoint({
    method: 'POST',
    path: '/api/me/calendar-feeds',
    tag,
    summary: 'Make a calendar to subscribe to',
    description: 'One of each scope: another one takes its place, and the old address ends.',
    body: feeds.calendarFeedOrder,
    answers: { 201: feeds.calendarFeed },
  }),

  endCalendarFeed: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/calendar-feeds/:feedId',
    tag,
    summary: 'End an address at which a calendar is read',
    params: z.object({ feedId: uuid }),
    answers: { 204: nothing },
  }),
};
