import type { PushState } from '../contract';

/** The device as which this browser was allowed notifications. */
export interface AllowedPush {
  /** User id of whoever allowed it. */
  account: string;
  /** Id of the device at the API. */
  device: string;
  /** Last characters of the address that was registered, as the API says them. */
  endpointEnd: string;
  /** Key of the installation that the browser subscribed with. */
  publicKey: string;
}

/** A cache, as pages and their worker share no other storage that needs no library. */
const CACHE = 'nukkad-push';
const ADDRESS = '/allowed';

/** Whether a device of the account has this address. */
export const isDeviceAt = (
  { endpointEnd }: Pick<PushState['devices'][number], 'endpointEnd'>,
  endpoint: string | null,
): boolean => endpoint?.endsWith(endpointEnd) ?? false;

/**
 * Notes as which device this browser was registered, so that it can say a new address later.
 *
 * @param state the API's answer to its registration
 */
export async function rememberDevice(
  { publicKey, devices }: PushState,
  endpoint: string,
  account: string,
): Promise<void> {
  const device = devices.find((one) => isDeviceAt(one, endpoint));
  if (!device || publicKey === null || !('caches' in globalThis)) return;
  const { _id, endpointEnd } = device;
  const allowed: AllowedPush = { account, device: _id, endpointEnd, publicKey };
  await (await caches.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(allowed)));
}

/** As which device this browser was allowed; null for none. For pages and the worker. */
export async function allowedPush(): Promise<AllowedPush | null> {
  // `open` would create a cache that nothing is kept in.
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const kept = await (await caches.open(CACHE)).match(ADDRESS);
  return kept ? kept.json() : null;
}

/** Whoever uses this browser next has allowed nothing. */
export async function forgetAllowed(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
