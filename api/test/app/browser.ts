import type { FastifyInstance, InjectOptions } from 'fastify';

type Sent = { url: string; method?: InjectOptions['method']; body?: object; token?: string };

/** A client with a cookie jar and an address of its own. */
export function browser(app: FastifyInstance, address = '203.0.113.7') {
  const jar = new Map<string, string>();
  const send = async ({ url, method = 'POST', body, token }: Sent) => {
    const response = await app.inject({
      url,
      method,
      remoteAddress: address,
      cookies: Object.fromEntries(jar),
      ...(body && { payload: body }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return { send, jar };
}

export type TestBrowser = ReturnType<typeof browser>;
