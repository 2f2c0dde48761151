import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link';

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <p role="status">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

function show(children: ReactNode, at = '/doctors/one') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

test('a link is followed in the page and hands its state on', async () => {
  const link = show(
    <Link to="/teachers?page=2#list" state={{ from: 'here' }} className="wide">
      Teachers
    </Link>,
  );
  expect(link).toHaveAttribute('href', '/teachers?page=2#list');
  expect(link).toHaveClass('wide');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/teachers?page=2#list {"from":"here"}');
});

test('a path with a space is written as HTML wants it, and followed as it is', async () => {
  const link = show(<Link to="/govt. officers?city=a b">Offices</Link>);
  expect(link).toHaveAttribute('href', '/govt.%20officers?city=a%20b');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/govt. officers?city=a b');
});

test.each(['https://example.in/a', 'mailto:hello@example.in', '//example.in'])(
  '%s leads out of the product',
  (to) => {
    expect(show(<Link to={to}>Out</Link>)).toHaveAttribute('href', to);
  },
);

test.each([
  ['opens elsewhere', <Link key="1" to="/teachers" target="_blank" />],
  ['was handled', <Link key="2" to="/teachers" onClick={(event) => event.preventDefault()} />],
])('a link that %s leaves the page as it is', async (_why, link) => {
  await userEvent.click(show(link));
  expect(screen.getByRole('status')).toHaveTextContent('/doctors/one');
});

test.each([
  ['/doctors/one', false, 'page'],
  ['/Doctors/One', true, 'page'],
  ['/doctors', false, 'page'],
  ['/doctors/', false, 'page'],
  ['/doctors', true, null],
  ['/doc', false, null],
  ['/', true, null],
])('a menu that leads to %s (only there: %j) says it is %s', (to, end, said) => {
  const link = show(
    <NavLink to={to} end={end}>
      Menu
    </NavLink>,
  );
  expect(link.getAttribute('aria-current')).toBe(said);
});
