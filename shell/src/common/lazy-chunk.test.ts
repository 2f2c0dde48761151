import { lazyChunk } from './lazy-chunk';

test('what did not load is asked for once more by itself, and then it is there', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue('parts');
  const chunk = lazyChunk('SHELL-LATE', load);
  expect(await chunk.bring()).toBe('parts');
  expect(chunk.peek()).toBe('parts');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what failed twice is a failure, and may be asked for again', async () => {
  const load = jest.fn().mockRejectedValue(new Error('refused'));
  const chunk = lazyChunk('SHELL-LATE', load);
  await expect(chunk.bring()).rejects.toThrow('refused');
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('parts');
  expect(await chunk.bring()).toBe('parts');
});

test('what was waited for in vain is not waited for again', async () => {
  const timeout = Object.assign(new Error('timeout'), { type: 'timeout' });
  const load = jest.fn().mockRejectedValue(timeout);
  await expect(lazyChunk('SHELL-LATE', load).bring()).rejects.toBe(timeout);
  expect(load).toHaveBeenCalledTimes(1);
});
