import { actionWords, capital, isQueue, subjectWords } from './words.model';

test.each([
  ['take-down', 'Taken down'],
  ['post-published', 'Post published'],
  ['document-rejected', 'Document rejected'],
  ['toString', 'ToString'],
])('%s is said %j', (action, words) => expect(actionWords(action)).toBe(words));

test.each([
  ['tickets', 'Support'],
  ['site-settings', 'Site settings'],
  ['constructor', 'Constructor'],
])('%s is called %j', (subject, words) => expect(subjectWords(subject)).toBe(words));

test('a queue is one of those there are', () => {
  expect(['reviews', 'toString', ''].map(isQueue)).toEqual([true, false, false]);
});

test('a heading begins with a capital', () => expect(capital('govt officer')).toBe('Govt officer'));
