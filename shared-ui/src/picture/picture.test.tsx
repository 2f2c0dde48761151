import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const lamp = {
  sources: [
    { type: 'image/avif', srcset: '/lamp-320.avif 320w, /lamp-640.avif 640w' },
    { type: 'image/webp', srcset: '/lamp-320.webp 320w, /lamp-640.webp 640w' },
  ],
  src: '/lamp-320.webp',
  width: 320,
  height: 240,
};

test('a picture keeps its place and waits until it is near', () => {
  render(<Picture {...lamp} alt="A lamp" />);
  const image = screen.getByRole('img', { name: 'A lamp' });
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '240');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('src', '/lamp-320.webp');
});

test('formats are offered in order, each with the width it will have', () => {
  const { container } = render(<Picture {...lamp} alt="" sizes="18rem" />);
  const offered = [...container.querySelectorAll('picture > source')].map((source) => [
    source.getAttribute('type'),
    source.getAttribute('srcset'),
    source.getAttribute('sizes'),
  ]);
  expect(offered).toEqual(lamp.sources.map(({ type, srcset }) => [type, srcset, '18rem']));
  expect(container.querySelector('picture > :last-child')?.tagName).toBe('IMG');
});

test('the one the page is about comes first', () => {
  render(<Picture {...lamp} alt="A lamp" priority />);
  const image = screen.getByRole('img', { name: 'A lamp' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture beside its words is not read aloud', () => {
  render(<Picture {...lamp} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
