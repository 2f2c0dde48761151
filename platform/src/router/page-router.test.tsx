import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './link';
import { PageRouter } from './page-router';

function Here({ onDrawn }: { onDrawn?: () => void }) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <p role="status">{useLocation().search}</p>;
}

const goTo = (address: string) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

beforeEach(() => history.replaceState(null, '', '/doctors?page=1'));

test('the page shows where the visitor goes', () => {
  render(
    <PageRouter>
      <Here />
    </PageRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('?page=1');
  act(() => goTo('/doctors?page=2'));
  expect(screen.getByRole('status')).toHaveTextContent('?page=2');
});

test('paths are the same in every language, and links stay in it', () => {
  document.documentElement.lang = 'hi-IN';
  history.replaceState(null, '', '/hi/doctors?page=1');
  render(
    <PageRouter>
      <Here />
      <Link to="/teachers">Teachers</Link>
    </PageRouter>,
  );
  document.documentElement.lang = '';
  expect(screen.getByRole('status')).toHaveTextContent('?page=1');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/hi/teachers');
});

test('it shows where the visitor went while it was drawn for the first time', () => {
  const goMeanwhile = () => goTo('/doctors?page=3');
  render(
    <PageRouter>
      <Here onDrawn={goMeanwhile} />
    </PageRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('?page=3');
});
