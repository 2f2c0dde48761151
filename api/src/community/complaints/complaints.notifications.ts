import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import { translated } from '../../core/language/message-language';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './complaints.hi';
import * as kn from './complaints.kn';
import { numberOf } from './complaints.model';
import { type ComplaintRow, complaintById } from './complaints.store';
import * as english from './complaints.text';
import { officePeople } from './recipients.store';

type Db = Kysely<Tables>;
type Texts = Pick<typeof english, 'toComplainant' | 'toOffice' | 'emailOf'>;

export const complaintWords = translated<Texts>(english, { hi, kn });

const told = ({ toComplainant, toOffice }: Texts) => ({ toComplainant, toOffice });

const notifications = notificationTexts('complaint', told(english), {
  ...{ hi: told(hi), kn: told(kn) },
});

export type ComplaintNotifications = ReturnType<typeof complaintNotifications>;

/** Notifies both sides of a complaint of its outcome. `origin`: base URL of links in emails. */
export function complaintNotifications(origin: string, keys: GuestTokens) {
  const pathOf = ({ number }: ComplaintRow) => `/complaints/${numberOf(number)}`;

  /** By email; its link carries the token in the fragment, which no server sees. */
  async function write(
    trx: Db,
    row: ComplaintRow,
    ...said: Parameters<typeof english.toComplainant>
  ): Promise<void> {
    if (row.from_email === null) return;
    const { language } = row;
    const words = complaintWords(language);
    const address = `${new URL(pathOf(row), origin).href}#${keys.keyOf('complaint', row.id)}`;
    const email = words.emailOf(words.toComplainant(...said), address);
    await enqueueEmail(trx, { to: row.from_email, ...email, language });
  }

  return {
    async complainant(
      trx: Db,
      complaintId: string,
      what: english.NewsOfComplaint,
      note: string | null = null,
    ): Promise<void> {
      const row = await complaintById(trx, complaintId);
      if (!row) return;
      const about = { number: numberOf(row.number), level: row.level };
      if (row.user_id === null) return write(trx, row, what, about, note);
      const said = notifications.toComplainant(what, about, note);
      await notify(trx, { userId: row.user_id, kind: 'complaint', link: pathOf(row), ...said });
    },

    async office(trx: Db, complaintId: string, what: english.NewsOfOffice): Promise<void> {
      const row = await complaintById(trx, complaintId);
      if (!row) return;
      const about = { number: numberOf(row.number), level: row.level };
      const said = notifications.toOffice(what, about);
      for (const { user_id, profession } of await officePeople(trx, complaintId)) {
        const link = `/${profession}-dashboard/complaints`;
        await notify(trx, { userId: user_id, kind: 'complaint', link, ...said });
      }
    },
  };
}
