import { readTimeLimit } from '../contract/limits';
import { fakeWire, networkDown, problem, vendorsPage, type Wire } from '../testing';
import { createApiClient } from './api-client';
import { isApiError } from './api-error';

const onTokenRefused = jest.fn();

function clientOn(wire: Wire, token: string | null = null) {
  return createApiClient({
    origin: () => 'http://localhost',
    token: () => token,
    onTokenRefused,
    fetch: wire.fetch,
  });
}

beforeEach(() => onTokenRefused.mockReset());

test('path parameters are encoded, absent query values are left out', async () => {
  const wire = fakeWire({
    getVendorsByCategory: () => vendorsPage([]),
    getVendor: () => problem(404, 'vendor-unknown'),
  });
  const client = clientOn(wire);
  await client.call('getVendorsByCategory', { query: { categoryId: 'a b', page: 2 } });
  expect(wire.calls[0]?.request.query).toEqual({ categoryId: 'a b', page: '2' });
  await client.call('getVendor', { params: { id: '../x' } }).catch(() => {});
  expect(wire.calls[1]?.request.params).toEqual({ id: '../x' });
});

test('the token travels as a bearer and only when there is one', async () => {
  const wire = fakeWire({ getAllCategories: () => [] });
  await clientOn(wire).call('getAllCategories');
  await clientOn(wire, 'a.b.c').call('getAllCategories');
  expect(wire.calls.map(({ request }) => request.headers.get('authorization'))).toEqual([
    null,
    'Bearer a.b.c',
  ]);
});

test('calls say the language of the page, but for reads of the source language', async () => {
  const wire = fakeWire({ getAllCategories: () => [], reportClientError: () => undefined });
  const client = clientOn(wire);
  const asked = async (tag: string) => {
    document.documentElement.lang = tag;
    await client.call('getAllCategories');
    await client.call('reportClientError', { body: {} as never });
  };
  await asked('en-IN');
  await asked('hi-IN');
  document.documentElement.lang = '';
  expect(wire.calls.map(({ request }) => request.headers.get('accept-language'))).toEqual([
    ...[null, 'en-IN'],
    ...['hi-IN', 'hi-IN'],
  ]);
});

test('an error answer becomes an error with the code, the field texts and the request id', async () => {
  const wire = fakeWire({
    getVendor: () => problem(422, 'validation', { id: 'Not an id' }),
  });
  const error = await clientOn(wire)
    .call('getVendor', { params: { id: 'x' } })
    .catch((thrown: unknown) => thrown);
  expect(isApiError(error, 'validation')).toBe(true);
  expect(error).toMatchObject({
    status: 422,
    requestId: 'test-request',
    fields: { id: 'Not an id' },
  });
});

test('a read is tried again after a lost connection and after 503', async () => {
  let tries = 0;
  const wire = fakeWire({
    getAllCategories: () => {
      tries += 1;
      if (tries === 1) throw networkDown();
      return tries === 2 ? problem(503, 'unavailable') : [];
    },
  });
  await expect(clientOn(wire).call('getAllCategories')).resolves.toEqual([]);
  expect(tries).toBe(3);
});

test('nobody answers: the code is network and there is no status', async () => {
  const wire = fakeWire({
    reportClientError: () => {
      throw networkDown();
    },
  });
  const body = { code: 'X', message: 'x', path: '/' };
  const error = await clientOn(wire)
    .call('reportClientError', { body })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'network', status: null });
  // Writes are not retried automatically.
  expect(wire.calls).toHaveLength(1);
});

test.each(['<html>', 'null', '{"hello":"world"}', '{"page":'])(
  '%s in place of the answer is an error of its own',
  async (body) => {
    const client = createApiClient({
      origin: () => 'http://localhost',
      token: () => null,
      onTokenRefused,
      fetch: async () => new Response(body, { status: 200 }),
    });
    const error = await client.call('getAllCategories').catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'unreadable')).toBe(true);
  },
);

