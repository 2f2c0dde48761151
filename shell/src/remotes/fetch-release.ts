import type { ReleaseRef, RemoteRelease } from '@nukkad/platform/contract';

/** A step of a recovery that a person waits for; it must not hang that. */
const RELEASE_TIMEOUT = 10_000;

/**
 * What a release that this page does not run is made of: `release.json` in its folder, believed
 * only with the digest that the reference names.
 *
 * @param origin another origin that has the same files; this site by default
 * @throws when it does not come in time, is not what was named, or speaks of another release
 */
export async function fetchRelease(ref: ReleaseRef, origin = ''): Promise<RemoteRelease> {
  const kept = await bytesOf(ref, origin, 'default').catch(() => null);
  // What a browser keeps may be damaged; one that asks anew may not have to be refused.
  const right = kept && (await isRight(kept, ref)) ? kept : await bytesOf(ref, origin, 'reload');
  if (right !== kept && !(await isRight(right, ref))) {
    throw new Error(`release.json in ${ref.base} is not the one that was signed.`);
  }
  const release = JSON.parse(new TextDecoder().decode(right)) as RemoteRelease;
  if (release.part !== ref.part || release.version !== ref.version || release.base !== ref.base) {
    throw new Error(`release.json in ${ref.base} speaks of ${release.part} ${release.version}.`);
  }
  return release;
}

async function bytesOf(ref: ReleaseRef, origin: string, cache: RequestCache): Promise<ArrayBuffer> {
  const address = `${origin}${ref.base}release.json`;
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(RELEASE_TIMEOUT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.arrayBuffer();
}

async function isRight(bytes: ArrayBuffer, { digest }: ReleaseRef): Promise<boolean> {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return digest === `sha384-${btoa(String.fromCharCode(...found))}`;
}
