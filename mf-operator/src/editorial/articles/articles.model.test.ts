import { articleOrder, articleSlug, emptyArticle, instantOf, stateIn } from './articles.model';

test.each([
  ['Choosing a dentist', 'choosing-a-dentist'],
  ['  What? To/Ask!  ', 'what-to-ask'],
  ['Café & crème', 'cafe-creme'],
  ['ದಂತ ವೈದ್ಯ', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s suggests %s', (title, slug) => expect(articleSlug(title)).toBe(slug));

test('an address that was typed stays', () => {
  expect(articleOrder({ ...emptyArticle, title: 'One', slug: 'two' }).slug).toBe('two');
  expect(articleOrder({ ...emptyArticle, title: 'One' }).slug).toBe('one');
});

test('a day in India begins before it does in Greenwich', () => {
  expect(instantOf('2026-12-01', '00:30')).toBe('2026-11-30T19:00:00.000Z');
  expect(instantOf(null, '00:30')).toBeNull();
  expect(instantOf('2026-12-01', '')).toBeNull();
});

test('only states are states', () => {
  expect(stateIn('draft')).toBe('draft');
  expect(stateIn('gone')).toBeNull();
});
