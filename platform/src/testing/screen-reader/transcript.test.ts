import { indented, withoutEchoes, withoutReplaced } from './transcript';

test('what stands in an element is indented below it, and its end is left out', () => {
  const first = 'level 1, position 1, set size 2';
  const phrases = [
    ...['main', 'heading, Doctors, level 1', 'list', `listitem, ${first}`, 'link, Asha Rao'],
    ...[`end of listitem, ${first}`, 'listitem', 'paragraph', '₹500', 'end of paragraph'],
    ...['end of listitem', 'end of list', 'end of main'],
  ];
  expect(indented(phrases)).toEqual([
    'main',
    '  heading, Doctors, level 1',
    '  list',
    '    listitem, 1 of 2',
    '      link, Asha Rao',
    '    listitem',
    '      ₹500',
  ]);
});

test('a control is read once, by its name', () => {
  const phrases = ['main', 'link, Chat with Asha Rao', 'Chat', 'end of link, Chat with Asha Rao'];
  expect(indented([...phrases, 'end of main'])).toEqual(['main', '  link, Chat with Asha Rao']);
});

test('words that only look like an end stay', () => {
  expect(indented(['main', 'end of lease', 'end of main'])).toEqual(['main', '  end of lease']);
});

test('a phrase in a row is said once', () => {
  expect(withoutEchoes(['a', 'a', 'b', 'a'])).toEqual(['a', 'b', 'a']);
});

test('of polite phrases in a row the last is said', () => {
  const phrases = ['polite: Searching…', 'polite: 2 found', 'option, Dentist', 'polite: chosen'];
  expect(withoutReplaced(phrases)).toEqual(phrases.slice(1));
});
