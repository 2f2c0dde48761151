import { session } from '@nukkad/platform';
import { aCategory, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from './frame.text';
import { SiteFrame } from './site-frame';

const healthy = {
  getAllCategories: () => [
    aCategory({ _id: 'c2', categoryName: 'Govt Officer', order: 7, count: 40 }),
    aCategory({ _id: 'c3', categoryName: 'Dentist', parent: 'c1' }),
    aCategory({ _id: 'c1', categoryName: 'Doctor', order: 0, count: 1250 }),
  ],
  getSiteContent: () => ({
    name: 'Nukkad',
    address: '1 Corner Street',
    phone: '+91 90000 00000',
    email: 'help@example.invalid',
    copyright: 'All rights reserved',
  }),
  getFooterContent: () => ({
    quickLinks: [{ label: 'Free Listing', href: '/list-yourself' }],
    popularCategories: [],
    popularCities: [{ label: 'Bengaluru', href: '/doctors?city=Bengaluru' }],
    social: [{ label: 'Mastodon', href: 'https://social.example/@nukkad' }],
  }),
};

function renderFrame(handlers: Parameters<typeof fakeWire>[0] = healthy) {
  const wire = fakeWire(handlers);
  renderScreen(() => <SiteFrame>Content</SiteFrame>, { wire });
  return wire;
}

afterEach(() => act(() => session.end('signed-out')));

test('the header leads where the specification says', async () => {
  renderFrame();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: text.product })).toHaveAttribute('href', '/');
  expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(header.getByRole('link', { name: 'Login/Sign Up' })).toHaveAttribute('href', '/login');
  expect(header.getByRole('link', { name: 'Donate Now' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Raise Startup Funds' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Investors' })).toBeVisible();
});

test('a logged-in person sees the profile instead, and Home is /homepage', () => {
  session.remember({ otpVerified: 'true', jwtToken: 'a.b.c' });
  renderFrame();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(header.queryByRole('link', { name: 'Login/Sign Up' })).not.toBeInTheDocument();
  expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/homepage');
});

test('Categories opens the live top-level categories in order, with counts; Escape closes', async () => {
  renderFrame();
  const button = screen.getByRole('button', { name: 'Categories' });
  await userEvent.click(button);
  const links = await within(screen.getByRole('navigation', { name: 'Main' })).findAllByRole(
    'link',
    {
      name: /\d/,
    },
  );
  expect(links.map((link) => link.textContent)).toEqual(['Doctor1,250', 'Govt Officer40']);
  expect(links[1]).toHaveAttribute('href', '/govt%20officer');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('categories that cannot be loaded say so, and Retry helps', async () => {
  const wire = renderFrame({ ...healthy, getAllCategories: () => problem(404, 'not-found') });
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }));
  expect(await screen.findByText(text.categoriesFailed)).toBeVisible();
  wire.answer('getAllCategories', healthy.getAllCategories);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await screen.findByRole('link', { name: /Doctor/ })).toBeVisible();
});

test('the footer shows the house and its links from the server', async () => {
  renderFrame();
  const footer = within(screen.getByRole('contentinfo'));
  const free = await footer.findByRole('link', { name: 'Free Listing' });
  expect(free).toHaveAttribute('href', '/list-yourself');
  expect(await footer.findByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
    'href',
    'tel:+919000000000',
  );
  expect(footer.getByRole('link', { name: 'Bengaluru' })).toHaveAttribute(
    'href',
    '/doctors?city=Bengaluru',
  );
});

test('a footer that cannot be loaded says so and can be retried', async () => {
  const wire = renderFrame({ ...healthy, getFooterContent: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.footerFailed)).toBeVisible();
  wire.answer('getFooterContent', healthy.getFooterContent);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await screen.findByRole('link', { name: 'Free Listing' })).toBeVisible();
});

test('a session that ended by itself is told, with the way back', () => {
  renderFrame();
  act(() => session.end('expired'));
  expect(screen.getByText(text.sessionExpired, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: text.loginAgain })).toHaveAttribute('href', '/login');
});

test('the first stop of the keyboard is the way past the header', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: text.skip })).toHaveFocus();
  expect(screen.getByRole('link', { name: text.skip })).toHaveAttribute('href', '#content');
});
