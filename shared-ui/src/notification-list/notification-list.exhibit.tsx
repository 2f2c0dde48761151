import type { ComponentProps } from 'react';
import { useDisclosure } from '../use-disclosure';
import type { Exhibit } from '../workshop/exhibit';
import { NotificationBell } from './notification-bell';
import { type NotificationEntry, NotificationList } from './notification-list';

const ignore = () => undefined;

const confirmed: NotificationEntry = {
  id: 'confirmed',
  kind: 'booking',
  title: 'Confirmed',
  text: 'Dr. Kavya Gowda has confirmed your appointment.',
  time: '2026-11-01T10:00:00.000Z',
  when: 'Sun 1 Nov 2026, 3:30 PM',
  isRead: false,
  link: '#notification-list',
};

const written: NotificationEntry = {
  ...confirmed,
  id: 'written',
  kind: 'message',
  title: 'A message from the Smile Care Dental and Orthodontic Centre, Koramangala 5th Block',
  text: 'Please bring the X-ray of last year.',
  isRead: true,
};

const both = { state: 'ready', notifications: [confirmed, written], older: null } as const;

function Link({ to, ...anchor }: { to: string } & ComponentProps<'a'>) {
  return <a href={to} {...anchor} />;
}

function Bell({ unread }: { unread: number }) {
  const disclosure = useDisclosure<HTMLDivElement>('');
  return (
    <NotificationBell
      disclosure={{ ...disclosure, toggle: ignore }}
      notifications={{ unread, arrived: null, list: both, markRead: async () => undefined }}
      Link={Link}
    />
  );
}

function List({ list }: Pick<ComponentProps<typeof NotificationList>, 'list'>) {
  return <NotificationList list={list} onRead={ignore} Link={Link} />;
}

export const notificationListExhibit: Exhibit = {
  component: 'Notification list',
  specimens: [
    { state: 'Bell, all read', Draw: () => <Bell unread={0} /> },
    { state: 'Bell, some unread', Draw: () => <Bell unread={3} /> },
    { state: 'Bell, more unread than fit', Draw: () => <Bell unread={239} /> },
    { state: 'One unread, one read', Draw: () => <List list={both} /> },
    {
      state: 'With older ones',
      Draw: () => <List list={{ ...both, older: { state: 'idle', load: ignore } }} />,
    },
    {
      state: 'Older ones failed',
      Draw: () => <List list={{ ...both, older: { state: 'failed', load: ignore } }} />,
    },
    { state: 'None', Draw: () => <List list={{ ...both, notifications: [] }} /> },
    { state: 'Loading', Draw: () => <List list={{ state: 'loading' }} /> },
    { state: 'Failed', Draw: () => <List list={{ state: 'failed', retry: ignore }} /> },
  ],
};
