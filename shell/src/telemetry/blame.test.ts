import { blamed } from './blame';

const holder = { part: 'mf-public', version: 'v1' };

function thrown(...frames: string[]): Error {
  const error = new TypeError('x is not a function');
  error.stack = ['TypeError: x is not a function', ...frames.map((at) => `    at f (${at})`)].join(
    '\n',
  );
  return error;
}

const SHELL = 'http://localhost:8080/shell/s1/shell.1.js:1:2';

test.each([
  [
    'the remote it was thrown in',
    thrown('http://localhost:8080/remotes/mf-doctor/ab12/screen.3.js:1:20', SHELL),
    { part: 'mf-doctor', version: 'ab12' },
  ],
  [
    'the remote that called what threw',
    thrown(SHELL, 'https://other.example/remotes/mf-auth/cd34/remote.2.js:1:20'),
    { part: 'mf-auth', version: 'cd34' },
  ],
  ['who holds the page, where the stack names no remote', thrown(SHELL), holder],
  ['nobody, for an extension', thrown('chrome-extension://abc/content.js:1:1', SHELL), null],
  ['nobody, for what is no error', 'a string', null],
  ['nobody, for a script that says nothing', undefined, null],
])('blames %s', (_, reason, whose) => {
  expect(blamed(reason, holder)).toEqual(whose);
});

test('before anybody holds the page, nobody is blamed by default', () => {
  expect(blamed(thrown(SHELL), null)).toBeNull();
});
