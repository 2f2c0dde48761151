import { footerOrder, locationsProblem, rightTarget } from './settings.model';
import { text } from './settings.text';

test.each([
  '/',
  '/doctors?city=pune',
  'https://x.com/a',
  'tel:+918040004000',
  'mailto:a@b.example',
])('%s is a target', (href) => expect(rightTarget(href, {})).toBeUndefined());

test.each(['', 'doctors', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:x,y'])(
  '%s is none',
  (href) => expect(rightTarget(href, {})).toBe(text.wrongTarget),
);

test('links are sent without spaces around', () => {
  const footer = {
    quickLinks: [{ label: ' Here', href: ' / ' }],
    popularCategories: [],
    popularCities: [],
    social: [],
  };
  expect(footerOrder({ revision: 2, footer }).footer.quickLinks).toEqual([
    { label: 'Here', href: '/' },
  ]);
});

test('a state is named once', () => {
  const state = (slug: string | null) => ({ slug });
  expect(locationsProblem([state('goa'), state('kerala')])).toBeUndefined();
  expect(locationsProblem([state('goa'), state('goa')])).toBe(text.twice);
  expect(locationsProblem([state(null), state(null)])).toBeUndefined();
});
