import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';
import * as text from './share-button.text';

const press = () =>
  userEvent.click(screen.getByRole('button', { name: text.shareOf('First visit') }));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('where the device cannot share, the address is copied', async () => {
  render(<ShareButton title="First visit" path="/blogs/first-visit" />);
  const writeText = jest.fn();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press();
  expect(writeText.mock.calls).toEqual([['http://localhost/blogs/first-visit']]);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the device shares it, and a change of mind is no failure', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  render(<ShareButton title="First visit" path="/blogs/first-visit" />);
  await press();
  expect(share.mock.calls).toEqual([
    [{ title: 'First visit', url: 'http://localhost/blogs/first-visit' }],
  ]);
});
