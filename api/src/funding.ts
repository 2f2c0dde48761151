import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { donationsRoutes } from './donations/donations.routes';
import { donationsService } from './donations/donations.service';
import { interestsService } from './donations/interests.service';
import { writeOnce } from './http/idempotency';
import { isOnlineOffered } from './money/providers';
import { ownCampaignsRoutes } from './own-campaigns/own-campaigns.routes';
import { ownCampaignsService } from './own-campaigns/own-campaigns.service';
import type { Settings } from './settings';
import type { Tables } from './storage/database.types';

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
