import { aComposition, aRelease } from '../../testing/shell-builders';
import { filesOf, partsToKeep, shellFilesOf } from './kept-files.model';

const routes = [
  { path: '/', remote: 'mf-public', screen: 'landing' },
  { path: '*', remote: 'mf-public', screen: 'landing' },
  { path: '/login', remote: 'mf-auth', screen: 'login' },
  { path: '/profile', remote: 'mf-user-dashboard', screen: 'profile', needs: 'user' as const },
  { path: '/trial/*', remote: 'gate', screen: 'dashboard' },
];

test.each([
  ['a visitor', false, [], ['mf-public']],
  ['a visitor who opened more', false, ['mf-auth'], ['mf-public', 'mf-auth']],
  ['somebody signed in', true, ['mf-public'], ['mf-public', 'mf-user-dashboard']],
])('%s', (_who, isLoggedIn, opened, expected) => {
  expect(partsToKeep({ routes }, { isLoggedIn, opened })).toEqual(expected);
});

test('of a release every file but its server bundle and words in other languages', () => {
  const release = aRelease({
    server: 'server/server.js',
    languages: { hi: ['language-hi.js'], kn: ['language-kn.js'] },
    integrity: {
      'remoteEntry.js': 'sha256-entry',
      'screen.css': 'sha256-style',
      'server/server.js': 'sha256-server',
      'language-hi.js': 'sha256-hi',
      'language-kn.js': 'sha256-kn',
    },
  });
  expect(filesOf(release, 'hi')).toEqual({
    '/remotes/mf-public/v1/remoteEntry.js': 'sha256-entry',
    '/remotes/mf-public/v1/screen.css': 'sha256-style',
    '/remotes/mf-public/v1/language-hi.js': 'sha256-hi',
  });
});

test('of the shell likewise', () => {
  const shell = {
    version: 's1',
    server: 'server/server.js',
    integrity: { 'shell.js': 'sha256-s' },
  };
  expect(shellFilesOf({ ...aComposition(), shell }, 'en')).toEqual({
    '/shell/s1/shell.js': 'sha256-s',
  });
});
