import { session } from '@nukkad/platform';
import type { RouteNeeds } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  aVendorAccount,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  userTypes,
} from '@nukkad/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Guard } from './guard';
import { text } from './guard.text';

const signedIn = { otpVerified: 'true', jwtToken: aToken };
const secret = () => screen.queryByText('My appointments');

interface Setting {
  wire?: ReturnType<typeof fakeWire>;
  needs?: RouteNeeds;
  remembered?: Partial<Record<string, string>>;
}

function renderGuard({
  wire = fakeWire({ getSession: () => anAccount() }),
  needs = 'user',
  remembered = signedIn,
}: Setting = {}) {
  act(() => session.remember(remembered));
  const page = renderScreen(
    () => (
      <Guard needs={needs} frame={(content) => <section>{content}</section>}>
        {(account) => (
          <>
            <p>My appointments</p>
            <p>{account.fullName}</p>
            <input aria-label="Note" />
          </>
        )}
      </Guard>
    ),
    { at: '/profile?section=favourites', wire },
  );
  return { wire, ...page };
}

beforeEach(() => act(() => session.end('signed-out')));

test('nobody is logged in: to the login page, with the way back, and nothing is asked', () => {
  const { address, navigationState, wire } = renderGuard({ remembered: {} });
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ from: '/profile?section=favourites' });
  expect(wire.calls).toEqual([]);
});

test('nothing private is shown before the API has said who is there', async () => {
  const account = later<ReturnType<typeof anAccount>>();
  renderGuard({ wire: fakeWire({ getSession: () => account.answer }) });
  await act(async () => {});
  expect(secret()).not.toBeInTheDocument();
  await act(async () => account.come(anAccount()));
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

test('a token that is not good any more: to the login page, with the way back', async () => {
  const wire = fakeWire({ getSession: () => problem(401, 'unauthenticated') });
  const { address, navigationState } = renderGuard({ wire });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(navigationState()).toEqual({ from: '/profile?section=favourites' });
  expect(session.get()).toMatchObject({ isLoggedIn: false, ended: 'expired' });
});

test('a token of an unverified e-mail counts as nobody', async () => {
  const wire = fakeWire({ getSession: () => problem(403, 'email-unverified') });
  const { address } = renderGuard({ wire });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(session.get().remembered).toMatchObject({ otpVerified: 'false', jwtToken: aToken });
});

test('nobody answers: told, nothing is cleared, and Retry helps', async () => {
  const wire = fakeWire({ getSession: () => problem(404, 'not-found') });
  const { container } = renderGuard({ wire });
  expect(await screen.findByRole('heading', { name: text.failed })).toBeVisible();
  expect(session.get().isLoggedIn).toBe(true);
  await expect(container).toBeAccessible();
  wire.answer('getSession', () => anAccount());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

test('entered twice within a minute, the API is asked once', async () => {
  const wire = fakeWire({ getSession: () => anAccount() });
  function Twice() {
    const again = (
      <Guard needs="user" frame={(content) => content}>
        {({ fullName }) => <p>{fullName}</p>}
      </Guard>
    );
    return (
      <>
        {again}
        {again}
      </>
    );
  }
  act(() => session.remember(signedIn));
  renderScreen(Twice, { wire });
  expect(await screen.findAllByText('Meera Iyer')).toHaveLength(2);
  expect(wire.calls).toHaveLength(1);
});

test('the page shown anew: asked again, but not within a minute', async () => {
  const { wire } = renderGuard();
  await screen.findByText('Meera Iyer');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await act(async () => {});
  expect(wire.calls).toHaveLength(1);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  wire.answer('getSession', () => problem(401, 'unauthenticated'));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(secret()).not.toBeInTheDocument());
  clock.mockRestore();
});

describe('what the API says replaces what stands in storage', () => {
  const leftovers = {
    ...signedIn,
    userId: 'somebody-else',
    emailID: 'other@example.in',
    vendorType: 'type-doctor',
    vendorId: 'vendor-99',
    vendorDetails: '{"fullName":"Dr. No","phoneNumber":"1"}',
    profession: 'doctor',
  };

  test('of a user: nothing of a vendor remains', async () => {
    renderGuard({ remembered: leftovers });
    await screen.findByText('Meera Iyer');
    expect(session.get().remembered).toEqual({
      ...signedIn,
      userId: 'user-1',
      emailID: 'meera@example.in',
      vendorType: null,
      vendorId: null,
      vendorDetails: null,
      profession: null,
    });
    expect(localStorage.getItem('vendorType')).toBeNull();
  });

  test('of a vendor: the profession is that of the account', async () => {
    const wire = fakeWire({ getSession: () => aVendorAccount(), getAllUserType: userTypes });
    renderGuard({ remembered: leftovers, wire });
    await screen.findByText('Ravi Kumar');
    await waitFor(() =>
      expect(session.get().remembered).toMatchObject({
        userId: 'account-7',
        vendorType: 'type-teacher',
        vendorId: 'vendor-7',
        profession: 'teacher',
      }),
    );
  });
});

describe('a page for professionals', () => {
  const wireOf = (account: ReturnType<typeof anAccount>) =>
    fakeWire({ getSession: () => account, getAllUserType: userTypes });

  test('a customer is told, and shown where they belong', async () => {
    const { container } = renderGuard({ needs: 'vendor', wire: wireOf(anAccount()) });
    expect(await screen.findByRole('heading', { name: text.forProfessionals })).toBeVisible();
    expect(secret()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: text.profile })).toHaveAttribute('href', '/profile');
    await expect(container).toBeAccessible();
  });

  test.each([aVendorAccount(), anAccount({ role: 'operator', fullName: 'Ravi Kumar' })])(
    '$role comes in',
    async (account) => {
      renderGuard({ needs: 'vendor', wire: wireOf(account) });
      expect(await screen.findByText('Ravi Kumar')).toBeVisible();
    },
  );
});

describe('a page for operators', () => {
  const open = (account: ReturnType<typeof anAccount>) =>
    renderGuard({
      needs: 'operator',
      wire: fakeWire({ getSession: () => account, getAllUserType: userTypes }),
    });

  test.each([anAccount(), aVendorAccount()])(
    'a $role is told, and sees none of it',
    async (who) => {
      const { container } = open(who);
      expect(await screen.findByRole('heading', { name: text.forOperators })).toBeVisible();
      expect(secret()).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
      await expect(container).toBeAccessible();
    },
  );

  test('an operator comes in', async () => {
    open(anAccount({ role: 'operator', fullName: 'Devika Nair' }));
    expect(await screen.findByText('Devika Nair')).toBeVisible();
  });
});

describe('the session ends while the page is open', () => {
  test('in another tab: what is private is gone at once, and the way back is there', async () => {
    const { container, address } = renderGuard();
    await screen.findByText('Meera Iyer');
    localStorage.clear();
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(secret()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: text.loggedOut })).toBeVisible();
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByRole('link', { name: text.login }));
    expect(address()).toBe('/login');
  });

  test('here, and Back comes before the page one is led to: to the login page', async () => {
    const { address } = renderGuard();
    await screen.findByText('Meera Iyer');
    act(() => session.end('signed-out'));
    const pressBack = (to: string) => {
      window.history.replaceState(null, '', to);
      act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    };
    pressBack('/doctors');
    expect(address()).toBe('/profile?section=favourites');
    pressBack('/hi/profile');
    expect(address()).toBe('/login');
  });

  test('by age: to the login page', async () => {
    const { address } = renderGuard();
    await screen.findByText('Meera Iyer');
    act(() => session.end('expired'));
    expect(address()).toBe('/login');
  });

  test('somebody else logs in in another tab: their page, after the API has been asked', async () => {
    const { wire } = renderGuard();
    await screen.findByText('Meera Iyer');
    wire.answer('getSession', () => anAccount({ _id: 'user-2', fullName: 'Asha Rao' }));
    act(() => session.remember({ ...signedIn, jwtToken: 'd.e.f' }));
    expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument();
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(session.get().remembered.userId).toBe('user-2');
  });
});

