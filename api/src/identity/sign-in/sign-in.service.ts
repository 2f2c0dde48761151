import type { SignedIn, SignInOption, SignInProvider } from '@nukkad/platform/contract';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { sealed } from '../../core/auth/encrypted-cookie';
import { ApiError } from '../../core/http/problems';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { seconds } from './cookies';
import type { IdentitiesService } from './identities.service';
import { profileOf } from './profile.model';
import type { Provider, Providers } from './providers';
import { providerNames } from './sign-in.text';

interface Deps {
  providers: Providers;
  identities: IdentitiesService;
  allowed: RateLimiter;
  /** Begins a session of an authenticated user. */
  beginSession: (userId: string) => Promise<SignedIn>;
  secret: string;
  publicUrl: string;
}

/** Values that must be unchanged when the user returns. */
type Attempt = { provider: SignInProvider; state: string; nonce: string; verifier: string };

type Handover = { provider: SignInProvider; userId: string };

/** The provider's address, and what the browser keeps meanwhile. */
export interface Departure {
  address: string;
  attempt: string;
}

export type SignInService = ReturnType<typeof signInService>;

/** Sign-in with an account at another provider. */
export function signInService(deps: Deps) {
  const { providers, identities, allowed, beginSession, secret, publicUrl } = deps;
  const attempts = sealed<Attempt>(secret, 'sign-in attempt', seconds.attempt);
  const handovers = sealed<Handover>(secret, 'sign-in handover', seconds.handover);

  /** Fails with `not-found` when the provider is not configured. */
  const setUp = (name: SignInProvider): Provider => {
    const provider = providers[name];
    if (provider) return provider;
    const reason = `This installation does not let people in with ${providerNames[name]}.` as const;
    throw new ApiError('not-found', reason);
  };

  return {
    setUp,

    options: (): SignInOption[] =>
      (Object.keys(providerNames) as SignInProvider[]).map((provider) => ({
        provider,
        isAvailable: providers[provider] !== undefined,
      })),

    /** Fails when the provider cannot be reached. */
    async start(name: SignInProvider): Promise<Departure> {
      const { configuration, parameters } = setUp(name);
      const attempt: Attempt = {
        provider: name,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const address = buildAuthorizationUrl(await configuration(), {
        ...parameters,
        redirect_uri: new URL(`/api/auth/${name}/callback`, publicUrl).href,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, attempt: await attempts.seal(attempt) };
    },

    /**
     * Validates the provider's redirect and returns the sealed handover of the session. Fails when
     * anything differs from the attempt as it began.
     */
    async comeBack(name: SignInProvider, address: string, sealedAttempt: string): Promise<string> {
      const { configuration, settings } = setUp(name);
      const { provider, state, nonce, verifier } = await attempts.open(sealedAttempt);
      if (provider !== name) throw new Error('the attempt was with another provider');
      const url = new URL(address, publicUrl);
      const tokens = await authorizationCodeGrant(await configuration(), url, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider did not say who it is');
      const { trustsEmail } = settings;
      const profile = profileOf(claims, { trustsEmail, postedName: url.searchParams.get('name') });
      return handovers.seal({ provider, userId: await identities.accountOf(provider, profile) });
    },

    /** Fails with `login-failed` when the handover is missing, invalid or used before. */
    async finish(name: SignInProvider, sealedHandover: string): Promise<SignedIn> {
      setUp(name);
      const handover = await handovers.open(sealedHandover).catch(() => null);
      const isHere = handover?.provider === name && (await isFirst(allowed, handover.jti));
      if (isHere) return beginSession(handover.userId);
      const again =
        `Logging in with ${providerNames[name]} did not work. Please try again.` as const;
      throw new ApiError('login-failed', again);
    },
  };
}

/** Remembered for longer than a handover is valid. */
const once = { most: 1, seconds: 2 * seconds.handover };

const isFirst = async (allowed: RateLimiter, handover: string): Promise<boolean> =>
  (await allowed.use('sign-in-handover', handover, once)) === 0;
