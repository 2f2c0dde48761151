import { practiceCalendarAddress } from '@nukkad/platform/contract';
import { daysQuery } from '@nukkad/platform/contract/definitions';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { practiceOf } from '../../core/auth/practice-of';
import { calendarFileName } from '../../core/email/emails';
import type { CalendarService } from './calendar.service';

interface Options {
  calendar: CalendarService;
}

const pathOf = (format: 'csv' | 'ics') =>
  practiceCalendarAddress(format, '', '').split('?', 1)[0] as string;

const schema = { hide: true, querystring: daysQuery };

/** A practice's calendar as CSV and iCalendar files. */
export const calendarFilesRoutes: FastifyPluginAsyncZod<Options> = async (app, { calendar }) => {
  app.route({
    ...{ method: 'GET', url: pathOf('csv'), config: { policy: 'vendor' }, schema },
    handler: async (request, reply) => {
      const text = await calendar.csv(practiceOf(request), request.query);
      return send(reply, 'text/csv', 'bookings.csv', text);
    },
  });

  app.route({
    ...{ method: 'GET', url: pathOf('ics'), config: { policy: 'vendor' }, schema },
    handler: async (request, reply) => {
      const text = await calendar.ics(practiceOf(request), request.query);
      return send(reply, 'text/calendar', calendarFileName, text);
    },
  });
};

const send = (reply: FastifyReply, type: string, name: string, text: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
