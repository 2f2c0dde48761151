import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type PartManifest,
  previewParameter,
  type RemotePreview,
  type SignedRemotePreview,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { effectivePointer, partsOf } from '../canary/channel-state';
import { readPointer, STABLE } from '../channels/pointer';
import { refuseWithdrawn } from '../channels/withdrawn';
import { refTo } from '../composition/release-file';
import { allRoutes, judge } from '../composition/rules';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { beginPreview, mustBeCosigned } from '../cosigning/begin';
import type { PendingChange } from '../cosigning/pending';
import type { Effort } from '../files/compress';
import { writeWithForms } from '../files/forms';
import { isRemote } from '../parts/manifest';
import { publish } from '../parts/publish';
import { readRelease } from '../parts/read-release';
import { type CompositionSigner, openSigner } from '../signing/open-signer';
import { isSigned } from '../signing/signer';
import { withLock } from '../sync/lock';

const HOUR = 3_600_000;
/** A preview is temporary. */
const MOST_HOURS = 24 * 14;
const ID = /^[0-9a-f]{16}$/;

/** Origin and duration of a preview. */
export interface PreviewOptions {
  /** Origin of the site; the preview is invalid elsewhere. */
  site: string;
  /** More than 0, at most two weeks. */
  hours: number;
  effort?: Effort;
}

/** A preview, and what has to be cosigned before its link shows it. */
export interface CreatedPreview {
  preview: RemotePreview;
  pending?: PendingChange;
}

/**
 * Publishes a remote's build without making it live and signs a preview of it: visitors with the
 * link run it in place of the live version, until it expires or is revoked. No channel moves.
 *
 * @param dist folder of the build
 * @throws RegistryError `refused` when it is no remote or does not fit the live versions, `usage`
 */
export async function createPreview(
  places: Places,
  dist: string,
  { site, hours, effort }: PreviewOptions,
  now = Date.now(),
): Promise<CreatedPreview> {
  assertTime(hours);
  const origin = originOf(site);
  const { part, version } = await publish(places, dist, effort);
  return withLock(places, async () => {
    refuseWithdrawn(await readPointer(places, STABLE), [{ part, version }]);
    const release = await readRelease(places, part, version);
    if (!isRemote(release.manifest)) {
      throw new RegistryError(
        'refused',
        `${part} is no remote, so no page can run it for one person.`,
      );
    }
    const live = await partsOf(places, await effectivePointer(places, 'stable'));
    const others = live.filter(({ manifest }) => manifest.part !== part);
    const manifests = [...others, release].map(({ manifest }) => manifest);
    const { problems } = judge(manifests);
    if (problems.length > 0) throw new RegistryError('refused', `${problems.join('. ')}.`);
    const preview: RemotePreview = {
      schema: 1,
      id: randomBytes(8).toString('hex'),
      site: origin,
      expires: new Date(now + hours * HOUR).toISOString(),
      release: await refTo(places, release),
      routes: release.manifest.routes,
      page: pageOf(release.manifest, allRoutes(manifests)),
    };
    await removeExpired(places, now);
    const signer = await openSigner(places);
    if (await mustBeCosigned(places)) {
      return { preview, pending: await beginPreview(places, preview, signer) };
    }
    await writePreview(places, preview, signer);
    return { preview };
  });
}

/** Every preview in the site, latest expiry first. */
export async function readPreviews(places: Places): Promise<SignedRemotePreview[]> {
  const names = await readdir(folderOf(places)).catch(() => []);
  const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => ID.test(id));
  const texts = await Promise.all(ids.map((id) => readFile(fileOf(places, id), 'utf8')));
  const found = texts.map((text) => JSON.parse(text) as SignedRemotePreview);
  return found.sort((a, b) => (a.preview.expires < b.preview.expires ? 1 : -1));
}

/**
 * Revokes a preview: its link leads to the live page from now on.
 *
 * @throws RegistryError `missing` when there is no such preview
 */
export async function revokePreview(places: Places, id: string): Promise<void> {
  await withLock(places, async () => {
    try {
      await readFile(fileOf(places, id));
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      throw new RegistryError('missing', `There is no preview ${id}. See \`nukkad preview list\`.`);
    }
    await removePreview(places, id);
  });
}

/** Signs previews with a valid signature again. Call it under the lock. */
export async function signPreviewsAnew(places: Places, signer: CompositionSigner): Promise<void> {
  for (const { preview, signature } of await readPreviews(places)) {
    if (signature.key === signer.key) continue;
    if (isSigned('preview', preview, signature, signer.believed)) {
      await writePreview(places, preview, signer);
    }
  }
}

/** The URL to share: a page of the part, with the preview's id. */
export function previewLink({ site, id, page }: RemotePreview): string {
  return `${site}${encodeURI(page)}?${previewParameter}=${id}`;
}

/** The page of a part to open first: a fixed path, else its dashboard, else `/`. */
export function pageOf(
  { part, serves }: Pick<PartManifest, 'part' | 'serves'>,
  routes: SiteRoute[],
): string {
  const isFixed = (at: string) => at !== '*' && !/[:*]./.test(at);
  const own = routes.find(({ path: at, remote }) => remote === part && isFixed(at));
  if (own) return own.path.replace(/\/\*$/, '') || '/';
  const profession = serves.find((slug) => slug !== '*');
  return profession ? `/${profession}-dashboard` : '/';
}

/** Writes a preview with the signatures it needs; its link shows it from now on. */
export async function writePreview(
  places: Places,
  preview: RemotePreview,
  signer: CompositionSigner,
): Promise<void> {
  const signed: SignedRemotePreview = { preview, signature: signer.signAll('preview', preview) };
  await writeWithForms(fileOf(places, preview.id), `${JSON.stringify(signed)}\n`);
}

async function removeExpired(places: Places, now: number): Promise<void> {
  for (const { preview } of await readPreviews(places)) {
    if (!(Date.parse(preview.expires) > now)) await removePreview(places, preview.id);
  }
}

/** Removes a preview. The plain file first: compressed forms are not served without it. */
export async function removePreview(places: Places, id: string): Promise<void> {
  for (const suffix of ['', '.br', '.gz']) await rm(fileOf(places, id) + suffix, { force: true });
}

function assertTime(hours: number): void {
  if (hours > 0 && hours <= MOST_HOURS) return;
  throw new RegistryError('usage', `A preview lasts more than 0 and up to ${MOST_HOURS} hours.`);
}

function originOf(site: string): string {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin;
  throw new RegistryError(
    'usage',
    'Say where people reach the product: PUBLIC_URL=https://… or --for https://….',
  );
}

function folderOf(places: Places): string {
  return path.join(places.site, 'previews');
}

function fileOf(places: Places, id: string): string {
  if (!ID.test(id)) {
    throw new RegistryError('usage', `"${id}" is no preview: it has 16 characters of 0-9 and a-f.`);
  }
  return path.join(folderOf(places), `${id}.json`);
}
