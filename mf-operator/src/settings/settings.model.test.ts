import { footerOrder, linksProblem, locationsProblem } from './settings.model';
import { text } from './settings.text';

const link = (href: string, label = 'Here') => ({ key: href, label, href });

test.each([
  '/',
  '/doctors?city=pune',
  'https://x.com/a',
  'tel:+918040004000',
  'mailto:a@b.example',
])('%s is a target', (href) => expect(linksProblem([link(href)])).toBeUndefined());

test.each(['', 'doctors', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:x,y'])(
  '%s is none',
  (href) => expect(linksProblem([link('/'), link(href)])).toBe(text.wrongLink(2)),
);

test('a link needs words', () => expect(linksProblem([link('/', ' ')])).toBe(text.wrongLink(1)));

test('links are sent without what only the page needs', () => {
  const footer = {
    quickLinks: [link(' / ')],
    popularCategories: [],
    popularCities: [],
    social: [],
  };
  expect(footerOrder({ revision: 2, footer }).footer.quickLinks).toEqual([
    { label: 'Here', href: '/' },
  ]);
});

test('a state is named once', () => {
  const state = (slug: string | null, key = `${slug}`) => ({ key, slug });
  expect(locationsProblem([state('goa'), state('kerala')])).toBeUndefined();
  expect(locationsProblem([state('goa'), state('goa', '2')])).toBe(text.twice);
  expect(locationsProblem([state(null)])).toBe(text.emptyState);
});
