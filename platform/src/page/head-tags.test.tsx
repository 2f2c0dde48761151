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
