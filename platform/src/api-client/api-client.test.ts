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
  // A write is not sent twice on its own.
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

  test('that is refused fails like a call', async () => {
    const wire = fakeWire({}, { [path]: () => problem(401, 'unauthenticated') });
    const failure = await clientOn(wire, 'a.b.c')
      .file(path)
      .catch((error) => error);
    expect(isApiError(failure, 'unauthenticated')).toBe(true);
    expect(onTokenRefused).toHaveBeenCalled();
  });
});
