import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { SmsSettings, WhatsappSettings } from '../../core/config/phone-settings';
import type { Tables } from '../../core/db/tables.generated';
import { unlisted } from '../../core/http/endpoint';
import { ApiError } from '../../core/http/problems';
import { asMessage } from '../../core/language/message';
import type { DeliveryReport, IncomingMessage } from '../channels/channel';
import { gupshupReplies, gupshupReports } from '../channels/gupshup';
import { msg91Replies, msg91Reports } from '../channels/msg91';
import { isSameSecret, isSignedByMeta, whatsappEvents } from '../channels/whatsapp-events';
import { addReports } from '../outgoing/messages.store';
import { addReplies } from './replies.store';

interface Options {
  db: Kysely<Tables>;
  sms: SmsSettings | undefined;
  whatsapp: WhatsappSettings | undefined;
}

/** Providers send from few addresses, and much at once. */
const config = { ...unlisted.config, rateLimit: { max: 6_000, timeWindow: '1 minute' } };

const handshake = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

const smsReaders: Record<
  SmsSettings['provider'],
  {
    reports: (fields: Record<string, unknown>) => DeliveryReport[];
    replies: (fields: Record<string, unknown>) => IncomingMessage[];
  }
> = {
  msg91: { reports: msg91Reports, replies: (fields) => msg91Replies(fields) },
  gupshup: { reports: gupshupReports, replies: gupshupReplies },
};

/** What providers tell us: at least once, in any order. Stored before it is acknowledged. */
export const webhooksRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, sms, whatsapp },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const store = (provider: string, reports: DeliveryReport[], messages: IncomingMessage[]) =>
    db.transaction().execute(async (trx) => {
      await addReports(trx, provider, reports);
      await addReplies(trx, provider, messages);
    });

  app.route({
    ...{ method: 'GET', url: '/api/phone/whatsapp', config },
    schema: { ...unlisted.schema, querystring: handshake },
    handler: async ({ query }, reply) => {
      const isOurs = whatsapp && isSameSecret(whatsapp.verifyToken, query['hub.verify_token']);
      if (!isOurs) throw notOurs();
      return reply.type('text/plain; charset=utf-8').send(query['hub.challenge']);
    },
  });

  app.route({
    ...{ method: 'POST', url: '/api/phone/whatsapp', bodyLimit: 262_144, config },
    ...{ schema: unlisted.schema },
    handler: async ({ headers, body }) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const signature = headers['x-hub-signature-256'];
      if (!whatsapp || !isSignedByMeta(whatsapp.appSecret, signature, raw)) throw notOurs();
      const events = whatsappEvents(whatsapp.phoneId, raw);
      if (!events) throw new ApiError('bad-request', asMessage('This tells of no message.'));
      await store('whatsapp', events.reports, events.messages);
      return '';
    },
  });

  app.route({
    ...{ method: ['GET', 'POST'], url: '/api/phone/sms', bodyLimit: 262_144, config },
    ...{ schema: unlisted.schema },
    handler: async ({ query, body }) => {
      const { key, ...inQuery } = query as Record<string, unknown>;
      if (!sms || !isSameSecret(sms.reportKey, key)) throw notOurs();
      const fields = { ...inQuery, ...fieldsIn(body) };
      const { reports, replies } = smsReaders[sms.provider];
      await store(sms.provider, reports(fields), replies(fields));
      return '';
    },
  });
};

const notOurs = () =>
  new ApiError('forbidden', asMessage('This is not signed by a provider of ours.'));

/** A form, or JSON: an object, or a list under `data`. */
function fieldsIn(body: unknown): Record<string, unknown> {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  const text = body.toString();
  if (!/^\s*[[{]/.test(text)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const said: unknown = JSON.parse(text);
    return Array.isArray(said) ? { data: said } : (said as Record<string, unknown>);
  } catch {
    return {};
  }
}