test('a refused token ends the session; a 401 without a token does not', async () => {
  const wire = fakeWire({ getAllUserType: () => problem(401, 'unauthenticated') });
  await clientOn(wire)
    .call('getAllUserType')
    .catch(() => {});
  expect(onTokenRefused).not.toHaveBeenCalled();
  await clientOn(wire, 'a.b.c')
    .call('getAllUserType')
    .catch(() => {});
  expect(onTokenRefused).toHaveBeenCalledTimes(1);
});

test('a token refused late does not end the session that has begun since', async () => {
  let token = 'a.b.c';
  const wire = fakeWire({
    getAllUserType: () => {
      token = 'd.e.f';
      return problem(401, 'unauthenticated');
    },
  });
  const client = createApiClient({
    origin: () => 'http://localhost',
    token: () => token,
    onTokenRefused,
    fetch: wire.fetch,
  });
  await expect(client.call('getAllUserType')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(onTokenRefused).not.toHaveBeenCalled();
});

test('a wrong password does not end the session of who is signed in', async () => {
  const wire = fakeWire({ loginUser: () => problem(401, 'login-failed') });
  const body = { email: 'meera@example.in', password: 'wrong-one' };
  const error = await clientOn(wire, 'a.b.c')
    .call('loginUser', { body })
    .catch((thrown: unknown) => thrown);
  expect(isApiError(error, 'login-failed')).toBe(true);
  expect(onTokenRefused).not.toHaveBeenCalled();
});

test.each([
  [{ 'retry-after': '42' }, 42],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' }, null],
  [{}, null],
])('of %j the person waits %j seconds', async (headers, retryAfter) => {
  const wire = fakeWire({
    resendOtp: () => problem(429, 'too-many-requests', undefined, headers),
  });
  const body = { email: 'meera@example.in' };
  await expect(clientOn(wire).call('resendOtp', { body })).rejects.toMatchObject({ retryAfter });
});

describe('trying again', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Fails the first time with this status. */
  const onceFailing = (status: number, headers: Record<string, string> = {}) => {
    let tries = 0;
    return fakeWire({
      getAllCategories: () => {
        tries += 1;
        return tries === 1 ? problem(status, 'internal', undefined, headers) : [];
      },
    });
  };

  test.each([500, 502, 503, 504])('a read answered with %d is asked once more', async (status) => {
    const wire = onceFailing(status);
    const answer = clientOn(wire).call('getAllCategories');
    await jest.advanceTimersByTimeAsync(300);
    await expect(answer).resolves.toEqual([]);
    expect(wire.calls).toHaveLength(2);
  });

  test.each([400, 404, 408, 409, 413, 429, 501])('%d is a verdict', async (status) => {
    const wire = onceFailing(status, { 'retry-after': '1' });
    await expect(clientOn(wire).call('getAllCategories')).rejects.toMatchObject({ status });
    expect(jest.getTimerCount()).toBe(0);
    expect(wire.calls).toHaveLength(1);
  });

  test('a service that says when it is there again is asked then', async () => {
    const wire = onceFailing(503, { 'retry-after': '10' });
    const answer = clientOn(wire).call('getAllCategories');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(wire.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual([]);
  });

  test.each<Record<string, string>>([
    { 'retry-after': 'Sat, 21 Nov 2099 10:00:00 GMT' },
    { 'retry-after': 'soon' },
    { 'x-ratelimit-reset': '9' },
  ])('%j is no time to wait', async (headers) => {
    const wire = onceFailing(503, headers);
    const answer = clientOn(wire).call('getAllCategories');
    await jest.advanceTimersByTimeAsync(300);
    await expect(answer).resolves.toEqual([]);
  });

  test('given up in a pause, nothing more is asked', async () => {
    const wire = onceFailing(503, { 'retry-after': '10' });
    const leaving = new AbortController();
    const answer = clientOn(wire).call('getAllCategories', undefined, { signal: leaving.signal });
    const failed = expect(answer).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(5_000);
    leaving.abort(new Error('left'));
    await failed;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(wire.calls).toHaveLength(1);
  });

  test('a write goes as it began: the same words, under the same session', async () => {
    let token = 'a.b.c';
    const wire = fakeWire({
      askQuestion: () => {
        if (wire.calls.length > 1) return { reference: 'NK-Q-1', question: 'Why?' };
        token = 'd.e.f';
        return problem(502, 'internal');
      },
    });
    const client = createApiClient({
      ...{
        origin: () => 'http://localhost',
        token: () => token,
        onTokenRefused,
        fetch: wire.fetch,
      },
    });
    const body = { question: 'Why?' };
    const answer = client.call('askQuestion', { body }, { idempotencyKey: 'one' });
    await jest.advanceTimersByTimeAsync(300);
    await answer;
    expect(
      wire.calls.map(({ request }) => [request.body, request.headers.get('authorization')]),
    ).toEqual([
      [body, 'Bearer a.b.c'],
      [body, 'Bearer a.b.c'],
    ]);
  });
});

describe('without an answer', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Never answers; records the request. */
  const silent = () => {
    const asked: Request[] = [];
    const client = createApiClient({
      origin: () => 'http://localhost',
      token: () => null,
      onTokenRefused,
      fetch: (input, init) => {
        const request = new Request(input, init);
        asked.push(request);
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      },
    });
    return { client, asked };
  };

  test('a read is given up in time, and only once', async () => {
    const { client, asked } = silent();
    const answer = client.call('getAllCategories').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(readTimeLimit - 1);
    expect(asked[0]?.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({
      ...{ code: 'network', status: null, message: 'The service did not answer in time.' },
    });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('what somebody watches being sent is waited for, until it is given up', async () => {
    const { client, asked } = silent();
    const leaving = new AbortController();
    const body = { question: 'Why?' };
    const answer = client.call('askQuestion', { body }, { signal: leaving.signal });
    const failed = expect(answer).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(10 * readTimeLimit);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    leaving.abort(new Error('left'));
    await failed;
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});

test('a proof of identity that was asked for is given once, and the call sent again with it', async () => {
  let token = 'old';
  const wire = fakeWire({
    askQuestion: ({ headers }) =>
      headers.get('authorization') === 'Bearer new'
        ? { reference: 'NK-Q-1', question: 'Why?' }
        : problem(403, 'reauthentication-required'),
  });
  const proveIdentity = jest.fn(async () => {
    token = 'new';
    return true;
  });
  const client = createApiClient({
    ...{ origin: () => 'http://localhost', token: () => token, onTokenRefused },
    ...{ fetch: wire.fetch, proveIdentity },
  });
  const order = { body: { question: 'Why?' } };
  await expect(client.call('askQuestion', order)).resolves.toMatchObject({ question: 'Why?' });
  expect(wire.calls.map(({ request }) => request.body)).toEqual([order.body, order.body]);
  proveIdentity.mockResolvedValue(false);
  token = 'old';
  await expect(client.call('askQuestion', order)).rejects.toMatchObject({
    code: 'reauthentication-required',
  });
  expect(proveIdentity).toHaveBeenCalledTimes(2);
  expect(wire.calls).toHaveLength(3);
});

test('what must arrive although the page is left is sent so', async () => {
  const asked: Request[] = [];
  const client = createApiClient({
    ...{ origin: () => 'http://localhost', token: () => null, onTokenRefused },
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return new Response(null, { status: 204 });
    },
  });
  const body = { code: 'X', message: 'x', path: '/' };
  await client.call('reportClientError', { body }, { keepalive: true });
  await client.call('reportClientError', { body });
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('a service that wants to be left alone for long is not waited for', async () => {
  const wire = fakeWire({
    getAllCategories: () => problem(503, 'unavailable', undefined, { 'retry-after': '3600' }),
  });
  await expect(clientOn(wire).call('getAllCategories')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 3600,
  });
  expect(wire.calls).toHaveLength(1);
});

test('an aborted call rejects as aborted, not as a failure', async () => {
  const leaving = new AbortController();
  const wire = fakeWire({
    getAllCategories: () => {
      leaving.abort();
      throw leaving.signal.reason;
    },
  });
  const error = await clientOn(wire)
    .call('getAllCategories', undefined, { signal: leaving.signal })
    .catch((thrown: unknown) => thrown);
  expect(isApiError(error)).toBe(false);
  expect(wire.calls).toHaveLength(1);
});

test('a write is tried again only where a key makes it one write', async () => {
  let calls = 0;
  const wire = fakeWire({
    askQuestion: () => {
      calls += 1;
      if (calls % 2 === 1) throw networkDown();
      return { reference: 'NK-Q-1', question: 'Why?' };
    },
  });
  const order = { body: { question: 'Why?' } };
  await expect(clientOn(wire).call('askQuestion', order)).rejects.toMatchObject({
    code: 'network',
  });
  calls = 0;
  await clientOn(wire).call('askQuestion', order, { idempotencyKey: 'one' });
  expect(wire.calls.slice(-2).map(({ request }) => request.headers.get('idempotency-key'))).toEqual(
    ['one', 'one'],
  );
});

test('a file is sent as it is, under its own type', async () => {
  const sent: Request[] = [];
  const client = createApiClient({
    origin: () => 'http://localhost',
    token: () => 'a.b.c',
    onTokenRefused,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json({ _id: '1', name: 'deed.pdf', type: 'application/pdf', bytes: 8 });
    },
  });
  const body = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await client.call('uploadFile', { query: { name: 'deed.pdf' }, body });
  expect(sent[0]?.url).toBe('http://localhost/api/me/files?name=deed.pdf');
  expect(sent[0]?.headers.get('content-type')).toBe('application/pdf');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(await sent[0]?.text()).toBe('%PDF-1.7');
});

describe('a file', () => {
  const path = '/api/bookings/1/ics';

  test('is read as the person who is there, or by the key of a guest', async () => {
    const wire = fakeWire({}, { [path]: () => 'BEGIN:VCALENDAR' });
    const mine = await clientOn(wire, 'a.b.c').file(path);
    await clientOn(wire).file(path, { bookingKey: 'secret' });
    expect(await mine.text()).toBe('BEGIN:VCALENDAR');
    const [first, second] = wire.fetched;
    expect(first?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(second?.headers.get('booking-key')).toBe('secret');
    expect(second?.headers.get('authorization')).toBeNull();
  });

  test('that goes on is read as it comes', async () => {
    const begun = new TransformStream<Uint8Array, Uint8Array>();
    const wire = fakeWire({}, { [path]: () => begun.readable });
    const stream = await clientOn(wire, 'a.b.c').stream(path);
    expect(wire.fetched[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
    const reader = stream.getReader();
    const writer = begun.writable.getWriter();
    for (const word of ['one', 'two']) {
      void writer.write(new TextEncoder().encode(word));
      expect(new TextDecoder().decode((await reader.read()).value)).toBe(word);
    }
  });

  test('that goes on is not ended by the limit of its beginning', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const asked: Request[] = [];
    const client = createApiClient({
      ...{ origin: () => 'http://localhost', token: () => null, onTokenRefused },
      fetch: async (input, init) => {
        asked.push(new Request(input, init));
        return new Response(new ReadableStream());
      },
    });
    await client.stream(path);
    await jest.advanceTimersByTimeAsync(10 * readTimeLimit);
    jest.useRealTimers();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('that is refused fails like a call', async () => {
    const wire = fakeWire({}, { [path]: () => problem(401, 'unauthenticated') });
    const failure = await clientOn(wire, 'a.b.c')
      .file(path)
      .catch((error) => error);
    expect(isApiError(failure, 'unauthenticated')).toBe(true);
    expect(onTokenRefused).toHaveBeenCalled();
  });
});
