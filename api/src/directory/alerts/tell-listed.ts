import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmails } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import type { JobHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { slugOf } from '../geo/places.model';
import { listingPath } from '../seo/addresses.model';
import { namesOf, takeAlerts, type Wanted, wantedOf } from './alerts.store';
import { listedEmail } from './alerts.text';

type Db = Kysely<Tables>;

const listedJob: JobKind<Wanted> = {
  name: 'listing-alert',
  priority: 'low',
  keyOf: ({ topicId, cityId }) => `${topicId}/${cityId}`,
};

/** Alerts per transaction. */
const atOnce = 500;

/** Tells later whoever waits for `wanted`, if somebody is listed by then. */
export const tellIfListed = (trx: Db, wanted: Wanted): Promise<void> =>
  enqueue(trx, listedJob, wanted);

/** Call it in the transaction that lists these vendors. */
export async function tellOfListed(trx: Db, vendorIds: string[]): Promise<void> {
  for (const wanted of await wantedOf(trx, vendorIds)) await tellIfListed(trx, wanted);
}

/** An alert is deleted in the transaction that enqueues its email, so each is sent once. */
function tellListed(db: Db, publicUrl: string): JobHandler<Wanted> {
  const tellSome = (wanted: Wanted): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const names = await namesOf(trx, wanted);
      if (!names) return 0;
      const { topic, city, profession, slug, parent_id } = names;
      const url = new URL(
        listingPath(profession, parent_id === null ? undefined : slug),
        publicUrl,
      );
      url.searchParams.set('loc', slugOf(city));
      const alerts = await takeAlerts(trx, wanted, atOnce);
      await enqueueEmails(
        trx,
        alerts.map(({ email }) => listedEmail({ to: email, topic, city, address: url.href })),
      );
      return alerts.length;
    });
  return {
    ...{ atOnce: 2, leaseSeconds: 60 },
    work: async (wanted) => {
      while ((await tellSome(wanted)) === atOnce);
    },
  };
}

/** The job that tells, for `Jobs.handle`. */
export const listedWork = (db: Db, publicUrl: string) =>
  [listedJob, tellListed(db, publicUrl)] as const;
