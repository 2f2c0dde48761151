import { toast } from '@nukkad/platform';
import { share, shareText } from './share';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const URL_OF_PAGE = 'http://localhost/blogs/first-visit';
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  jest.mocked(toast).mockClear();
});

test.each([
  [jest.fn().mockResolvedValue(undefined), { text: shareText.copied, tone: 'success' }],
  [
    jest.fn().mockRejectedValue(new Error('denied')),
    { text: shareText.notCopied(URL_OF_PAGE), tone: 'danger' },
  ],
])('where the device cannot share, the address is copied', async (writeText, told) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await share('First visit', '/blogs/first-visit');
  expect(writeText.mock.calls).toEqual([[URL_OF_PAGE]]);
  expect(lastToast()).toEqual(told);
});

test('the device shares it, and a change of mind is no failure', async () => {
  const sheet = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share: sheet });
  await share('First visit', '/blogs/first-visit');
  expect(sheet.mock.calls).toEqual([[{ title: 'First visit', url: URL_OF_PAGE }]]);
  expect(toast).not.toHaveBeenCalled();
});
