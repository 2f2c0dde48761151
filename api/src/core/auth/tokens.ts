import { limits } from '@nukkad/platform/contract';
import { jwtVerify, SignJWT } from 'jose';

/** A token's claims. Whether it is still valid is decided by the session it names. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  version: number;
}

export type Tokens = ReturnType<typeof tokens>;

const algorithm = 'HS256';
const audience = 'nukkad';
const kind = 'session+jwt';

/** Issues and verifies tokens under one secret; only one algorithm is ever accepted. */
export function tokens(secret: string, issuer: string) {
  const key = new TextEncoder().encode(secret);
  return {
    async sign({ userId, sessionId, version }: TokenClaims): Promise<string> {
      return new SignJWT({ ver: version })
        .setProtectedHeader({ alg: algorithm, typ: kind })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(`${limits.sessionHours}h`)
        .sign(key);
    },

    /** Null for anything but an unexpired token of this issuer. */
    async read(token: string): Promise<TokenClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: kind,
          requiredClaims: ['sub', 'jti', 'exp', 'iat'],
        });
        const { sub, jti, ver } = payload;
        if (!sub || !jti || typeof ver !== 'number') return null;
        return { userId: sub, sessionId: jti, version: ver };
      } catch {
        return null;
      }
    },
  };
}
