import { text } from './nothing-here.text';

test.each([
  ['1', 'There is 1 in Pune.'],
  ['12', 'There are 12 in Pune.'],
])('%s people of another city', (count, said) => {
  expect(text.elsewhere(count, 'Pune')).toBe(said);
});
