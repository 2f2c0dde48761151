import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmails } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import type { JobHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { slugOf } from '../geo/places.model';
import { listingPath } from '../seo/addresses.model';
import { namesOf, type TopicInCity, takeAlerts, waitedFor } from './alerts.store';
import { alertWords } from './alerts.words';

type Db = Kysely<Tables>;

const listedJob: JobKind<TopicInCity> = {
  name: 'listing-alert',
  priority: 'low',
  keyOf: ({ topicId, cityId }) => `${topicId}/${cityId}`,
};

/** Alerts per transaction. */
const atOnce = 500;

/** Notifies whoever waits for `subject` later, if a vendor is listed by then. */
export const notifyIfListed = (trx: Db, subject: TopicInCity): Promise<void> =>
  enqueue(trx, listedJob, subject);

/** Call it in the transaction that lists these vendors. */
export async function notifyOfListed(trx: Db, vendorIds: string[]): Promise<void> {
  for (const subject of await waitedFor(trx, vendorIds)) await notifyIfListed(trx, subject);
}

/** An alert is deleted in the transaction that enqueues its email, so each is sent once. */
function notifyListed(db: Db, publicUrl: string): JobHandler<TopicInCity> {
  const notifySome = (subject: TopicInCity): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const names = await namesOf(trx, subject);
      if (!names) return 0;
      const { topic, city, profession, slug, parent_id } = names;
      const url = new URL(
        listingPath(profession, parent_id === null ? undefined : slug),
        publicUrl,
      );
      url.searchParams.set('loc', slugOf(city));
      const alerts = await takeAlerts(trx, subject, atOnce);
      await enqueueEmails(
        trx,
        alerts.map(({ email: to, language }) => ({
          ...alertWords(language).listedEmail({ to, topic, city, address: url.href }),
          language,
        })),
      );
      return alerts.length;
    });
  return {
    ...{ atOnce: 2, leaseSeconds: 60 },
    work: async (subject) => {
      while ((await notifySome(subject)) === atOnce);
    },
  };
}

/** The job that notifies, for `Jobs.handle`. */
export const listedWork = (db: Db, publicUrl: string) =>
  [listedJob, notifyListed(db, publicUrl)] as const;
