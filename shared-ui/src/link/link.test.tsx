import { render, screen } from '@testing-library/react';
import { linkClass, TextLink } from './link';

test('a link within the site stays in its window', () => {
  render(<TextLink href="/files/invoice.pdf">Invoice</TextLink>);
  const link = screen.getByRole('link', { name: 'Invoice' });
  expect(link).toHaveAttribute('href', '/files/invoice.pdf');
  expect(link).not.toHaveAttribute('target');
});

test('a link to another site opens beside this one, says so, and tells it nothing', () => {
  render(<TextLink href="https://www.icai.org/">Institute of Chartered Accountants</TextLink>);
  const link = screen.getByRole('link', {
    name: 'Institute of Chartered Accountants (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test("the router's links can wear the look", () => {
  expect(linkClass()).toBe('link primary');
  expect(linkClass({ tone: 'muted', isStandalone: true })).toBe('link muted standalone');
});
