import 'fake-indexeddb/auto';
import { ApiError, locality, session, toast } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aCategory,
  aFooterContent,
  anAccount,
  aPlace,
  aSiteContent,
  aVendorAccount,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { sendOrWait } from '@nukkad/platform/waiting';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { letDialogsOpen } from '../testing/dialogs';
import { text } from './site/frame.text';
import { SiteFrame } from './site-frame';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const healthy = {
  getSession: () => anAccount(),
  logout: () => undefined,
  getNotifications: () => ({ notifications: [], unread: 0, next: null }),
  getAllCategories: () => [
    aCategory({ _id: 'c2', categoryName: 'Govt Officer', order: 7, count: 1 }),
    aCategory({ _id: 'c3', categoryName: 'Dentist', parent: 'c1' }),
    aCategory({ _id: 'c1', categoryName: 'Doctor', order: 0, count: 1250 }),
  ],
  getSiteContent: () => aSiteContent(),
  getFooterContent: () =>
    aFooterContent({
      quickLinks: [
        { label: 'Home', href: '/' },
        { label: 'Free Listing', href: '/list-yourself' },
      ],
      popularCategories: [{ label: 'Doctors', href: '/doctors' }],
      popularCities: [{ label: 'Bengaluru', href: '/doctors?city=bengaluru' }],
      social: [
        { label: 'Instagram', href: 'https://www.instagram.com/nukkad' },
        { label: 'Mastodon', href: 'https://social.example/@nukkad' },
      ],
    }),
};

function renderFrame(handlers: Parameters<typeof fakeWire>[0] = healthy, at = '/') {
  const wire = fakeWire(handlers);
  const page = renderScreen(() => <SiteFrame>Content</SiteFrame>, { wire, at, pattern: '*' });
  return { wire, ...page };
}

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
/** The API where nobody can be reached. */
const unreachable: Parameters<typeof sendOrWait>[0]['api'] = {
  call: () => Promise.reject(new ApiError('network', 'Nukkad could not be reached.')),
};
const logIn = () => act(() => session.remember({ otpVerified: 'true', jwtToken: 'a.b.c' }));

beforeAll(letDialogsOpen);
beforeEach(() => {
  localStorage.clear();
  act(() => {
    locality.reread();
    session.end('signed-out');
  });
});

