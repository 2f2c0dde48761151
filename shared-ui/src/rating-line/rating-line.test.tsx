import { render, screen } from '@testing-library/react';
import { RatingLine } from './rating-line';

test('a rating is told in words and shown in numbers', () => {
  render(<RatingLine rating={{ average: '4.0', count: '1,300' }} />);
  expect(screen.getByText('Rated 4.0 out of 5, 1,300 reviews')).toBeInTheDocument();
  expect(screen.getByText('4.0')).toBeVisible();
});

test('without a rating it reads New', () => {
  render(<RatingLine rating={null} />);
  expect(screen.getByText('New')).toBeVisible();
});
