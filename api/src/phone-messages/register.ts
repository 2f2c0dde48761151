import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { oneTimeCodesService } from '../identity';
import { channelsOf } from './channels/channels';
import { devPhoneRoutes } from './dev-phone/dev-phone.routes';
import { type Converse, replyAnswering } from './incoming/answer-reply';
import { phoneReplyJob } from './incoming/replies.store';
import { webhooksRoutes } from './incoming/webhooks.routes';
import { deliveryBy } from './outgoing/deliver';
import { phoneMessageJob } from './outgoing/messages.store';
import { phoneRoutes } from './settings/phone.routes';
import { phoneService } from './settings/phone.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Pick<Settings, 'production' | 'phones' | 'limits' | 'otpPepper'>;
}

/** Messages to telephones, and what comes back. Returns how a higher context answers replies. */
export async function registerPhoneMessages(
  app: FastifyInstance,
  { db, jobs, allowed, settings }: Deps,
): Promise<{ onReply: (converse: Converse) => void }> {
  const { phones, production } = settings;
  const channels = channelsOf(settings);
  jobs.handle(phoneMessageJob, deliveryBy({ db, channels, settings: phones }));
  let converse: Converse | undefined;
  jobs.handle(phoneReplyJob, replyAnswering({ db, allowed, converse: () => converse }));
  const codes = oneTimeCodesService(db, settings.otpPepper, allowed);
  await app.register(phoneRoutes, {
    phone: phoneService({ db, channels, codes, allowed, settings }),
  });
  await app.register(webhooksRoutes, { db, sms: phones.sms, whatsapp: phones.whatsapp });
  if (!production) await app.register(devPhoneRoutes, { db });
  return {
    onReply: (given) => {
      converse = given;
    },
  };
}
