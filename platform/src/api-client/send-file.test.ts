import { fakeWire, networkDown, problem, type Wire } from '../testing';
import { fileSender } from './send-file';

const handed = { _id: 'file-1', name: 'ಪತ್ರ.pdf', type: 'application/pdf', bytes: 600_000 };
const text = 'x'.repeat(600_000);
const letter = () => new File([text], 'ಪತ್ರ.pdf', { type: 'application/pdf' });

function sender(wire: Wire, fetch: Wire['fetch'] = wire.fetch) {
  const refused = jest.fn();
  const send = fileSender({
    ...{ origin: () => 'http://localhost', token: () => 'a.b.c', onTokenRefused: refused, fetch },
  });
  return { send, refused };
}

/** Fails the requests of these numbers, before or after they are answered. */
function breaking(wire: Wire, before: number[], after: number[]): Wire['fetch'] {
  let nth = 0;
  return async (input, init) => {
    nth += 1;
    const now = nth;
    if (before.includes(now)) throw networkDown();
    const answer = await wire.fetch(input, init);
    if (after.includes(now)) throw networkDown();
    return answer;
  };
}

test('a file goes in parts and is named when it is there', async () => {
  const wire = fakeWire({ uploadFile: () => handed });
  const told: number[] = [];
  const sent = sender(wire).send(letter(), { onProgress: (percent) => told.push(percent) });
  expect(await sent).toEqual(handed);
  expect(told).toEqual([0, 44, 87, 100]);
  expect(wire.calls).toMatchObject([{ request: { query: { name: 'ಪತ್ರ.pdf' }, body: text } }]);
});

test('a line that breaks costs a part at most, and nothing comes twice', async () => {
  const wire = fakeWire({ uploadFile: () => handed });
  // The first part is never sent; the second arrives, but its answer is lost.
  const { send } = sender(wire, breaking(wire, [2], [5]));
  expect(await send(letter())).toEqual(handed);
  expect(wire.calls).toHaveLength(1);
  expect(wire.calls).toMatchObject([{ request: { body: text } }]);
});

test('after an outage of forty seconds nobody waits longer than five for it to go on', async () => {
  jest.useFakeTimers();
  const wire = fakeWire({ uploadFile: () => handed });
  let isDown = true;
  const fetch: Wire['fetch'] = (input, init) =>
    isDown ? Promise.reject(networkDown()) : wire.fetch(input, init);
  const sent = sender(wire, fetch).send(letter());
  await jest.advanceTimersByTimeAsync(40_000);
  isDown = false;
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(await sent).toEqual(handed);
});

test('what the API refuses is told at once, with its reason', async () => {
  const wire = fakeWire({ uploadFile: () => problem(415, 'unsupported-media-type') });
  await expect(sender(wire).send(letter())).rejects.toMatchObject({
    ...{ code: 'unsupported-media-type', status: 415 },
  });
  expect(wire.calls).toHaveLength(1);
});

test('a session that is over is told to the page', async () => {
  const wire = fakeWire({ uploadFile: () => problem(401, 'unauthenticated') });
  const { send, refused } = sender(wire);
  await expect(send(letter())).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(refused).toHaveBeenCalledTimes(1);
});

test('what is given up is sent no further, and goes on when it is sent again', async () => {
  const wire = fakeWire({ uploadFile: () => handed });
  const { send } = sender(wire);
  const file = letter();
  const leaving = new AbortController();
  const onProgress = (percent: number) => percent > 40 && leaving.abort(new Error('left'));
  await expect(send(file, { onProgress, signal: leaving.signal })).rejects.toThrow('left');
  const told: number[] = [];
  await send(file, { onProgress: (percent) => told.push(percent) });
  expect(told[0]).toBe(44);
});

test('where what sends files does not come, nobody has answered; the next try asks for it again', async () => {
  const wire = fakeWire({ uploadFile: () => handed });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./send-file', () => {
      throw new Error('Loading chunk send-file failed');
    });
    const { sendFile } = await import('./api');
    await expect(sendFile(letter())).rejects.toMatchObject({ code: 'network', status: null });
    jest.dontMock('./send-file');
    globalThis.fetch = wire.fetch;
    await expect(sendFile(letter())).resolves.toMatchObject({ _id: 'file-1' });
  });
});
