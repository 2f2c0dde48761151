import { render, screen } from '@testing-library/react';
import { boundedPage, pageWindow } from './page-window';
import { type PageLink, Pagination } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [10, 10, [6, 7, 8, 9, 10]],
])('around page %i of %i stand %j', (page, totalPages, numbers) => {
  expect(pageWindow(page, totalPages)).toEqual(numbers);
});

test.each([
  [1, 9, 1],
  [9, 9, 9],
  [0, 9, 1],
  [-3, 9, 1],
  [10, 9, 9],
  [2.5, 9, 2],
  [Number.NaN, 9, 1],
  [Number.POSITIVE_INFINITY, 9, 9],
])('page %p of %i is page %i', (asked, totalPages, page) => {
  expect(boundedPage(asked, totalPages)).toBe(page);
});

function show(page: number, totalPages: number) {
  render(
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefOf={(target) => `?page=${target}`}
      renderLink={({ href, ...link }: PageLink) => <a key={href} href={href} {...link} />}
    />,
  );
}

test('steps are links, the current page is marked', () => {
  show(5, 10);
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=4');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=6');
  expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '?page=10');
  expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
});

test('nothing leads beyond the ends', () => {
  show(10, 10);
  for (const name of ['Next page', 'Last page']) {
    const end = screen.getByRole('link', { name });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    expect(end).not.toHaveAttribute('href');
  }
});

test.each([99, 11])('beyond the last page, %i, the last is the current one', (page) => {
  show(page, 10);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 10');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=9');
  expect(screen.queryByRole('link', { name: 'Page 11' })).not.toBeInTheDocument();
  for (const name of ['Next page', 'Last page']) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('href');
  }
});

test('one page needs no pagination', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
