import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

/** Asks as somebody with a demo account: `const asha = await signedIn(app, 'user')`. */
export async function signedIn(app: FastifyInstance, account: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/loginUser',
    payload: { email: `${account}@demo.example`, password: 'demo-password' },
  });
  const { token, _id: userId }: { token: string; _id: string } = answer.json();
  const ask = (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method, url },
      ...(body && { payload: body }),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  return { userId, token, ask };
}

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;
