import type { FastifyInstance, InjectOptions } from 'fastify';
import { sessionsService } from '../../src/core/auth/sessions.service';
import { tokens } from '../../src/core/auth/tokens';
import { surroundingsOf } from './app';

type Method = NonNullable<InjectOptions['method']>;

/** A client signed in to a demo account: `const asha = await signedIn(app, 'user')`. */
export async function signedIn(app: FastifyInstance, account: string) {
  const email = `${account}@demo.example`;
  const { token, userId } = (await newSession(app, email)) ?? (await login(app, email));
  const ask = (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method, url },
      ...(body && { payload: body }),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  return { userId, token, ask };
}

/** Creates the session directly: password hashing is slow, and hundreds of tests sign in. */
async function newSession(app: FastifyInstance, email: string) {
  const { database, settings } = surroundingsOf(app) ?? {};
  if (!database || !settings) return undefined;
  const { id: userId } = await database.query
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { begin } = sessionsService(
    database.query,
    tokens(settings.sessionSecret, settings.publicUrl),
  );
  const token = await database.query.transaction().execute((trx) => begin(trx, userId));
  return { token, userId };
}

async function login(app: FastifyInstance, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/loginUser',
    payload: { email, password: 'demo-password' },
  });
  const { token, _id: userId }: { token: string; _id: string } = answer.json();
  return { token, userId };
}

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;
