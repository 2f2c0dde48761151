import type { ApiError } from '@nukkad/platform';
import { aScan } from '@nukkad/platform/testing';
import { documentText as text } from '../wizard.text';
import { createUploads } from './uploads.store';

const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
const failure = (status: number | null, code = 'internal') =>
  Object.assign(new Error('failed'), { name: 'ApiError', code, status }) as ApiError;
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file that arrives is told, by its document', async () => {
  const onSent = jest.fn();
  const uploads = createUploads(async () => aScan());
  uploads.pick('1', file, onSent);
  expect(uploads.get()['1']).toMatchObject({ name: 'scan.pdf', state: 'sending' });
  await settled();
  expect(uploads.get()['1']).toMatchObject({ state: 'sent' });
  expect(onSent).toHaveBeenCalledWith(aScan());
});

test.each([
  [null, text.fileNoConnection],
  [404, text.fileFailed],
  [503, text.fileFailed],
])('what fails with %s is tried again by itself', async (status, problem) => {
  const send = jest.fn().mockRejectedValueOnce(failure(status)).mockResolvedValue(aScan());
  const uploads = createUploads(send);
  uploads.pick('1', file, jest.fn());
  await settled();
  expect(uploads.get()['1']).toMatchObject({ state: 'failed', problem });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(uploads.get()['1']).toMatchObject({ state: 'sent' });
});

test('a server that is away for minutes gets the file when it is back', async () => {
  const send = jest.fn().mockRejectedValue(failure(null));
  const uploads = createUploads(send);
  uploads.pick('1', file, jest.fn());
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(uploads.get()['1']).toMatchObject({ state: 'failed' });
  send.mockResolvedValue(aScan());
  await jest.advanceTimersByTimeAsync(30_000);
  expect(uploads.get()['1']).toMatchObject({ state: 'sent' });
});

test('a connection that returns is used at once, and once', async () => {
  const send = jest.fn().mockRejectedValueOnce(failure(null)).mockResolvedValue(aScan());
  const uploads = createUploads(send);
  uploads.pick('1', file, jest.fn());
  await settled();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(uploads.get()['1']).toMatchObject({ state: 'sent' });
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a press on Retry sends it once, not beside the try that was to come', async () => {
  const send = jest.fn().mockRejectedValueOnce(failure(null)).mockResolvedValue(aScan());
  const uploads = createUploads(send);
  uploads.pick('1', file, jest.fn());
  await settled();
  uploads.retry('1');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(uploads.get()['1']).toMatchObject({ state: 'sent' });
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  [413, text.fileTooLarge],
  [415, text.fileRefused],
  [422, text.fileRefused],
])('what is refused with %s is not', async (status, problem) => {
  const send = jest.fn().mockRejectedValue(failure(status));
  const uploads = createUploads(send);
  uploads.pick('1', file, jest.fn());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(uploads.get()['1']).toMatchObject({ state: 'failed', problem });
  expect(send).toHaveBeenCalledTimes(1);
});

test('one that was given up is not sent again, and does not arrive', async () => {
  const onSent = jest.fn();
  const send = jest.fn().mockRejectedValueOnce(failure(503)).mockResolvedValue(aScan());
  const uploads = createUploads(send);
  uploads.pick('1', file, onSent);
  await settled();
  uploads.cancel('1');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(uploads.get()).toEqual({});
  expect(onSent).not.toHaveBeenCalled();
});
