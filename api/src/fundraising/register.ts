import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/database.types';
import { writeOnce } from '../core/http/idempotency';
import { isOnlineOffered } from '../payments/money/providers';
import { ownCampaignsRoutes } from './campaigns/own-campaigns.routes';
import { ownCampaignsService } from './campaigns/own-campaigns.service';
import { donationsRoutes } from './donations/donations.routes';
import { donationsService } from './donations/donations.service';
import { interestsService } from './donations/interests.service';

interface Needs {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'production' | 'sessionSecret' | 'publicUrl'>;
}

/** Writing campaigns, giving to them, and asking after an investment. */
export async function registerFunding(app: FastifyInstance, { db, settings }: Needs) {
  const once = writeOnce(db);
  await app.register(donationsRoutes, {
    donations: donationsService({
      ...{ db, once, secret: settings.sessionSecret },
      isOnlineOffered: isOnlineOffered(settings),
    }),
    interests: interestsService(once, settings.publicUrl),
  });
  await app.register(ownCampaignsRoutes, { campaigns: ownCampaignsService(db, once) });
}
