import { session } from '@nukkad/platform';
import type { Account, SiteRoute } from '@nukkad/platform/contract';
import {
  aCredential,
  aFooterContent,
  anAccount,
  anOnboarding,
  aSiteContent,
  aToken,
  aVendorAccount,
  fakeWire,
  problem,
  renderScreen,
  userTypes,
} from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFrame } from '../frame/site-frame';
import { GuardedPlace } from '../guard/guarded-place';
import { ScreenLoaderContext } from '../remotes/loading/screen-loader-context';
import { aComposition, aRelease } from '../testing/shell-builders';
import { text } from './vendor-gate.text';

const route = (path: string): SiteRoute => ({
  path,
  remote: 'gate',
  screen: 'dashboard',
  frame: 'dashboard',
  ...(path !== '/trial' && { needs: 'vendor' }),
});
const quietFrame = {
  getAllCategories: () => [],
  getSiteContent: () => aSiteContent(),
  getFooterContent: () => aFooterContent(),
};
const teacher = aVendorAccount();
const releases = [
  aRelease({ part: 'mf-doctor', serves: ['doctor'] }),
  aRelease({ part: 'mf-teacher', serves: ['teacher'] }),
  aRelease({ part: 'mf-general', serves: ['*'] }),
];

interface Setting {
  at?: string;
  account?: Account;
  handlers?: Parameters<typeof fakeWire>[0];
  released?: ReturnType<typeof aRelease>[];
}

function renderGate({
  at = '/teacher-dashboard',
  account = teacher,
  handlers,
  released = releases,
}: Setting = {}) {
  const wire = fakeWire({
    ...quietFrame,
    getSession: () => account,
    getAllUserType: userTypes,
    ...handlers,
  });
  const { remotes } = aComposition(released);
  const loader = {
    peek: () => undefined,
    release: () => undefined,
    resolve: () => Promise.reject(new Error('not asked')),
    fallbacks: () => ({ origins: [], hasPrevious: false }),
    isEarlier: () => false,
    phase: () => 'entry' as const,
    load: async ({ remote }: { remote: string }) => ({ Screen: () => <p>Drawn by {remote}</p> }),
  };
  const place = {
    route: route(at),
    unknown: { ...route('*'), remote: 'nowhere' },
    remotes,
    frame: (content: React.ReactNode) => <SiteFrame>{content}</SiteFrame>,
  };
  const page = renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <GuardedPlace {...place} />
      </ScreenLoaderContext>
    ),
    { at, wire },
  );
  return { wire, ...page };
}

beforeEach(() =>
  act(() => {
    session.end('signed-out');
    session.remember({ otpVerified: 'true', jwtToken: aToken });
  }),
);

test('the gate brings the dashboard of the profession, without the site header', async () => {
  renderGate();
  expect(await screen.findByText('Drawn by mf-teacher')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByText(text.draftWhy)).not.toBeInTheDocument();
});

