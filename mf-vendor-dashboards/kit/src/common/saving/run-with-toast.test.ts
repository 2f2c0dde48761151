import { ApiError, toast } from '@nukkad/platform';
import * as text from '../common.text';
import { runWithToast } from './run-with-toast';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

test('what did not work is told, and can be tried again', async () => {
  const work = jest.fn().mockRejectedValueOnce(new ApiError('network', 'no')).mockResolvedValue(1);
  expect(await runWithToast('Removing it', work)).toBe(false);
  const order = jest.mocked(toast).mock.calls[0]?.[0];
  expect(order).toMatchObject({ text: text.notDone('Removing it'), tone: 'danger' });
  order?.undo?.();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
});

test('what is no failed call is thrown on', async () => {
  const broken = () => Promise.reject(new TypeError('x is undefined'));
  await expect(runWithToast('It', broken)).rejects.toThrow(TypeError);
});
