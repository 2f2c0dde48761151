import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { clientProofJob, clientProofs } from './client-link-proofs';
import { clientLinksRoutes } from './client-links.routes';
import { ownClientLinksService } from './own-client-links.service';
import { practiceClientLinksService } from './practice-client-links.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
}

/** Registers links between clients' accounts and professionals' records. */
export async function registerClientLinks(app: FastifyInstance, deps: Deps): Promise<void> {
  deps.jobs.handleTogether(clientProofJob, clientProofs(deps));
  await app.register(clientLinksRoutes, {
    own: ownClientLinksService(deps),
    practice: practiceClientLinksService(deps),
  });
}
