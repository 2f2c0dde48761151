import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';

/** The user signed in at the provider, and the claims about them. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** The next sign-in is by this person, with consent to everything. */
  person: ProviderPerson;
  close: () => Promise<void>;
}

export const clientSecret = 'the secret the provider gave us';

/** A real OpenID Connect provider on this machine, which signs in without a prompt. */
export async function startIdentityProvider(redirects: string[]): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const running: IdentityProvider = {
    issuer,
    person: { sub: 'nobody' },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = new Provider(issuer, await configuration(redirects, running));
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    const login = { accountId: running.person.sub };
    void provider.interactionFinished(request, response, { login, select_account: {} });
  });
  return running;
}

async function configuration(redirects: string[], running: IdentityProvider) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const found: Configuration = {
    clients: [
      {
        client_id: 'nukkad',
        client_secret: clientSecret,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await exportJWK(privateKey)] },
    cookies: { keys: ['a key for the cookies of this provider'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...running.person, sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { Grant } = oidc.provider;
      const grant = new Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  return found;
}

/** Follows the provider's redirects like a browser, until it returns to us, or with a form. */
export async function throughProvider(address: string): Promise<URL | URLSearchParams> {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  for (let next = new URL(address); next.origin === origin; ) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return formOf(await response.text());
    next = new URL(location, next);
    if (next.origin !== origin) return next;
  }
  throw new Error(`${address} is not the provider's`);
}

function formOf(page: string): URLSearchParams {
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  if (inputs.length === 0) throw new Error(`The provider shows no form: ${page.slice(0, 400)}`);
  return new URLSearchParams(
    inputs.map(([, name = '', value = '']): [string, string] => [name, value]),
  );
}
