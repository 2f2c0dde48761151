import type { SignedIn } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { browserSecrets } from '../accounts/browser-secret';
import { passkeySignInService } from './passkey-sign-in.service';
import { relyingPartyOf } from './passkeys.model';
import { passkeysRoutes } from './passkeys.routes';
import { passkeysService } from './passkeys.service';

interface Deps {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'publicUrl' | 'operatorPasskeys'>;
  beginSession: (userId: string, passkeyId: string) => Promise<SignedIn>;
}

/** Registers passkeys as a second way to sign in. Cookies must be registered before. */
export async function registerPasskeys(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, settings, beginSession } = deps;
  const { publicUrl, operatorPasskeys } = settings;
  const site = relyingPartyOf(publicUrl);
  await app.register(passkeysRoutes, {
    passkeys: passkeysService({ db, site, operatorPasskeys }),
    signIn: passkeySignInService({ db, site, beginSession }),
    secrets: browserSecrets(publicUrl.startsWith('https:')),
  });
}
