import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { unlisted } from '../http/endpoint';
import { outboxPage, outboxStyles } from './dev-outbox.page';
import { outboxEmails } from './dev-outbox.store';

const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The development outbox. Its emails hold sign-in codes of all users: never in production. */
export const devOutboxRoutes: FastifyPluginAsync<{ db: Kysely<Tables> }> = async (app, { db }) => {
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  app.get('/dev/outbox.json', unlisted, async (_request, reply) => {
    fresh(reply);
    return outboxEmails(db);
  });
  app.get('/dev/outbox.css', unlisted, async (_request, reply) =>
    fresh(reply).type('text/css; charset=utf-8').send(outboxStyles),
  );
  app.get('/dev/outbox', unlisted, async (_request, reply) => {
    const page = outboxPage(await outboxEmails(db));
    fresh(reply).header('content-security-policy', pagePolicy);
    return reply.type('text/html; charset=utf-8').send(page);
  });
};
