import { api, isApiError, session } from '@nukkad/platform';
import type { SignedIn } from '@nukkad/platform/contract';
import { professionNamed, signedInStorage } from './entrance.model';

/**
 * Begins the session of who has just signed in and tells their profession, which comes from the
 * account; `hint` stands in where the types of professionals cannot be had.
 */
export async function enter(signedIn: SignedIn, hint: string | null = null) {
  const profession = await professionOf(signedIn.vendorType, hint);
  session.remember(signedInStorage(signedIn, profession));
  return profession;
}

async function professionOf(vendorType: string | null, hint: string | null) {
  if (vendorType === null) return null;
  try {
    return professionNamed(await api.call('getAllUserType'), vendorType);
  } catch (error) {
    // Who has signed in is in: only the way to their dashboard is not known yet.
    if (isApiError(error)) return hint;
    throw error;
  }
}
