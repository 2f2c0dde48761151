import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { Queue } from '../core/moderation/queue';
import { operatorRoutes } from './operator.routes';
import { operatorService } from './operator.service';
import { allQueues } from './queues';

interface Deps {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
  /** Of money, which effects of other contexts follow. */
  payments: Queue;
}

/** The operator console's API. */
export async function registerOperator(
  app: FastifyInstance,
  { db, settings, payments }: Deps,
): Promise<void> {
  const { publicUrl: origin, sessionSecret } = settings;
  const operator = operatorService({
    ...{
      db,
      idempotent: idempotentWrites(db),
      queues: allQueues({ origin, sessionSecret, payments }),
    },
    failed: (error) => app.log.error(error, 'a case is not decided'),
  });
  await app.register(operatorRoutes, { operator });
}
