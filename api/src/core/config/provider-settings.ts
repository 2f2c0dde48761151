import type { SignInProvider } from '@nukkad/platform/contract';
import { z } from 'zod';
import { isSafeAddress } from './safe-address';

/** What a provider issued to this installation at registration. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Email addresses are treated as verified when the provider says nothing about it. */
  trustsEmail: boolean;
}

const ownIssuers: Record<SignInProvider, string> = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  apple: 'https://appleid.apple.com',
};

const text = z.string().optional();
const address = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an https address');

/** Environment variables of all providers. */
export const providerEnvironment = {
  OIDC_GOOGLE_CLIENT_ID: text,
  OIDC_GOOGLE_CLIENT_SECRET: text,
  OIDC_GOOGLE_ISSUER: address.default(ownIssuers.google),
  OIDC_FACEBOOK_CLIENT_ID: text,
  OIDC_FACEBOOK_CLIENT_SECRET: text,
  OIDC_FACEBOOK_ISSUER: address.default(ownIssuers.facebook),
  OIDC_FACEBOOK_TRUST_EMAIL: z.enum(['0', '1']).default('0'),
  OIDC_APPLE_CLIENT_ID: text,
  OIDC_APPLE_CLIENT_SECRET: text,
  OIDC_APPLE_ISSUER: address.default(ownIssuers.apple),
};

type Said = z.infer<z.ZodObject<typeof providerEnvironment>> & { NODE_ENV: string };

/** Reports contradictions between settings that are valid on their own. */
export function checkProviders(said: Said, context: z.RefinementCtx<Said>): void {
  const wrong = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const [provider, name] of names) {
    const { clientId, clientSecret, issuer } = given(said, name);
    if (!clientId !== !clientSecret) {
      const missing = clientId ? 'CLIENT_SECRET' : 'CLIENT_ID';
      wrong(`OIDC_${name}_${missing}`, 'must be set as well: a provider needs both');
    }
    if (!isSafeAddress(issuer, said.NODE_ENV === 'production')) {
      wrong(`OIDC_${name}_ISSUER`, 'must be an https address');
    }
    const trusts = said.OIDC_FACEBOOK_TRUST_EMAIL === '1';
    if (clientId && provider === 'facebook' && issuer === ownIssuers.facebook && !trusts) {
      wrong('OIDC_FACEBOOK_TRUST_EMAIL', 'must be 1: Facebook never calls an address verified');
    }
  }
}

/** The sign-in providers that are configured. */
export function providersOf(said: Said): Partial<Record<SignInProvider, ProviderSettings>> {
  const found = names.flatMap(([provider, name]) => {
    const { clientId, clientSecret, issuer } = given(said, name);
    if (!clientId || !clientSecret) return [];
    const trustsEmail = provider === 'facebook' && said.OIDC_FACEBOOK_TRUST_EMAIL === '1';
    return [[provider, { issuer, clientId, clientSecret, trustsEmail }]];
  });
  return Object.fromEntries(found);
}

const names = [
  ['google', 'GOOGLE'],
  ['facebook', 'FACEBOOK'],
  ['apple', 'APPLE'],
] as const;

function given(said: Said, name: (typeof names)[number][1]) {
  return {
    clientId: said[`OIDC_${name}_CLIENT_ID`],
    clientSecret: said[`OIDC_${name}_CLIENT_SECRET`],
    issuer: said[`OIDC_${name}_ISSUER`],
  };
}