describe('a page that the browser puts aside and brings back', () => {
  const putAside = () => act(() => window.dispatchEvent(new Event('pagehide')));
  const bringBack = () =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });

  test('is covered when it goes, and comes back with what was typed once the API agrees', async () => {
    const { wire } = renderGuard();
    await screen.findByText('Meera Iyer');
    await userEvent.type(screen.getByLabelText('Note'), 'Bring the X-ray');
    putAside();
    expect(secret()).not.toBeVisible();
    const account = later<ReturnType<typeof anAccount>>();
    wire.answer('getSession', () => account.answer);
    await bringBack();
    expect(secret()).not.toBeVisible();
    await act(async () => account.come(anAccount()));
    await waitFor(() => expect(secret()).toBeVisible());
    expect(screen.getByLabelText('Note')).toHaveValue('Bring the X-ray');
  });

  test('after a logout elsewhere, nothing private is there', async () => {
    const { wire } = renderGuard();
    await screen.findByText('Meera Iyer');
    putAside();
    localStorage.clear();
    await bringBack();
    expect(secret()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: text.loggedOut })).toBeVisible();
    expect(wire.calls).toHaveLength(1);
  });

  test('with a token that has been revoked, nothing private is shown', async () => {
    const { wire, address } = renderGuard();
    await screen.findByText('Meera Iyer');
    putAside();
    wire.answer('getSession', () => problem(401, 'unauthenticated'));
    await bringBack();
    expect(secret()).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('and nobody answers: it stays covered, what was typed is kept, and Retry opens it', async () => {
    const { wire } = renderGuard();
    await screen.findByText('Meera Iyer');
    await userEvent.type(screen.getByLabelText('Note'), 'Bring the X-ray');
    putAside();
    wire.answer('getSession', () => problem(404, 'not-found'));
    await bringBack();
    expect(await screen.findByRole('heading', { name: text.failed })).toBeVisible();
    expect(secret()).not.toBeVisible();
    wire.answer('getSession', () => anAccount());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(secret()).toBeVisible());
    expect(screen.getByLabelText('Note')).toHaveValue('Bring the X-ray');
  });
});

test('a check later on that fails leaves the page as it is', async () => {
  const { wire } = renderGuard();
  await screen.findByText('Meera Iyer');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  wire.answer('getSession', () => {
    throw networkDown();
  });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(wire.calls.length).toBeGreaterThan(1));
  expect(secret()).toBeVisible();
  clock.mockRestore();
});

/** A promise that the test resolves. */
function later<T>() {
  let come: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}
