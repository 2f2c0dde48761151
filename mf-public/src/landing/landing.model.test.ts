import { aCategory } from '@nukkad/platform/testing';
import { categoryRows, homeData } from './landing.model';

test('the first four categories make the top row, children make none', () => {
  const categories = [5, 3, 1, 0, 4, 2].map((order) => aCategory({ _id: `c${order}`, order }));
  const child = aCategory({ _id: 'child', parent: 'c0', order: 0 });
  const [first, rest] = categoryRows([child, ...categories]);
  expect(first.map(({ _id }) => _id)).toEqual(['c0', 'c1', 'c2', 'c3']);
  expect(rest.map(({ _id }) => _id)).toEqual(['c4', 'c5']);
});

test('search engines are told how the site is searched', () => {
  const [site, operator] = homeData('https://nukkad.example', 'About');
  expect([site?.['@type'], operator?.['@type']]).toEqual(['WebSite', 'Organization']);
  expect(JSON.stringify(site)).toContain('https://nukkad.example/engineers?q={search_term_string}');
});

test('a home page in a language names its own address and search', () => {
  document.documentElement.lang = 'hi-IN';
  const [site, operator] = homeData('https://nukkad.example', 'About');
  document.documentElement.lang = '';
  expect(site).toMatchObject({ url: 'https://nukkad.example/hi', inLanguage: 'hi-IN' });
  expect(JSON.stringify(site)).toContain('https://nukkad.example/hi/engineers?q=');
  expect(operator?.url).toBe('https://nukkad.example/');
});
