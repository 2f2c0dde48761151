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

/** A provider's configuration and its particulars. */
export interface Provider {
  settings: ProviderSettings;
  /** Fails when the provider cannot be reached. */
  configuration: () => Promise<Configuration>;
  /** In addition to the parameters of every request. */
  parameters: Record<string, string>;
}

export type Providers = Partial<Record<SignInProvider, Provider>>;

const parameters: Record<SignInProvider, Record<string, string>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  facebook: { scope: 'openid email public_profile' },
  // Apple returns name and email only with `response_mode=form_post`.
  apple: { scope: 'openid email name', response_mode: 'form_post' },
};

/** Metadata missing from providers' discovery documents. */
const untold: Record<string, Partial<ServerMetadata>> = {
  'https://www.facebook.com': { token_endpoint: 'https://graph.facebook.com/oauth/access_token' },
};

const freshFor = 3_600_000;

/** Time-out in seconds of each request to a provider, because the user is waiting. */
const patience = 8;

/** The configured providers. No request goes to them before a sign-in. */
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
    // Settings allow plain HTTP for this machine only, and never in production.
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
