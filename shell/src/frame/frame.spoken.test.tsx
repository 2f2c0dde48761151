import { session } from '@nukkad/platform';
import {
  aCategory,
  aFooterContent,
  anAccount,
  aSiteContent,
  fakeWire,
  renderScreen,
} from '@nukkad/platform/testing';
import { type ScreenReader, startScreenReader } from '@nukkad/platform/testing/screen-reader';
import { act, screen, within } from '@testing-library/react';
import { letDialogsOpen } from '../testing/dialogs';
import { SiteFrame } from './site-frame';

let reader: ScreenReader;

beforeAll(letDialogsOpen);
beforeEach(() => act(() => session.end('signed-out')));
afterEach(() => reader?.stop());

function open() {
  const wire = fakeWire({
    getSession: () => anAccount(),
    getNotifications: () => ({ notifications: [], unread: 2, next: null }),
    getAllCategories: () => [
      aCategory({ count: 1_250 }),
      aCategory({ _id: 'c2', order: 1, count: 1 }),
    ],
    getSiteContent: () => aSiteContent(),
    getFooterContent: () =>
      aFooterContent({
        quickLinks: [{ label: 'Free Listing', href: '/list-yourself' }],
        social: [{ label: 'Mastodon', href: 'https://social.example/@nukkad' }],
      }),
  });
  renderScreen(() => <SiteFrame>Content</SiteFrame>, { wire, at: '/', pattern: '*' });
}

const inHeader = (name: string) =>
  within(screen.getByRole('banner')).findByRole('button', { name });

test('header, menu of categories and footer', async () => {
  open();
  await screen.findByRole('link', { name: 'Free Listing' });
  reader = await startScreenReader();
  await reader.read('The frame');
  reader.part('The menu of categories');
  await reader.press('{Tab}');
  await reader.goTo(await inHeader('Categories'));
  await reader.press('{ArrowDown}', () => screen.findAllByRole('link', { name: /Doctor/ }));
  await reader.press('{ArrowDown}');
  await reader.press('{Escape}');
  reader.part('The menu of small windows');
  await reader.goTo(await inHeader('Menu'));
  await reader.press('{Enter}', () => screen.findByRole('dialog', { name: 'Menu' }));
  await reader.read('The menu', screen.getByRole('dialog'));
  expect(reader.transcript()).toMatchTranscript('frame');
});

test('the profile menu', async () => {
  open();
  act(() => session.remember({ otpVerified: 'true', jwtToken: 'a.b.c' }));
  const bell = await inHeader('Notifications, 2 unread');
  reader = await startScreenReader();
  reader.part('The bell and the profile menu');
  await reader.goTo(bell);
  await reader.goTo(await inHeader('Profile'));
  await reader.press('{Enter}', () => screen.findByText('Meera Iyer'));
  await reader.press('{ArrowDown}');
  await reader.press('{End}');
  await reader.press('{Escape}');
  expect(reader.transcript()).toMatchTranscript('profile-menu');
});
