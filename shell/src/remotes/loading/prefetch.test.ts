import { aComposition, aRelease } from '../../testing/shell-builders';
import { filesBehind, prefetchOnIntent } from './prefetch';

const composition = aComposition(
  [aRelease()],
  [
    { path: '/doctors', remote: 'mf-public', screen: 'listing' },
    { path: '/govt. officers', remote: 'mf-public', screen: 'listing' },
    { path: '/:category', remote: 'mf-public', screen: 'category' },
    { path: '/:profession-onboarding/*', remote: 'mf-public', screen: 'none' },
    { path: '/added/*', remote: 'mf-public', screen: 'listing' },
    { path: '*', remote: 'mf-public', screen: 'landing' },
  ],
);

test.each([
  ['/doctors', 4],
  ['/govt.%20officers', 4],
  ['/doctor', 0],
  ['/a/b', 0],
  ['/added/b', 4],
])('behind %s are %i files known beforehand', (path, count) => {
  expect(filesBehind(path, composition)).toHaveLength(count);
});

test('reaching for a link asks for its files once, with integrity', () => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<a href="/doctors"><span>Doctors</span></a><a href="https://x.example/doctors">x</a>';
  const stop = prefetchOnIntent(composition);
  const [ours, theirs] = document.querySelectorAll('a');
  for (let i = 0; i < 2; i += 1) ours?.firstChild?.dispatchEvent(over());
  theirs?.dispatchEvent(over());
  const links = [...document.head.querySelectorAll('link[rel=preload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/mf-public/v1/remoteEntry.1.js',
    '/remotes/mf-public/v1/remote.2.js',
    '/remotes/mf-public/v1/screen.3.js',
    '/remotes/mf-public/v1/screen.4.css',
  ]);
  expect(links[0]).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous' });
  stop();
});

function over() {
  return new Event('pointerover', { bubbles: true });
}
