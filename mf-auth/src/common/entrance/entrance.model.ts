import type { SignedIn, StorageKey } from '@nukkad/platform/contract';

type Stored = Record<StorageKey, string | null>;
type VendorType = Pick<SignedIn, 'vendorType'>;

const ownHome = '/homepage';
const ownProfile = '/profile';
const operatorConsole = '/operator-dashboard';
const anyDashboard = '/trial';

/** All eight keys of a new session: nothing of an earlier one remains. */
export function signedInStorage(signedIn: SignedIn, profession: string | null): Stored {
  const { token, _id, email, vendorType, vendorId, vendorDetails } = signedIn;
  return {
    otpVerified: 'true',
    jwtToken: token,
    userId: _id,
    emailID: email,
    vendorType,
    vendorId,
    vendorDetails: vendorDetails && JSON.stringify(vendorDetails),
    profession: vendorType && profession,
  };
}

export function dashboardOf(profession: string | null): string {
  return profession === null ? anyDashboard : `/${profession}-dashboard`;
}

/** Target after a sign-in; `from` is the page that required it. */
export function placeAfterLogin(
  { vendorType, role }: Pick<SignedIn, 'vendorType' | 'role'>,
  profession: string | null,
  from: string | null,
): string {
  const own = role === 'operator' ? operatorConsole : homeOf({ vendorType, profession });
  const mayLook = role === 'operator' || (from !== null && !isOfOthers(from, profession));
  return from !== null && mayLook ? from : own;
}

/** `from` is the page that a new user signed up for; a new professional begins at the dashboard. */
export function placeAfterVerification(
  { vendorType }: VendorType,
  profession: string | null,
  from: string | null,
): string {
  if (vendorType !== null) return dashboardOf(profession);
  return from !== null && !isOfOthers(from, null) ? from : ownProfile;
}

/** The user's own start page. */
export function homeOf({ vendorType, profession }: Pick<Stored, 'vendorType' | 'profession'>) {
  return vendorType === null ? ownHome : dashboardOf(profession);
}

/** Pages of another profession would redirect the user away again. */
function isOfOthers(path: string, profession: string | null): boolean {
  const owner = /^\/([^/?#]+)-(?:dashboard|onboarding)(?![^/?#])/.exec(path)?.[1];
  return owner !== undefined && decoded(owner) !== profession;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
