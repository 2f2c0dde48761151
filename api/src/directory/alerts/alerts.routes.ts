import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { AlertsService } from './alerts.service';

interface Options {
  alerts: AlertsService;
}

const limited = { config: { rateLimitedAction: 'forms' }, bodyLimit: 4_096 } as const;

export const alertsRoutes: FastifyPluginAsyncZod<Options> = async (app, { alerts }) => {
  route(app, 'createListingAlert', limited, async ({ body, person }, reply) => {
    reply.header('cache-control', 'no-store');
    return alerts.ask(body, person?.userId ?? null);
  });

  route(app, 'confirmListingAlert', { ...limited }, async ({ params, body }, reply) => {
    reply.header('cache-control', 'no-store');
    return alerts.confirm(params.alertId, body.key);
  });

  route(app, 'endListingAlert', { ...limited }, async ({ params, body }, reply) => {
    reply.header('cache-control', 'no-store');
    return alerts.end(params.alertId, body.key);
  });
};
