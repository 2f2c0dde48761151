import type { Account, RemoteRelease, UserType } from '@nukkad/platform/contract';

const ANY = '*';
const ANY_DASHBOARD = '/trial';

/** `Govt Officer` → `govt-officer`: identifies a vendor type independent of its id. */
export function vendorTypeSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether the server lists a profession of this name, as in URLs. */
export function isProfession(userTypes: readonly UserType[], name: string): boolean {
  return userTypes.some(
    ({ userTypeName }) => vendorTypeSlug(userTypeName) === vendorTypeSlug(name),
  );
}

export type OwnPage = 'dashboard' | 'onboarding';

/** Profession and page of a path, `/doctor-dashboard/*`; null for paths of any profession. */
export function ownerOf(path: string): { profession: string; page: OwnPage } | null {
  const [, profession, page] = /^\/([^/]+)-(dashboard|onboarding)(?:\/|$)/.exec(path) ?? [];
  return profession && page ? { profession, page: page as OwnPage } : null;
}

/** Path of a profession's own page. */
export function ownPath(profession: string | null, page: OwnPage): string {
  return profession === null ? ANY_DASHBOARD : `/${profession}-${page}`;
}

/** `/trial/payments` as `/doctor-dashboard/payments`; null for a path outside `/trial`. */
export function ownInsteadOf(profession: string, pathname: string): string | null {
  const below = /^\/trial(\/.*)?$/.exec(pathname);
  return below && ownPath(profession, 'dashboard') + (below[1] ?? '');
}

/** Whether a path belongs to another profession than the account's. Operators may open all. */
export function belongsToOtherProfession(
  path: string,
  account: Pick<Account, 'role'>,
  own: string | null,
): boolean {
  const owner = ownerOf(path);
  if (owner === null || account.role === 'operator') return false;
  return own === null || vendorTypeSlug(owner.profession) !== vendorTypeSlug(own);
}

/** Whether a professional is not listed yet: in draft, or awaiting review. */
export function isUnlisted({ listing }: Pick<Account, 'listing'>): boolean {
  return listing === 'draft' || listing === 'review';
}

/** The remote that serves a vendor type, otherwise the one that serves any type. */
export function dashboardOf(
  profession: string | null,
  remotes: Record<string, Pick<RemoteRelease, 'part' | 'serves'>>,
): string | null {
  const all = Object.values(remotes);
  const own = all.find(
    ({ serves }) => profession !== null && serves.includes(vendorTypeSlug(profession)),
  );
  const general = all.find(({ serves }) => serves.includes(ANY));
  return (own ?? general)?.part ?? null;
}
