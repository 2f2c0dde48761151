import { render } from '@testing-library/react';
import { JaaliMotif } from './jaali-motif';

test('it is for the eye alone, and two on a page keep their patterns apart', () => {
  const { container } = render(
    <>
      <JaaliMotif />
      <JaaliMotif />
    </>,
  );
  for (const motif of container.querySelectorAll('svg')) {
    expect(motif).toHaveAttribute('aria-hidden', 'true');
  }
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