test('no kinds of dashboards: said inside the site frame, with a way out', async () => {
  renderGate({ handlers: { getAllUserType: () => [] } });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('the kinds cannot be loaded: said, and Retry helps', async () => {
  const { wire } = renderGate({ handlers: { getAllUserType: () => problem(404, 'not-found') } });
  expect(await screen.findByText(text.failed)).toBeVisible();
  wire.answer('getAllUserType', userTypes);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Drawn by mf-teacher')).toBeVisible();
});

test('another profession’s dashboard, whatever storage says: told, and led to their own', async () => {
  act(() => session.remember({ profession: 'doctor', vendorType: 'type-doctor' }));
  renderGate({ at: '/doctor-dashboard' });
  expect(await screen.findByRole('heading', { name: text.otherProfession })).toBeVisible();
  expect(screen.queryByText(/Drawn by/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: text.ownDashboard })).toHaveAttribute(
    'href',
    '/teacher-dashboard',
  );
});

describe('a profession that came later', () => {
  const chef = {
    at: '/chef-dashboard',
    account: aVendorAccount({ vendorType: 'type-chef' }),
    handlers: {
      getAllUserType: () => [
        ...userTypes(),
        { _id: 'type-chef', userTypeName: 'Chef', userTypeIcon: '', whiteIcon: '' },
      ],
    },
  };

  test('has the general dashboard as long as nobody serves it', async () => {
    renderGate(chef);
    expect(await screen.findByText('Drawn by mf-general')).toBeVisible();
  });

  test('has its own once a remote that serves it is released', async () => {
    const own = aRelease({ part: 'mf-chef', serves: ['chef'] });
    renderGate({ ...chef, released: [...releases, own] });
    expect(await screen.findByText('Drawn by mf-chef')).toBeVisible();
  });
});

test('a dashboard of what nobody is leads nowhere, inside the site frame', async () => {
  renderGate({ at: '/banana-dashboard', account: anAccount({ role: 'operator' }) });
  expect(await screen.findByText('Drawn by nowhere')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('an operator looks at any dashboard', async () => {
  renderGate({ at: '/doctor-dashboard', account: anAccount({ role: 'operator' }) });
  expect(await screen.findByText('Drawn by mf-doctor')).toBeVisible();
});

describe('a page that is not public yet', () => {
  const draft = aVendorAccount({ listing: 'draft' });
  const way = (name: string) => screen.findByRole('link', { name });

  test('the way to complete it stands above the dashboard, with how far it is', async () => {
    const getOnboarding = () => anOnboarding({ stored: ['details', 'description', 'other'] });
    const { container } = renderGate({ account: draft, handlers: { getOnboarding } });
    expect(await screen.findByText('Drawn by mf-teacher')).toBeVisible();
    expect(await screen.findByText(new RegExp(text.draftWhy))).toBeVisible();
    expect(await way(text.goOn(3, 6))).toHaveAttribute('href', '/teacher-onboarding');
    await expect(container).toBeAccessible();
  });

  test('how far it is cannot be had: the way stands there all the same', async () => {
    const getOnboarding = () => problem(404, 'not-found');
    renderGate({ account: draft, handlers: { getOnboarding } });
    expect(await way(text.complete)).toHaveAttribute('href', '/teacher-onboarding');
  });

  test('it was submitted: told to wait', async () => {
    const getOnboarding = () => anOnboarding({ state: 'submitted' });
    const account = aVendorAccount({ listing: 'review' });
    const { container } = renderGate({ account, handlers: { getOnboarding } });
    expect(await screen.findByText(`${text.submitted}.`)).toBeVisible();
    expect(await way(text.see)).toHaveAttribute('href', '/teacher-onboarding');
    await expect(container).toBeAccessible();
  });

  test('it came back: told what was not accepted, and why', async () => {
    const reason = 'The name on it is not yours.';
    const getOnboarding = () =>
      anOnboarding({
        state: 'changes-needed',
        credentials: [
          aCredential({ state: 'rejected', reason }),
          aCredential({ _id: 'credential-2', title: 'BSc, BITS', state: 'approved' }),
        ],
      });
    renderGate({ account: draft, handlers: { getOnboarding } });
    expect(await screen.findByText(new RegExp(reason))).toBeVisible();
    expect(screen.queryByText(/BSc, BITS/)).not.toBeInTheDocument();
    expect(await way(text.change)).toBeVisible();
  });

  test('it was approved since: nothing stands there', async () => {
    const getOnboarding = () => anOnboarding({ state: 'approved' });
    const { wire } = renderGate({ account: draft, handlers: { getOnboarding } });
    expect(await screen.findByText('Drawn by mf-teacher')).toBeVisible();
    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('getOnboarding'));
    await waitFor(() => expect(screen.queryByText(/not public/)).not.toBeInTheDocument());
  });
});

test('/trial is open: to visitors, and nobody is asked who they are', async () => {
  act(() => session.end('signed-out'));
  const { wire } = renderGate({ at: '/trial' });
  expect(await screen.findByText('Drawn by mf-general')).toBeVisible();
  expect(wire.calls.map(({ name }) => name)).not.toContain('getSession');
});

test('/trial shows the kind of the profession that is remembered', async () => {
  act(() => session.end('signed-out'));
  act(() => session.remember({ vendorType: 'type-doctor' }));
  renderGate({ at: '/trial' });
  expect(await screen.findByText('Drawn by mf-doctor')).toBeVisible();
});

test('/trial leads a professional who is logged in to their own dashboard', async () => {
  act(() => session.remember({ vendorType: 'type-doctor' }));
  const { address } = renderGate({ at: '/trial' });
  await waitFor(() => expect(address()).toBe('/doctor-dashboard'));
});
