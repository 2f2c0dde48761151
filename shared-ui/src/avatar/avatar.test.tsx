import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar';

test.each([
  ['Dr. Kavya Gowda', 'KG'],
  ['Adv. Ravi Kumar Shetty', 'RS'],
  ['Manjunath', 'M'],
  ['ಕಾವ್ಯ ಗೌಡ', 'ಕಗ'],
  ['Chartered Accountant (CA)', 'CA'],
  ['Smile Clinic (HSR)', 'SC'],
  ['', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture keeps its place by a fixed size', () => {
  render(<Avatar name="Kavya Gowda" src="/1.svg" alt="Kavya Gowda" />);
  const picture = screen.getByRole('img', { name: 'Kavya Gowda' });
  expect(picture).toHaveAttribute('width', '72');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a picture that cannot be loaded becomes initials', () => {
  render(<Avatar name="Kavya Gowda" src="/gone.svg" alt="Kavya Gowda" />);
  fireEvent.error(screen.getByRole('img', { name: 'Kavya Gowda' }));
  expect(screen.getByText('KG')).toBeVisible();
});

test('without a picture there are initials at once', () => {
  render(<Avatar name="Kavya Gowda" src="" />);
  expect(screen.getByText('KG')).toHaveAttribute('aria-hidden', 'true');
});
