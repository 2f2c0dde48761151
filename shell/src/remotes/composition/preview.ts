import type {
  ReleaseRef,
  RemotePreview,
  RemoteRelease,
  SignedRemotePreview,
} from '@nukkad/platform/contract';
import { fetchRelease } from './fetch-release';
import { text } from './preview.text';
import { trustIn } from './signatures';

/** Result of opening a preview link. */
export type PreviewAnswer =
  | { state: 'shown'; preview: RemotePreview; release: RemoteRelease }
  | { state: 'ignored'; reason: PreviewReason; why: string };

/** Reason for not showing a preview. */
export type PreviewReason = keyof typeof text;

const PREVIEW_TIMEOUT = 10_000;
const ID = /^[\w-]{1,64}$/;

/**
 * Resolves the release of a preview link. It must be signed, unexpired, issued for this site and
 * have files of this site. Never rejects.
 *
 * @param id from the URL, so untrusted
 */
export async function readPreview(id: string, now = Date.now()): Promise<PreviewAnswer> {
  if (!ID.test(id)) return ignored('unknown');
  const answer = await ask(id);
  if (typeof answer === 'string') return ignored(answer);
  const { preview, signature } = answer;
  const trust = await trustIn('preview', preview, signature);
  if (trust !== 'signed') return ignored(trust);
  const problem = problemOf(preview, id, now);
  if (problem) return ignored(problem);
  const release = await fetchRelease(preview.release).catch(() => null);
  return release ? { state: 'shown', preview, release } : ignored('release');
}

function problemOf(preview: RemotePreview, id: string, now: number): PreviewReason | undefined {
  if (preview.id !== id || preview.site !== location.origin) return 'foreign';
  if (!isAtHome(preview.release)) return 'foreign';
  return Date.parse(preview.expires) > now ? undefined : 'expired';
}

function isAtHome({ part, version, base }: ReleaseRef): boolean {
  return /^[\w-]+$/.test(`${part}${version}`) && base === `/remotes/${part}/${version}/`;
}

async function ask(id: string): Promise<SignedRemotePreview | PreviewReason> {
  const signal = AbortSignal.timeout(PREVIEW_TIMEOUT);
  const response = await fetch(`/previews/${id}.json`, { cache: 'no-cache', signal }).catch(
    () => null,
  );
  if (!response) return 'unanswered';
  if (response.status === 404) return 'unknown';
  if (!response.ok) return 'unanswered';
  const answer: SignedRemotePreview | null = await response.json().catch(() => null);
  return answer?.preview?.schema === 1 && answer.preview.release ? answer : 'unreadable';
}

function ignored(reason: PreviewReason): PreviewAnswer {
  return { state: 'ignored', reason, why: text[reason] };
}
