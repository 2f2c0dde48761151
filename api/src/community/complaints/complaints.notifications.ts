import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import { notify } from '../../core/notifications/notify';
import { numberOf } from './complaints.model';
import { type ComplaintRow, complaintById } from './complaints.store';
import {
  emailOf,
  type NewsOfComplaint,
  type NewsOfOffice,
  toComplainant,
  toOffice,
} from './complaints.text';
import { officePeople } from './recipients.store';

type Db = Kysely<Tables>;

export type ComplaintNotifications = ReturnType<typeof complaintNotifications>;

/** Notifies both sides of a complaint of its outcome. `origin`: base URL of links in emails. */
export function complaintNotifications(origin: string, keys: GuestTokens) {
  const pathOf = ({ number }: ComplaintRow) => `/complaints/${numberOf(number)}`;

  /** By email; its link carries the token in the fragment, which no server sees. */
  async function write(trx: Db, row: ComplaintRow, words: { title: string; text: string }) {
    if (row.from_email === null) return;
    const address = `${new URL(pathOf(row), origin).href}#${keys.keyOf('complaint', row.id)}`;
    await enqueueEmail(trx, { to: row.from_email, ...emailOf(words, address) });
  }

  return {
    async complainant(
      trx: Db,
      complaintId: string,
      what: NewsOfComplaint,
      note: string | null = null,
    ): Promise<void> {
      const row = await complaintById(trx, complaintId);
      if (!row) return;
      const words = toComplainant(what, { number: numberOf(row.number), level: row.level }, note);
      if (row.user_id === null) return write(trx, row, words);
      await notify(trx, { userId: row.user_id, kind: 'complaint', link: pathOf(row), ...words });
    },

    async office(trx: Db, complaintId: string, what: NewsOfOffice): Promise<void> {
      const row = await complaintById(trx, complaintId);
      if (!row) return;
      const words = toOffice(what, { number: numberOf(row.number), level: row.level });
      for (const { user_id, profession } of await officePeople(trx, complaintId)) {
        const link = `/${profession}-dashboard/complaints`;
        await notify(trx, { userId: user_id, kind: 'complaint', link, ...words });
      }
    },
  };
}
