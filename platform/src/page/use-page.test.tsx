import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Link, Route, Routes, useLocation, useNavigate } from '../router/router';
import { keepFocus, usePage, usePageData } from './use-page';

function Page({ title, to }: { title: string; to: string }) {
  usePage({ title });
  return (
    <>
      <h1>{title}</h1>
      <Link to={to}>Go on</Link>
    </>
  );
}

test('a page has a title; its heading gets focus after a navigation, not at first', async () => {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <main>
        <Routes>
          <Route path="/a" element={<Page title="Doctors" to="/b" />} />
          <Route path="/b" element={<Page title="Teachers" to="/a" />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  expect(document.title).toBe('Doctors · Nukkad');
  expect(screen.getByRole('heading', { name: 'Doctors' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.title).toBe('Teachers · Nukkad');
  expect(screen.getByRole('heading', { name: 'Teachers' })).toHaveFocus();
});

function Filtered() {
  const { search } = useLocation();
  const navigate = useNavigate();
  usePage({ title: 'Doctors' });
  return (
    <>
      <h1>Doctors {search}</h1>
      <button type="button" onClick={() => navigate('?r=5', { state: keepFocus })}>
        Near
      </button>
      <Link to="?page=2">Next page</Link>
    </>
  );
}

test('a change within the page leaves focus on the control that made it', async () => {
  render(
    <MemoryRouter initialEntries={['/doctors']}>
      <main>
        <Filtered />
      </main>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Near' }));
  expect(screen.getByRole('heading')).toHaveTextContent('?r=5');
  expect(screen.getByRole('button', { name: 'Near' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('heading')).toHaveFocus();
});

function Questions() {
  usePageData([{ '@type': 'FAQPage', mainEntity: [] }]);
  return null;
}

test('a part that comes later adds what it shows, and takes it along when it goes', () => {
  const data = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
  const { rerender } = render(<Questions />);
  expect(data().map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual([
    [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] }],
  ]);
  rerender(<p>Nothing asked</p>);
  expect(data()).toEqual([]);
});
