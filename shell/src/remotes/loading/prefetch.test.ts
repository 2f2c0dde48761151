import type { RemoteRelease } from '@nukkad/platform/contract';
import { aRelease } from '../../testing/shell-builders';
import { prefetch } from './prefetch';

const routes = [
  { path: '/doctors', remote: 'mf-public', screen: 'listing' },
  { path: '/govt. officers', remote: 'mf-public', screen: 'listing' },
  { path: '/:category', remote: 'mf-public', screen: 'category' },
  { path: '/:profession-onboarding/*', remote: 'mf-public', screen: 'none' },
  { path: '/added/*', remote: 'mf-public', screen: 'listing' },
  { path: '/login', remote: 'mf-auth', screen: 'listing' },
  { path: '/trial/*', remote: 'gate', screen: 'dashboard' },
  { path: '*', remote: 'mf-public', screen: 'landing' },
];

const resolved = async (part: string): Promise<RemoteRelease> => {
  if (part === 'gate') throw new Error('The registry lists no gate.');
  return aRelease({ part });
};

let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function open(links: string, resolve = jest.fn(resolved)) {
  document.head.innerHTML = '';
  document.body.innerHTML = links;
  stop = prefetch({ routes }, resolve);
  return resolve;
}

async function reachFor(link: Element | null | undefined) {
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

const preloads = () => [...document.head.querySelectorAll('link[rel=preload]')];

test.each([
  ['/doctors', 4],
  ['/govt.%20officers', 4],
  ['/doctor', 0],
  ['/a/b', 0],
  ['/added/b', 4],
  ['/trial/a', 0],
])('behind %s are %i files known beforehand', async (path, count) => {
  open(`<a href="${path}">There</a>`);
  await reachFor(document.querySelector('a'));
  expect(preloads()).toHaveLength(count);
});

test('reaching for a link asks for its files once, with integrity', async () => {
  open('<a href="/doctors"><span>Doctors</span></a><a href="https://x.example/doctors">x</a>');
  const [ours, theirs] = document.querySelectorAll('a');
  for (let i = 0; i < 2; i += 1) await reachFor(ours?.firstElementChild);
  await reachFor(theirs);
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/mf-public/v1/remoteEntry.1.js',
    '/remotes/mf-public/v1/remote.2.js',
    '/remotes/mf-public/v1/screen.3.js',
    '/remotes/mf-public/v1/screen.4.css',
  ]);
  expect(preloads()[0]).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous' });
});

test('at rest the releases behind the links of the page are fetched, and no files', async () => {
  jest.useFakeTimers();
  const resolve = open(
    '<a href="/login">Login</a><a href="/login#a">Again</a><a href="/trial/b">Try</a><p>No</p>',
  );
  await jest.advanceTimersByTimeAsync(1_999);
  expect(resolve).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(resolve.mock.calls).toEqual([['mf-auth'], ['gate']]);
  expect(preloads()).toEqual([]);
});

test('who saves data gets nothing before it is wanted', async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { saveData: true } });
  const resolve = open('<a href="/login">Login</a>');
  await jest.advanceTimersByTimeAsync(10_000);
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(resolve).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});
