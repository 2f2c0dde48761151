import type {
  Address,
  CalendarFeed,
  Favourite,
  Notification,
  PhoneSettings,
  PinPlace,
  PushState,
  Thread,
  ThreadMessage,
  ThreadMessages,
  Ticket,
  TicketMessage,
  TicketThread,
  UserRecord,
} from '../../contract';
import { aBookedVendor } from './booking';
import { aVendor } from './directory';

/** Meera's own record. */
export function aUserRecord(values: Partial<UserRecord> = {}): UserRecord {
  return {
    _id: 'user-1',
    fullName: 'Meera Iyer',
    email: 'meera@example.in',
    phone: '+919876543210',
    gender: 'Female',
    pendingEmail: null,
    language: 'en-IN',
    ...values,
  };
}

/** Of Meera's bookings, not read yet. */
export function aCalendarFeed(values: Partial<CalendarFeed> = {}): CalendarFeed {
  return {
    ...{ _id: 'feed-1', scope: 'mine', namesClients: false },
    address: 'https://nukkad.example/api/calendar-feeds/feed-1/calendar.ics?key=abc',
    createdAt: '2026-11-20T08:00:00.000Z',
    readAt: null,
    ...values,
  };
}

/** Meera's number, for which nothing was agreed yet. */
export function somePhoneSettings(values: Partial<PhoneSettings> = {}): PhoneSettings {
  const channels = ['whatsapp', 'sms'] as const;
  const kinds = ['bookings', 'reminders', 'waitlist'] as const;
  const wording = 'Nukkad may write to my number. I can end this at any time.';
  return {
    channels: channels.map((channel) => ({ channel, state: 'on' })),
    number: '+919845012345',
    provedAt: '2026-11-20T08:00:00.000Z',
    ...{ first: 'whatsapp', language: 'en-IN', quietFrom: 21, quietUntil: 8 },
    consents: channels.flatMap((channel) =>
      kinds.map((kind) => ({ channel, kind, isGiven: false, at: null, wording })),
    ),
    ...values,
  };
}

/** Meera's home, the default. */
export function anAddress(values: Partial<Address> = {}): Address {
  return {
    _id: 'address-1',
    label: 'Home',
    name: 'Meera Iyer',
    line: '12, 5th Cross, Sector 2, HSR Layout',
    city: 'Bengaluru',
    pin: '560102',
    mobile: '+919876543210',
    isDefault: true,
    ...values,
  };
}

/** The place of `anAddress`'s PIN. */
export function aPinPlace(values: Partial<PinPlace> = {}): PinPlace {
  return {
    pin: '560102',
    city: 'Bengaluru',
    state: 'Karnataka',
    localities: ['HSR Layout'],
    ...values,
  };
}

/** The dentist of `aVendor` as a favourite, on no list. */
export function aFavourite(values: Partial<Favourite> = {}): Favourite {
  return { vendor: aVendor(), list: null, since: '2026-11-01T10:00:00.000Z', ...values };
}

/** A ticket without an answer. */
export function aTicket(values: Partial<Ticket> = {}): Ticket {
  return {
    _id: 'ticket-1',
    number: 'NK-T-000123',
    subject: 'I cannot find my booking',
    state: 'open',
    time: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    hasNews: false,
    ...values,
  };
}

/** The author's first message of a support ticket. */
export function aTicketMessage(values: Partial<TicketMessage> = {}): TicketMessage {
  return {
    _id: 'ticket-message-1',
    by: 'me',
    text: 'I cannot find my booking',
    time: '2026-11-01T10:00:00.000Z',
    ...values,
  };
}

/** The same ticket with its first message. */
export function aTicketThread(values: Partial<TicketThread> = {}): TicketThread {
  return { ...aTicket(), messages: [aTicketMessage()], ...values };
}

/** A conversation with the dentist of `aVendor`, one message unread. */
export function aThread(values: Partial<Thread> = {}): Thread {
  const vendor = aBookedVendor();
  return {
    _id: 'thread-1',
    with: { name: vendor.vendorName, img: vendor.img, vendor },
    last: { text: 'Yes, at ten.', time: '2026-11-01T10:00:00.000Z', by: 'other' },
    unread: 1,
    isMasked: false,
    ...values,
  };
}

/** A message of the other side of a conversation. */
export function aThreadMessage(values: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    _id: 'message-1',
    by: 'other',
    text: 'Yes, at ten.',
    time: '2026-11-01T10:00:00.000Z',
    ...values,
  };
}

/** The messages, oldest first. */
export function threadMessages(
  messages: ThreadMessage[],
  values: Partial<ThreadMessages> = {},
): ThreadMessages {
  return { thread: aThread(), messages, before: null, ...values };
}

/** An unread notification of a booking. */
export function aNotification(values: Partial<Notification> = {}): Notification {
  return {
    _id: 'notification-1',
    kind: 'booking',
    title: 'Confirmed',
    text: 'Dr. Kavya Gowda has confirmed your appointment.',
    time: '2026-11-01T10:00:00.000Z',
    isRead: false,
    link: '/profile?section=appointments&booking=booking-1',
    ...values,
  };
}

/** Notifications on devices, allowed nowhere yet. */
export const aPushState = (change: Partial<PushState> = {}): PushState => ({
  publicKey:
    'BAat2w5GImBOjSu6mLVxy24hWf0CmijZr0dW99BbJYhP69J2mNPnEt0xjHxK83bNIXqhK2c0RSbRxOi9o32-vkM',
  wording: 'Nukkad may show notifications on this device.',
  ...{ muted: [], quietFrom: 21, quietUntil: 8, devices: [] },
  ...change,
});
