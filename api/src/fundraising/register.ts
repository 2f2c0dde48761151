import type { CampaignKind } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import { onlinePayments, type PaymentSettings } from '../payments';
import { campaignsRoutes } from './campaigns/campaigns.routes';
import { campaignBySlug, runningCampaigns } from './campaigns/campaigns.store';
import { organiserCampaignsRoutes } from './campaigns/organiser-campaigns.routes';
import { organiserCampaignsService } from './campaigns/organiser-campaigns.service';
import { donationsRoutes } from './donations/donations.routes';
import { donationsService } from './donations/donations.service';
import { interestsService } from './donations/interests.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  settings: PaymentSettings & Pick<Settings, 'publicUrl'>;
}

/** Campaigns, donations, and investors' enquiries. */
export async function registerFundraising(app: FastifyInstance, { db, reading, settings }: Deps) {
  const idempotent = idempotentWrites(db);
  await app.register(campaignsRoutes, {
    campaigns: (kind: CampaignKind | undefined) => runningCampaigns(reading, kind),
    campaignBySlug: (slug: string) => campaignBySlug(reading, slug),
  });
  await app.register(donationsRoutes, {
    donations: donationsService({
      ...{ db, idempotent, secret: settings.sessionSecret },
      payments: onlinePayments(settings, 'other'),
    }),
    interests: interestsService(idempotent, settings.publicUrl),
  });
  await app.register(organiserCampaignsRoutes, {
    campaigns: organiserCampaignsService(db, idempotent),
  });
}
