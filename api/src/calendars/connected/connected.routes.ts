import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { ConnectedService } from './connected.service';

interface Options {
  connected: ConnectedService;
}

const bodyLimit = 8_192;

export const connectedRoutes: FastifyPluginAsyncZod<Options> = async (app, { connected }) => {
  route(app, 'getConnectedCalendars', async (request) => connected.of(practiceOf(request)));

  route(app, 'connectCalendar', { bodyLimit }, async (request) =>
    connected.connect(practiceOf(request), request.body.address),
  );

  route(app, 'readConnectedCalendarNow', async (request) =>
    connected.readNow(practiceOf(request), request.params.calendarId),
  );

  route(app, 'disconnectCalendar', async (request) =>
    connected.disconnect(practiceOf(request), request.params.calendarId),
  );
};