test('the header leads where the specification says', async () => {
  const { container } = renderFrame();
  expect(header().getByRole('link', { name: text.product })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Login/Sign Up' })).toHaveAttribute('href', '/login');
  expect(header().getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  const funds = header().getByRole('link', { name: 'Raise Startup Funds' });
  expect(funds).toHaveAttribute('href', '/start-fundraising');
  const investors = header().getByRole('link', { name: 'Investors' });
  expect(investors).toHaveAttribute('href', '/investors');
  expect(header().queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument();
  await footer().findByRole('link', { name: 'Free Listing' });
  await expect(container).toBeAccessible();
});

test('a logged-in person sees profile and bell instead, and Home is /homepage', async () => {
  renderFrame();
  expect(header().queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  logIn();
  expect(await header().findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(header().getByRole('button', { name: 'Profile' })).toBeVisible();
  expect(header().queryByRole('link', { name: 'Login/Sign Up' })).not.toBeInTheDocument();
  expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/homepage');
  expect(header().getByRole('link', { name: text.product })).toHaveAttribute('href', '/homepage');
});

describe('Categories', () => {
  const button = () => header().getByRole('button', { name: 'Categories' });

  test('the live top-level categories in order, with counts; Escape closes', async () => {
    renderFrame();
    await userEvent.click(button());
    const doctor = await header().findByRole('link', { name: /Doctor/ });
    expect(doctor).toHaveTextContent('Doctor 1,250 professionals');
    expect(doctor).toHaveAttribute('href', '/doctor');
    const last = header().getByRole('link', { name: /Govt Officer/ });
    expect(last).toHaveTextContent('Govt Officer 1 professional');
    expect(last).toHaveAttribute('href', '/govt%20officer');
    expect(header().queryByRole('link', { name: /Dentist/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  test('an arrow opens it, focus follows when the categories are there, arrows and letters move', async () => {
    renderFrame();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    const doctor = await header().findByRole('link', { name: /Doctor/ });
    const officer = header().getByRole('link', { name: /Govt Officer/ });
    expect(doctor).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(officer).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(doctor).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(officer).toHaveFocus();
    await userEvent.keyboard('d');
    expect(doctor).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click elsewhere closes it', async () => {
    renderFrame();
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Content'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('that they cannot be loaded is said, and Retry helps', async () => {
    const { wire } = renderFrame({ ...healthy, getAllCategories: () => problem(404, 'not-found') });
    await userEvent.click(button());
    expect(await screen.findByText(text.categoriesFailed)).toBeVisible();
    wire.answer('getAllCategories', healthy.getAllCategories);
    await userEvent.click(screen.getByRole('button', { name: text.retry }));
    expect(await header().findByRole('link', { name: /Doctor/ })).toBeVisible();
  });

  test('that there are none is said', async () => {
    renderFrame({ ...healthy, getAllCategories: () => [] });
    await userEvent.click(button());
    expect(await screen.findByText(text.noCategories)).toBeVisible();
  });
});

describe('the profile menu', () => {
  const button = () => header().getByRole('button', { name: 'Profile' });
  const item = (name: string) => screen.getByRole('menuitem', { name });

  beforeEach(logIn);

  test('leads to the sections of the dashboard', async () => {
    const { container, address } = renderFrame();
    await userEvent.click(button());
    expect(screen.getByRole('menu', { name: 'Profile' })).toBeVisible();
    expect(item('Profile')).toHaveAttribute('href', '/profile');
    expect(item('Favourites')).toHaveAttribute('href', '/profile?section=favourites');
    await expect(container).toBeAccessible();
    await userEvent.click(item('Appointments'));
    expect(address()).toBe('/profile?section=appointments');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('says who is logged in, as the API knows them; a professional has a dashboard', async () => {
    act(() => session.remember({ vendorType: 'type-ca', profession: 'ca' }));
    const { container } = renderFrame({
      ...healthy,
      getSession: () => aVendorAccount({ fullName: 'Ravi Kumar' }),
    });
    await userEvent.click(button());
    expect(await screen.findByText('Ravi Kumar')).toBeVisible();
    expect(item('Dashboard')).toHaveAttribute('href', '/ca-dashboard');
    expect(screen.queryByRole('menuitem', { name: text.operatorConsole })).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
  });

  test('an operator is led to the console, and nobody else is', async () => {
    renderFrame({ ...healthy, getSession: () => anAccount({ role: 'operator' }) });
    await userEvent.click(button());
    const entry = await screen.findByRole('menuitem', { name: text.operatorConsole });
    expect(entry).toHaveAttribute('href', '/operator-dashboard');
  });

  test('whom the API does not name has the menu all the same, and no dashboard', async () => {
    renderFrame({ ...healthy, getSession: () => problem(404, 'not-found') });
    await userEvent.click(button());
    expect(item('Profile')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(screen.queryByText(text.loggedInAs)).not.toBeInTheDocument();
  });

  test('by keyboard: arrows around, letters, Escape gives focus back', async () => {
    renderFrame();
    button().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Logout')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('f');
    expect(item('Favourites')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('Logout clears the session, goes to the landing page and says so', async () => {
    const { address, wire } = renderFrame(healthy, '/investors');
    await userEvent.click(button());
    await userEvent.click(item('Logout'));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('logout'));
    expect(localStorage.getItem('jwtToken')).toBeNull();
    expect(header().getByRole('link', { name: 'Login/Sign Up' })).toBeVisible();
    expect(toast).toHaveBeenCalledWith({ text: text.loggedOut, tone: 'success' });
  });

  test('Logout asks before it deletes what waits for a connection', async () => {
    act(() => session.remember({ otpVerified: 'true', jwtToken: 'a.b.c', userId: 'asha' }));
    const { address, container } = renderFrame(healthy, '/investors');
    await sendOrWait({ api: unreachable, session }, 'markThreadRead', {
      params: { threadId: 'thread-1' },
    });
    await userEvent.click(button());
    await userEvent.click(item('Logout'));
    const question = await screen.findByRole('dialog', { name: messages.confirmLogout });
    expect(question).toHaveTextContent(messages.lostAtLogout(1));
    await expect(container).toBeAccessible();
    await userEvent.click(within(question).getByRole('button', { name: text.stay }));
    expect(question).not.toBeInTheDocument();
    expect(session.get().isLoggedIn).toBe(true);
    await userEvent.click(item('Logout'));
    const again = await screen.findByRole('dialog', { name: messages.confirmLogout });
    await userEvent.click(within(again).getByRole('button', { name: text.logout }));
    expect(address()).toBe('/');
    expect(session.get().isLoggedIn).toBe(false);
  });
});

describe('the menu of small windows', () => {
  const open = async () => {
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    return within(screen.getByRole('dialog', { name: 'Menu' }));
  };

  test('holds the header: links, locality, look, login', async () => {
    const { container } = renderFrame();
    const menu = await open();
    for (const name of [
      'Home',
      'Raise Startup Funds',
      'Investors',
      text.listYourself,
      'Login/Sign Up',
      'Donate Now',
    ]) {
      expect(menu.getByRole('link', { name })).toBeVisible();
    }
    expect(menu.getByRole('button', { name: /HSR Layout, Bengaluru/ })).toBeVisible();
    expect(menu.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Categories' }));
    expect(await menu.findByRole('link', { name: /Doctor/ })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  test('focus goes in, Escape and Close give it back', async () => {
    renderFrame();
    const button = header().getByRole('button', { name: 'Menu' });
    const menu = await open();
    expect(menu.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await userEvent.click((await open()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('the page behind it stands still', async () => {
    renderFrame();
    await open();
    expect(document.documentElement).toHaveClass('locked');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveClass('locked');
  });

  test('going somewhere closes it', async () => {
    const { address } = renderFrame();
    await userEvent.click((await open()).getByRole('link', { name: 'Investors' }));
    expect(address()).toBe('/investors');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('logged in it has the profile and Logout', async () => {
    logIn();
    const { address } = renderFrame(healthy, '/investors');
    const menu = await open();
    expect(menu.queryByRole('link', { name: 'Login/Sign Up' })).not.toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Appointments' })).toHaveAttribute(
      'href',
      '/profile?section=appointments',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(session.get().isLoggedIn).toBe(false);
  });
});

describe('the footer', () => {
  test('shows the house and its links from the server', async () => {
    renderFrame();
    const free = await footer().findByRole('link', { name: 'Free Listing' });
    expect(free).toHaveAttribute('href', '/list-yourself');
    const phone = await footer().findByRole('link', { name: '+91 90000 00000' });
    expect(phone).toHaveAttribute('href', 'tel:+919000000000');
    expect(footer().getByText('1 Corner Street')).toBeVisible();
    for (const name of ['help@example.invalid', 'Help']) {
      const mail = footer().getByRole('link', { name });
      expect(mail).toHaveAttribute('href', 'mailto:help@example.invalid');
    }
    const lists = ['Quick Links', 'Popular Categories', 'Popular Cities', 'Follow us'];
    for (const name of lists) expect(footer().getByRole('navigation', { name })).toBeVisible();
    const city = footer().getByRole('link', { name: 'Bengaluru' });
    expect(city).toHaveAttribute('href', '/doctors?city=bengaluru');
    expect(footer().getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/nukkad',
    );
    expect(footer().getByRole('link', { name: 'Mastodon' })).toBeVisible();
  });

  test('says nothing while it loads, as nobody waits for it', async () => {
    const never = new Promise<never>(() => {});
    renderFrame({ ...healthy, getFooterContent: () => never, getSiteContent: () => never });
    expect(await footer().findByText('Quick Links')).toBeVisible();
    expect(footer().queryByRole('status')).not.toBeInTheDocument();
  });

  test('Home leads a logged-in person to /homepage', async () => {
    logIn();
    renderFrame();
    expect(await footer().findByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/homepage',
    );
  });

  test.each(['getFooterContent', 'getSiteContent'] as const)(
    'that %s failed is said once, and Retry helps',
    async (name) => {
      const { wire } = renderFrame({ ...healthy, [name]: () => problem(404, 'not-found') });
      expect(await screen.findByText(text.footerFailed)).toBeVisible();
      wire.answer(name, healthy[name] as never);
      await userEvent.click(screen.getByRole('button', { name: text.retry }));
      expect(await footer().findByRole('link', { name: 'Free Listing' })).toBeVisible();
      expect(await footer().findByText('1 Corner Street')).toBeVisible();
      expect(screen.queryByText(text.footerFailed)).not.toBeInTheDocument();
    },
  );
});

test('an installation elsewhere looks elsewhere, until a person chooses', async () => {
  const place = aPlace({ name: 'Indiranagar' });
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  });
  renderFrame({ ...healthy, getSiteContent: () => aSiteContent({ place }) });
  expect(await header().findByRole('button', { name: /Indiranagar, Bengaluru/ })).toBeVisible();
  act(() => locality.choose(aPlace({ name: 'Hebbal' })));
  await waitFor(() => expect(header().getByRole('button', { name: /Hebbal/ })).toBeVisible());
  act(() => locality.assume(aPlace({ name: 'HSR Layout' })));
});

test('a session that ended by itself is told, with the way back', () => {
  renderFrame();
  act(() => session.end('expired'));
  expect(screen.getByText(text.sessionExpired, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: text.loginAgain })).toHaveAttribute('href', '/login');
});

test('the way back leads to where the session ended; on the login page there is none', async () => {
  const { navigationState } = renderFrame(healthy, '/doctors?page=2');
  act(() => session.end('expired'));
  await userEvent.click(screen.getByRole('link', { name: text.loginAgain }));
  expect(navigationState()).toEqual({ from: '/doctors?page=2' });
  expect(screen.getByText(text.sessionExpired, { exact: false })).toBeVisible();
  expect(screen.queryByRole('link', { name: text.loginAgain })).not.toBeInTheDocument();
});

test('the first stop of the keyboard is the way past the header', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: text.skip })).toHaveFocus();
  expect(screen.getByRole('link', { name: text.skip })).toHaveAttribute('href', '#content');
});
