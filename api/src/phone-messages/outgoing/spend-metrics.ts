import type { Kysely } from 'kysely';
import type { PhoneSettings } from '../../core/config/phone-settings';
import type { Tables } from '../../core/db/tables.generated';
import { workAs } from '../../core/db/work-kind';
import { gauge, type Reading } from '../../core/metrics/gauges';
import { spentToday } from './spend.store';

/** Adds to what is scraped how much of today's budget for messages to telephones is spent. */
export function watchPhoneSpend(
  db: Kysely<Tables>,
  { dailyCap }: Pick<PhoneSettings, 'dailyCap'>,
): void {
  const help = 'Share of the daily cap that messages to telephones have cost.';
  gauge('nukkad_phone_spent_share', help, ['of'], async (): Promise<Reading[]> => {
    const spent = await workAs('interactive', () => spentToday(db)).catch(() => undefined);
    if (!spent) return [];
    return [
      [{ of: 'all' }, spent.all / Math.max(1, dailyCap.all)],
      [{ of: 'codes' }, spent.codes / Math.max(1, dailyCap.codes)],
    ];
  });
}
