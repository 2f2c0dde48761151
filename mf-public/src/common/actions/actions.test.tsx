import { favourites } from '@nukkad/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as text from '../common.text';
import { CallButton } from './call-button';
import { LikeButton } from './like-button';

beforeEach(() => {
  for (const id of favourites.get()) favourites.toggle(id);
});

test('two hearts of one person are one', async () => {
  render(
    <>
      <LikeButton vendorId="v1" name="Dr. Rao" />
      <LikeButton vendorId="v1" name="Dr. Rao" />
    </>,
  );
  const [card, profile] = screen.getAllByRole('button', { name: text.like('Dr. Rao') });
  await userEvent.click(card as HTMLElement);
  expect(profile).toHaveAttribute('aria-pressed', 'true');
  expect(favourites.get()).toEqual(['v1']);
  await userEvent.click(profile as HTMLElement);
  expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('Call shows the number, and then dials it', async () => {
  render(<CallButton name="Dr. Rao" onReveal={async () => '+91 90000 12345'} />);
  await userEvent.click(screen.getByRole('button', { name: text.callFor('Dr. Rao') }));
  const link = await screen.findByRole('link', {
    name: text.callNumber('Dr. Rao', '+91 90000 12345'),
  });
  expect(link).toHaveAttribute('href', 'tel:+919000012345');
  expect(link).toHaveFocus();
});

test('a number that does not come is said, and can be asked for again', async () => {
  let isDown = true;
  const reveal = async () => {
    if (isDown) throw new Error('down');
    return '+91 90000 12345';
  };
  render(<CallButton name="Dr. Rao" onReveal={reveal} />);
  const button = screen.getByRole('button', { name: text.callFor('Dr. Rao') });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.noNumber);
  isDown = false;
  await userEvent.click(button);
  expect(await screen.findByRole('link')).toBeVisible();
});
