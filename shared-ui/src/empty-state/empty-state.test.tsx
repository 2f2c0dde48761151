import { render, screen } from '@testing-library/react';
import { BeingBuilt } from '../being-built/being-built';
import { Notice } from '../notice/notice';
import { EmptyState } from './empty-state';

test('an empty place says why and leads on', () => {
  render(
    <EmptyState title="No doctors yet" why="Nobody has listed here.">
      <a href="/">Home</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No doctors yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a page that is being built says what will come', () => {
  render(
    <BeingBuilt mark="Being built" heading="Blogs" what="Articles.">
      <a href="/">Home</a>
    </BeingBuilt>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  expect(screen.getByText('Articles.')).toBeVisible();
});

test('a notice is announced politely', () => {
  render(<Notice title="Showing saved results" />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing saved results');
});
