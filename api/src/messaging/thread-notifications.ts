import { notificationTexts } from '../core/notifications/templates';
import * as hi from './threads.hi';
import * as kn from './threads.kn';
import { clientName, type Said, seenBy, type ThreadRow } from './threads.model';
import * as english from './threads.text';

const mostExcerpt = 140;

const notifications = notificationTexts('thread', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/** The notification for the recipient of a message. */
export function notificationOf(row: ThreadRow, said: Said) {
  const reader = said.is_vendors ? 'client' : 'vendor';
  const text = seenBy(reader, said, !row.is_acquainted).replace(/\s+/g, ' ');
  const excerpt = text.length > mostExcerpt ? `${text.slice(0, mostExcerpt - 1).trimEnd()}…` : text;
  const from = said.is_vendors ? row.vendor_name : clientName(row);
  const link =
    reader === 'client'
      ? `/profile?section=messages&thread=${row.id}`
      : `/${row.vendor_profession}-dashboard/messages?thread=${row.id}`;
  return { ...notifications.message(from, excerpt), link };
}
