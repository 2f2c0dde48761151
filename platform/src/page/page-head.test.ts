import { dataText, describeDocument, documentTitle } from './page-head';

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const data = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;

beforeAll(() => {
  const description = document.createElement('meta');
  description.name = 'description';
  description.content = 'The product';
  document.head.append(description);
});

test('a page says what it is, and the next one does not keep its words', () => {
  describeDocument({
    title: 'Dentists',
    description: 'Dentists near you',
    canonical: '/doctors?spec=dentist',
    picture: '/a.webp',
    data: [{ '@type': 'ItemList' }],
  });
  expect(document.title).toBe('Dentists · Nukkad');
  expect(content('meta[name="description"]')).toBe('Dentists near you');
  expect(content('meta[property="og:title"]')).toBe('Dentists');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/a.webp');
  expect(canonical()).toBe('http://localhost/doctors?spec=dentist');
  expect(JSON.parse(data() ?? '')).toEqual([
    { '@context': 'https://schema.org', '@type': 'ItemList' },
  ]);

  describeDocument({ title: 'Login' });
  expect(content('meta[name="description"]')).toBe('The product');
  expect(canonical()).toBeUndefined();
  expect(data()).toBeUndefined();
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('a page in a language has its own address; one that is not offered is not to be found', () => {
  document.documentElement.lang = 'kn-IN';
  describeDocument({
    title: 'Dentists',
    canonical: '/doctors?spec=dentist',
    next: '/doctors?page=2',
  });
  document.documentElement.lang = '';
  const next = document.head.querySelector('link[rel="next"]')?.getAttribute('href');
  expect(canonical()).toBe('http://localhost/kn/doctors?spec=dentist');
  expect(next).toBe('http://localhost/kn/doctors?page=2');
  expect(content('meta[name="robots"]')).toBeUndefined();
  expect(content('meta[property="og:locale"]')).toBe('kn_IN');
  const card = 'http://localhost/api/share-pictures/product.png?language=kn';
  expect(content('meta[property="og:image"]')).toBe(card);
  expect(content('meta[property="og:image:width"]')).toBe('1200');
  document.documentElement.lang = 'en-XA';
  describeDocument({ title: 'Dentists', canonical: '/doctors?spec=dentist' });
  document.documentElement.lang = '';
  expect(content('meta[name="robots"]')).toBe('noindex');
  describeDocument({ title: 'Login' });
  expect(content('meta[name="robots"]')).toBeUndefined();
});

test('while several languages are offered, each page names itself in all of them', () => {
  jest.isolateModules(() => {
    const contract =
      jest.requireActual<typeof import('../contract/languages')>('../contract/languages');
    const { en, hi, kn, xa } = contract.languages;
    const offered = { ...hi, isOffered: true };
    jest.doMock('../contract/languages', () => ({
      ...contract,
      languages: { en, hi: offered, kn, xa },
      offeredLanguages: ['en', 'hi'],
    }));
    const head = jest.requireActual<typeof import('./page-head')>('./page-head');
    document.documentElement.lang = 'hi-IN';
    const page = { title: 'Dentists', canonical: '/doctors?spec=dentist' };
    const values = head.headValues(page, 'https://nukkad.example');
    document.documentElement.lang = '';
    const said = new Map(values.map(([selector, , value]) => [selector, value]));
    const english = 'https://nukkad.example/doctors?spec=dentist';
    const hindi = 'https://nukkad.example/hi/doctors?spec=dentist';
    expect(said.get('link[rel="canonical"]')).toBe(hindi);
    expect(said.get('link[hreflang="hi-IN"]')).toBe(hindi);
    expect(said.get('link[hreflang="en-IN"]')).toBe(english);
    expect(said.get('link[hreflang="x-default"]')).toBe(english);
    expect(said.has('link[hreflang="kn-IN"]')).toBe(false);
    expect(said.get('meta[name="robots"]')).toBeUndefined();
    jest.dontMock('../contract/languages');
  });
});

test('data cannot end its element', () => {
  const text = dataText([{ '@type': 'Person', name: '</script><img src=x>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)[0].name).toBe('</script><img src=x>');
});

test('the product alone is not named twice', () => {
  expect(documentTitle('Nukkad')).toBe('Nukkad');
});
