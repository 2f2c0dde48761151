import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../data/query-client';
import { collectPage } from './collect-page';
import { type HeadTag, headTags } from './head-tags';
import { Missing, NotFound } from './not-found';
import { dataText, describeDocument, type PageIdentity } from './page-head';
import { PageSinkContext, usePage, usePageData } from './use-page';

const faq = [{ '@type': 'FAQPage', mainEntity: [] }];
const dentists: PageIdentity = {
  title: 'Dentists',
  description: 'Dentists near you',
  canonical: '/doctors?spec=dentist',
  picture: '/a.webp',
  robots: 'noindex',
  previous: '/doctors?spec=dentist',
  next: '/doctors?spec=dentist&page=3',
  data: [{ '@type': 'ItemList' }],
};

/** As a browser parses what was serialised. */
function putIntoHead(tags: HeadTag[]): void {
  for (const { name, attributes, text } of tags) {
    if (name === 'title') document.title = text ?? '';
    else {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text ?? null;
      document.head.append(element);
    }
  }
}

const head = () =>
  [...document.head.querySelectorAll('meta, link, script')].map((element) =>
    [
      ...[...element.attributes].filter(({ name }) => name !== 'data-nukkad-ahead'),
      element.textContent,
    ].map((one) => (typeof one === 'string' ? one : one.value)),
  );

beforeEach(() => {
  document.head.replaceChildren();
});

test('a browser takes over what was rendered ahead, and doubles nothing', () => {
  putIntoHead(headTags(dentists, [faq], 'http://localhost'));
  const ahead = head();
  expect(ahead).toHaveLength(13);
  expect(ahead).toContainEqual(['og:image', 'http://localhost/a.webp', '']);
  expect(ahead).toContainEqual(['twitter:description', 'Dentists near you', '']);
  expect(ahead).toContainEqual(['next', 'http://localhost/doctors?spec=dentist&page=3', '']);
  describeDocument(dentists);
  expect(head().sort()).toEqual(ahead.filter((tag) => !tag.includes(dataText(faq))).sort());
});

test('the next page keeps nothing of the one rendered ahead', () => {
  putIntoHead(headTags(dentists, [faq], 'http://localhost'));
  describeDocument(dentists);
  describeDocument({ title: 'Login' });
  expect(document.title).toBe('Login · Nukkad');
  expect(head()).toEqual([
    ['og:title', 'Login', ''],
    ['twitter:title', 'Login', ''],
  ]);
});

const card = ['/card.png', '1200', '630', 'Nukkad', 'summary_large_image'];
const pictures: [what: string, picture: PageIdentity['picture'], said: string[]][] = [
  ['no picture', undefined, card],
  ['a path', '/a.webp', ['http://localhost/a.webp', ...card.slice(1)]],
  [
    'a small picture',
    { src: '/a.webp', width: 320, height: 240, alt: 'A bag' },
    ['http://localhost/a.webp', '320', '240', 'A bag', 'summary'],
  ],
  [
    'a large picture',
    { src: '/a.png', width: 1_200, height: 630, alt: 'Dr. Rao' },
    ['http://localhost/a.png', '1200', '630', 'Dr. Rao', 'summary_large_image'],
  ],
];
const pictureTags: [key: string, name: string][] = [
  ['property', 'og:image'],
  ['property', 'og:image:width'],
  ['property', 'og:image:height'],
  ['property', 'og:image:alt'],
  ['name', 'twitter:card'],
];
const pageWith = (picture: PageIdentity['picture']): PageIdentity => ({
  title: 'Dr. Rao',
  ...(picture && { picture }),
});

test.each(pictures)('a page with %s says so, and the next has the card', (_, picture, said) => {
  pictureTags.forEach(([key, name], index) => {
    const tag = document.head.appendChild(document.createElement('meta'));
    tag.setAttribute(key, name);
    tag.setAttribute('content', card[index] ?? '');
  });
  const values = () =>
    pictureTags.map(([key, name]) =>
      document.head.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content'),
    );
  jest.isolateModules(() => {
    // The module remembers what the head said first: each case is a visit of its own.
    const page = jest.requireActual<typeof import('./page-head')>('./page-head');
    page.describeDocument(pageWith(picture));
    expect(values()).toEqual(said);
    page.describeDocument({ title: 'Login' });
    expect(values()).toEqual(card);
  });
});

test.each(pictures)('rendered ahead, %s leaves what it does not say', (_, picture, said) => {
  const tags = headTags(pageWith(picture), [], 'http://localhost');
  const values = pictureTags.map(
    ([key, name], index) =>
      tags.find(({ attributes }) => attributes[key] === name)?.attributes.content ?? card[index],
  );
  expect(values).toEqual(said);
});

const nothing = (isSo: boolean) => ({ isNotFound: isSo, isMissing: isSo, rounds: 0 });

test('a server learns the page, its parts and that an address names nothing', () => {
  const Part = () => {
    usePageData(faq);
    return null;
  };
  const Screen = () => {
    usePage(dentists);
    return (
      <>
        <Part />
        <Part />
        <NotFound />
        <Missing />
      </>
    );
  };
  const { sink, collected } = collectPage(createQueryClient());
  const tree = (
    <MemoryRouter>
      <PageSinkContext value={sink}>
        <Screen />
      </PageSinkContext>
    </MemoryRouter>
  );
  expect(collected()).toEqual({ page: null, parts: [], ...nothing(false) });
  renderToString(tree);
  expect(collected()).toEqual({ page: dentists, parts: [faq], ...nothing(true) });
});

test('without a sink a page describes the document', () => {
  const Screen = () => {
    usePage({ title: 'Teachers' });
    return <h1>Teachers</h1>;
  };
  render(<Screen />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading')).toBeVisible();
  expect(document.title).toBe('Teachers · Nukkad');
});
