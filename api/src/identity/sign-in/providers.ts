import type { SignInProvider } from '@nukkad/platform/contract';
import {
  allowInsecureRequests,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';
import { memoize } from '../../core/caching/memoize';
import type { ProviderSettings } from '../../core/config/provider-settings';

/** A provider as it describes itself, and what is particular about it. */
export interface Provider {
  settings: ProviderSettings;
  /** Fails while the provider cannot be reached. */
  configuration: () => Promise<Configuration>;
  /** Besides what every request has. */
  parameters: Record<string, string>;
}

export type Providers = Partial<Record<SignInProvider, Provider>>;

const parameters: Record<SignInProvider, Record<string, string>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  facebook: { scope: 'openid email public_profile' },
  // Apple tells name and address only to those who let it answer with a form.
  apple: { scope: 'openid email name', response_mode: 'form_post' },
};

/** What providers leave out of their own description. */
const untold: Record<string, Partial<ServerMetadata>> = {
  'https://www.facebook.com': { token_endpoint: 'https://graph.facebook.com/oauth/access_token' },
};

const freshFor = 3_600_000;

/** In seconds, for each question to a provider: somebody is waiting. */
const patience = 8;

/** Those that are set up. Nothing is asked of them before somebody signs in. */
export function providersFrom(
  settings: Partial<Record<SignInProvider, ProviderSettings>>,
): Providers {
  const entries = Object.entries(settings) as [SignInProvider, ProviderSettings][];
  const providers = entries.map(([name, one]): [SignInProvider, Provider] => [
    name,
    {
      settings: one,
      configuration: memoize(freshFor, () => discovered(one)),
      parameters: parameters[name],
    },
  ]);
  return Object.fromEntries(providers);
}

async function discovered({ issuer, clientId, clientSecret }: ProviderSettings) {
  const isPlain = new URL(issuer).protocol === 'http:';
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    // Settings let plain http pass on this machine only, and never in production.
    execute: isPlain ? [allowInsecureRequests] : [],
  });
  const configuration = completed(found, { clientId, clientSecret });
  enableNonRepudiationChecks(configuration);
  return configuration;
}

function completed(
  found: Configuration,
  { clientId, clientSecret }: Pick<ProviderSettings, 'clientId' | 'clientSecret'>,
): Configuration {
  const metadata = found.serverMetadata();
  const missing = untold[metadata.issuer];
  if (!missing || metadata.token_endpoint) return found;
  const configuration = new Configuration({ ...metadata, ...missing }, clientId, clientSecret);
  configuration.timeout = patience;
  return configuration;
}
