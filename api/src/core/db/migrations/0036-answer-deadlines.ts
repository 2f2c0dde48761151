import { type Kysely, sql } from 'kysely';

/** Requests of before, some of which ended with their visits, are answered before they begin. */
export const answerDeadlines = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `UPDATE booking SET expires_at = greatest(
            now(),
            least(
              booking.expires_at,
              booking.starts_at - greatest(coalesce(rule.notice_minutes, 0), 15) * interval '1 minute'
            )
          )
          FROM booking asked LEFT JOIN booking_rule rule ON rule.vendor_id = asked.vendor_id
          WHERE booking.id = asked.id AND booking.status = 'requested'
            AND booking.expires_at > now()`,
      )
      .execute(db);
  },
};
