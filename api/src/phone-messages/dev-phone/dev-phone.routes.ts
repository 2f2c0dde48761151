import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Tables } from '../../core/db/tables.generated';
import { unlisted } from '../../core/http/endpoint';
import { ApiError } from '../../core/http/problems';
import { asMessage } from '../../core/language/message';
import { addReplies } from '../incoming/replies.store';
import { devPhonePage } from './dev-phone.page';
import { shownMessages } from './dev-phone.store';

const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const written = z.object({
  number: z.string().regex(/^\+\d{8,15}$/),
  text: z.string().min(1).max(1_000),
  isButton: z.enum(['0', '1']).default('0'),
});

/** What would have been sent to telephones, with a way to reply. Never in production. */
export const devPhoneRoutes: FastifyPluginAsync<{ db: Kysely<Tables> }> = async (app, { db }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  app.get('/dev/phone', unlisted, async (_request, reply) => {
    const page = devPhonePage(await shownMessages(db));
    fresh(reply).header('content-security-policy', pagePolicy);
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/dev/phone.json', unlisted, async (_request, reply) => {
    fresh(reply);
    return shownMessages(db);
  });

  app.post('/dev/phone', unlisted, async ({ body, headers }, reply) => {
    // Other pages that a developer has open must not reply.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') throw foreign();
    const read = written.safeParse(Object.fromEntries(new URLSearchParams(String(body))));
    if (!read.success) throw new ApiError('validation', asMessage('number and text must be given'));
    const { number, text, isButton } = read.data;
    const message = {
      id: `trial-whatsapp-${uuidv7()}`,
      number,
      text,
      sentAt: new Date(),
      replyTo: null,
    };
    const came = { ...message, isButton: isButton === '1' };
    await db.transaction().execute((trx) => addReplies(trx, 'trial', [came]));
    return fresh(reply).redirect('/dev/phone', 303);
  });
};

const foreign = () => new ApiError('forbidden', asMessage('Reply on the page itself.'));
