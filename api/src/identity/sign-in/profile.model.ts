import { limits } from '@nukkad/platform/contract';
import { email, nameLine } from '@nukkad/platform/contract/definitions';

/** A user as described by a provider. */
export interface Profile {
  /** The provider's own id for the user, which never changes. */
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
  fullName: string;
}

/** A provider's claims; only `sub` is guaranteed. */
export interface ProviderClaims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

interface Circumstances {
  /** Whether an address without `email_verified` counts as verified. */
  trustsEmail: boolean;
  /** The name from the posted form, for providers that send it that way. */
  postedName: string | null;
}

const fullName = nameLine(limits.nameMaxLength);

/** Reads a provider's claims. An unverified address is ignored. */
export function profileOf(claims: ProviderClaims, circumstances: Circumstances): Profile {
  const { sub, given_name, family_name } = claims;
  const address = isVerified(claims, circumstances) ? email.safeParse(claims.email) : undefined;
  const parts = [given_name, family_name].filter((part) => typeof part === 'string');
  const names = [claims.name, parts.join(' '), circumstances.postedName, localPart(claims.email)];
  const name = names.map((one) => fullName.safeParse(one)).find(({ success }) => success);
  return { subject: sub, email: address?.data ?? null, fullName: name?.data ?? 'Nukkad member' };
}

// Apple sends the string "true".
function isVerified({ email_verified }: ProviderClaims, { trustsEmail }: Circumstances): boolean {
  if (email_verified === undefined) return trustsEmail;
  return email_verified === true || email_verified === 'true';
}

/** `meera.nair@example.in` → `Meera Nair`, for a user without a name. */
function localPart(address: unknown): string {
  if (typeof address !== 'string') return '';
  const words = (address.split('@', 1)[0] as string).split(/[._+\d-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

/** The name in the form that Apple posts on the user's first sign-in. */
export function postedNameOf(user: string | null): string | null {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: string; lastName?: string } };
    return fullName.parse([name?.firstName, name?.lastName].filter(Boolean).join(' '));
  } catch {
    return null;
  }
}
