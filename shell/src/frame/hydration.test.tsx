import { locality, session } from '@nukkad/platform';
import { placesKey } from '@nukkad/platform/contract';
import {
  aCategory,
  aFooterContent,
  anAccount,
  aPlace,
  aSiteContent,
  aToken,
  fakeWire,
} from '@nukkad/platform/testing';
import { hydrateAhead } from '@nukkad/platform/testing/hydration';
import { act, within } from '@testing-library/react';
import { letDialogsOpen } from '../testing/dialogs';
import { chooseTheme } from '../theme/theme';
import { text as themes } from '../theme/theme.text';
import { footerContent } from './footer/footer';
import { text } from './site/frame.text';
import { SiteFrame } from './site-frame';

const wire = () =>
  fakeWire({
    getSession: () => anAccount(),
    getNotifications: () => ({ notifications: [], unread: 0, next: null }),
    getAllCategories: () => [aCategory()],
    getSiteContent: () => aSiteContent(),
    getFooterContent: () =>
      aFooterContent({ quickLinks: [{ label: 'Free Listing', href: '/list-yourself' }] }),
  });

let opened: Awaited<ReturnType<typeof hydrateAhead>> | null = null;

async function open(arrive?: () => void) {
  opened = await hydrateAhead(() => <SiteFrame>Content</SiteFrame>, {
    ...{ at: '/doctors', wire: wire() },
    ...(arrive && { arrive }),
  });
  return { ...opened, frame: within(opened.container) };
}

beforeAll(letDialogsOpen);
beforeAll(footerContent.bring);

afterEach(() => {
  opened?.unmount();
  opened = null;
  localStorage.clear();
  act(() => {
    session.end('signed-out');
    locality.reread();
    chooseTheme('system');
  });
});

test('the frame is complete ahead of the visit, and the same once it is hydrated', async () => {
  const { before, html, after, ...page } = await open();
  expect(before).toContain('Free Listing');
  expect(before).toContain(aSiteContent().copyright);
  expect(html.indexOf('Content')).toBeLessThan(html.indexOf('Free Listing'));
  expect(after).toBe(before);
  expect(page).toMatchObject({ warnings: [], recovered: [], requests: [] });
});

test('a known visitor gets their own header, place and theme', async () => {
  const { before, frame, ...page } = await open(() => {
    localStorage.setItem(placesKey, JSON.stringify([aPlace({ _id: 'far', name: 'Indiranagar' })]));
    act(() => {
      session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' });
      locality.reread();
      chooseTheme('dark');
    });
  });
  expect(before).not.toContain('Indiranagar');
  expect(page).toMatchObject({ warnings: [], recovered: [], repeated: [] });
  expect(frame.getByRole('button', { name: text.profile })).toBeVisible();
  expect(frame.queryByRole('link', { name: text.login })).toBeNull();
  expect(frame.getByText('Indiranagar', { exact: false })).toBeVisible();
  expect(frame.getByRole('radio', { name: themes.names.dark })).toBeChecked();
});
