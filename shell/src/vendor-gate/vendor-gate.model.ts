import type { RemoteRelease, UserType } from '@nukkad/platform/contract';

const ANY = '*';

/** `Govt Officer` → `govt-officer`: how vendor types are told apart, whatever their ids. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Whose dashboard an address asks for: the profession in the path, or on `/trial` the stored
 * vendor type, which is a user type's id.
 */
export function vendorTypeAt(
  path: string,
  userTypes: UserType[],
  storedTypeId: string | null,
): string | null {
  const inPath = /^\/(.+)-dashboard/.exec(path)?.[1];
  if (inPath) return slugOf(inPath);
  const stored = userTypes.find(({ _id }) => _id === storedTypeId);
  return stored ? slugOf(stored.userTypeName) : null;
}

/** The remote that serves a vendor type; one that serves any type stands in for the rest. */
export function dashboardOf(
  vendorType: string | null,
  remotes: Record<string, Pick<RemoteRelease, 'part' | 'serves'>>,
): string | null {
  const all = Object.values(remotes);
  const own = all.find(({ serves }) => vendorType !== null && serves.includes(vendorType));
  const general = all.find(({ serves }) => serves.includes(ANY));
  return (own ?? general)?.part ?? null;
}
