import { api, isApiError, session } from '@nukkad/platform';
import { professionNamed, type SignedIn } from '@nukkad/platform/contract';
import { signedInStorage } from './entrance.model';

/**
 * Starts the session and resolves to the account's profession; `hint` is the fallback if the user
 * types cannot be loaded.
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
    // The sign-in itself succeeded: only the dashboard's address is unknown.
    if (isApiError(error)) return hint;
    throw error;
  }
}
