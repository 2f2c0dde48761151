import { clientName, type Said, seenBy, type ThreadRow } from './threads.model';

const mostExcerpt = 140;

/** The notification for the recipient of a message. */
export function notificationsOf(row: ThreadRow, said: Said) {
  const reader = said.is_vendors ? 'client' : 'vendor';
  const text = seenBy(reader, said, !row.is_acquainted).replace(/\s+/g, ' ');
  return {
    title: `Message from ${said.is_vendors ? row.vendor_name : clientName(row)}`,
    text: text.length > mostExcerpt ? `${text.slice(0, mostExcerpt - 1).trimEnd()}…` : text,
    link:
      reader === 'client'
        ? `/profile?section=messages&thread=${row.id}`
        : `/${row.vendor_profession}-dashboard/messages?thread=${row.id}`,
  };
}
