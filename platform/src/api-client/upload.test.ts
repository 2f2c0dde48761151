import { fakeWire, networkDown, problem, type Wire } from '../testing';
import { fakeSender } from '../testing/fake-sender';
import { createApiClient } from './api-client';
import { uploading } from './upload';

const file = new Blob(['%PDF'], { type: 'application/pdf' });
const handed = { _id: 'file-1', name: 'letter.pdf', type: 'application/pdf', bytes: 4 };

function send(wire: Wire, onProgress: (percent: number) => void, signal?: AbortSignal) {
  globalThis.XMLHttpRequest = fakeSender(wire.fetch);
  const client = createApiClient({
    origin: () => 'http://localhost',
    token: () => 'a.b.c',
    onTokenRefused: () => {},
    fetch: () => Promise.reject(new Error('fetch tells nothing of its progress')),
    upload: async (told) => uploading(told),
  });
  const how = { onProgress, ...(signal && { signal }) };
  return client.call('uploadFile', { query: { name: 'letter.pdf' }, body: file }, how);
}

test('a file that is sent tells how far it has come, and is sent as any other', async () => {
  const wire = fakeWire({ uploadFile: () => handed });
  const told: number[] = [];
  expect(await send(wire, (percent) => told.push(percent))).toEqual(handed);
  expect(told).toEqual([50]);
  const [{ request }] = wire.calls as [Wire['calls'][number]];
  expect(request.query).toEqual({ name: 'letter.pdf' });
  expect(request.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(request.headers.get('content-type')).toBe('application/pdf');
});

test('a refusal is told with its code and what goes with it', async () => {
  const wire = fakeWire({ uploadFile: () => problem(422, 'validation', { name: 'Too long' }) });
  await expect(send(wire, () => {})).rejects.toMatchObject({
    code: 'validation',
    status: 422,
    fields: { name: 'Too long' },
  });
});

test('without a connection nobody answers', async () => {
  const wire = fakeWire({
    uploadFile: () => {
      throw networkDown();
    },
  });
  await expect(send(wire, () => {})).rejects.toMatchObject({ code: 'network', status: null });
});

test('what is given up is sent no further', async () => {
  const wire = fakeWire({ uploadFile: () => new Promise(() => {}) });
  const leaving = new AbortController();
  const sending = send(wire, () => leaving.abort(new Error('left')), leaving.signal);
  await expect(sending).rejects.toThrow();
});
