import { render, screen } from '@testing-library/react';
import { NoResultsDrawing } from '../illustration/illustration';
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

test('a drawing stands above the words and is not read aloud', () => {
  const { container } = render(
    <EmptyState
      drawing={<NoResultsDrawing />}
      title="No doctors yet"
      why="Nobody has listed here."
    />,
  );
  const drawing = container.querySelector('svg[width="160"]');
  const heading = screen.getByRole('heading', { name: 'No doctors yet' });
  expect(drawing?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a notice is announced politely', () => {
  render(<Notice title="Showing saved results" />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing saved results');
});
