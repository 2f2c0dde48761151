import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from './app.text';
import { AppBanner } from './app-banner';
import { useInstallation } from './installation.store';

function Offered() {
  return <AppBanner installation={useInstallation()} />;
}

test('without an offer of the browser the way there is told', () => {
  render(<Offered />);
  expect(screen.getByRole('heading', { name: text.title })).toBeVisible();
  expect(screen.getByText(text.how.desktop)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an offer is kept until it is wanted, and gone once it was installed', async () => {
  render(<Offered />);
  const prompt = jest.fn().mockResolvedValue(undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.dblClick(screen.getByRole('button', { name: text.install }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.getByText(text.how.desktop)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('heading', { name: text.title })).not.toBeInTheDocument();
});
