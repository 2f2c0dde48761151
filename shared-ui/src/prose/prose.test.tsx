import { render, screen, within } from '@testing-library/react';
import { Prose } from './prose';

test('each block is drawn as what it is', () => {
  render(
    <Prose
      blocks={[
        { kind: 'heading', text: 'What to ask' },
        { kind: 'paragraph', text: 'Ask first.' },
        { kind: 'list', items: ['What will it cost?', 'How often?'] },
        { kind: 'quote', text: 'I was told.' },
        {
          kind: 'picture',
          picture: { src: '/a.png', sources: [], width: 60, height: 40, alt: 'A market' },
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
  expect(screen.getByText('Ask first.').tagName).toBe('P');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('I was told.').tagName).toBe('BLOCKQUOTE');
  const picture = screen.getByRole('img', { name: 'A market' });
  expect(picture).toHaveAttribute('width', '60');
  expect(picture).toHaveAttribute('height', '40');
});

test('bold, italic and linked words, and counted items', () => {
  render(
    <Prose
      blocks={[
        { kind: 'heading', text: 'Smaller', level: 3 },
        {
          kind: 'paragraph',
          text: 'Ask first, here, there.',
          runs: [
            { text: 'Ask ', isBold: true },
            { text: 'first', isBold: true, isItalic: true },
            { text: ', ' },
            { text: 'here', href: '/doctors' },
            { text: ', ' },
            { text: 'there', href: 'https://www.icai.org/' },
            { text: '.' },
          ],
        },
        {
          kind: 'list',
          items: ['Three', 'Four'],
          isOrdered: true,
          start: 3,
          itemRuns: [[{ text: 'Three', isItalic: true }], [{ text: 'Four' }]],
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Smaller' })).toBeVisible();
  expect(screen.getByText('first').closest('strong')).not.toBeNull();
  expect(screen.getByText('first').tagName).toBe('EM');
  const here = screen.getByRole('link', { name: 'here' });
  expect(here).toHaveAttribute('href', '/doctors');
  expect(here).not.toHaveAttribute('target');
  const there = screen.getByRole('link', { name: /^there/ });
  expect(there).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByText('Three').tagName).toBe('EM');
});

test('markup is shown as it was written', () => {
  render(<Prose blocks={[{ kind: 'paragraph', text: '<b>Ask</b>' }]} />);
  expect(screen.getByText('<b>Ask</b>')).toBeVisible();
});
