import type { ReleaseRef, RemoteRelease } from '@nukkad/platform/contract';

/** Milliseconds. Part of a recovery the user waits for. */
const RELEASE_TIMEOUT = 10_000;

/**
 * Fetches `release.json` of a release that this page does not carry, verified against the reference's
 * digest.
 *
 * @param origin another origin with the same files; this site by default
 * @throws on a time-out, a wrong digest, or a file about another release
 */
export async function fetchRelease(ref: ReleaseRef, origin = ''): Promise<RemoteRelease> {
  const kept = await bytesOf(ref, origin, 'default').catch(() => null);
  // A cached file may be damaged; fetch again before rejecting it.
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
  const response = await fetch(address, {
    cache,
    signal: AbortSignal.timeout(RELEASE_TIMEOUT),
    // Without WebCrypto, which needs a secure context, the browser itself verifies the digest.
    ...(!subtle() && { integrity: ref.digest }),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.arrayBuffer();
}

const subtle = () => globalThis.crypto?.subtle as SubtleCrypto | undefined;

async function isRight(bytes: ArrayBuffer, { digest }: ReleaseRef): Promise<boolean> {
  const [algorithm = ''] = digest.split('-');
  const hashed = await subtle()?.digest(algorithm.replace('sha', 'SHA-'), bytes);
  if (!hashed) return true;
  const found = new Uint8Array(hashed);
  return digest === `${algorithm}-${btoa(String.fromCharCode(...found))}`;
}
