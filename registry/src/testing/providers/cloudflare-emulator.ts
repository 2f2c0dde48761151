import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../site/content-types';
import type { Served } from '../serving';
import { type DeployedFile, deployedFiles, fileResponse } from './deployed-files';
import { fetchServer, moduleOf, packed, TEXTS } from './fetch-server';

interface Worker {
  fetch(
    request: Request,
    env: { ASSETS: { fetch(request: Request): Promise<Response> } },
  ): Promise<Response>;
}

interface Deployment {
  files: Map<string, DeployedFile>;
  worker: Worker;
}

/** Limits of the free plan: files, bytes of one, bytes of the Worker. */
const LIMITS = { files: 20_000, file: 25 * 1024 * 1024, worker: 3 * 1024 * 1024 };

/** Compressed from 48 bytes on for gzip and 50 for brotli. */
const PACKING = { smallest: 50, types: TEXTS };

/**
 * Cloudflare Workers with static assets, for what `nukkad export --for cloudflare` wrote: reads
 * `wrangler.json`, uploads its folder and runs its Worker.
 *
 * @throws AssertionError for what `wrangler deploy` would refuse
 */
export async function emulateCloudflare(
  project: string,
): Promise<Served & { deploy(): Promise<void> }> {
  let live = await deployment(project);
  const server = await fetchServer(async (request) => {
    const { files, worker } = live;
    const ASSETS = { fetch: async (asked: Request) => assetOf(asked, files) };
    const seen = new Request(request);
    seen.headers.set('cf-connecting-ip', '127.0.0.1');
    return packed(await worker.fetch(seen, { ASSETS }), request, PACKING);
  });
  return {
    ...server,
    async deploy() {
      live = await deployment(project);
    },
  };
}

async function deployment(project: string): Promise<Deployment> {
  const settings = JSON.parse(await readFile(path.join(project, 'wrangler.json'), 'utf8'));
  const { name, main, compatibility_date: date, assets, ...others } = settings;
  assert.deepEqual(others, {}, 'wrangler.json has settings that are not emulated');
  assert.match(name, /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
  assert.match(date, /^\d{4}-\d{2}-\d{2}$/);
  assert.ok(Date.parse(date) <= Date.now(), 'a compatibility date lies ahead');
  const { directory, ...routing } = assets;
  // With another `html_handling`, files would be found under other names, and by redirects.
  assert.deepEqual(routing, {
    ...{ binding: 'ASSETS', run_worker_first: true },
    ...{ html_handling: 'none', not_found_handling: 'none' },
  });
  const files = await deployedFiles(path.join(project, directory));
  assert.ok(files.size <= LIMITS.files, `${files.size} files`);
  for (const [file, { content }] of files) assert.ok(content.length <= LIMITS.file, file);
  const text = await readFile(path.join(project, main), 'utf8');
  assert.ok(text.length <= LIMITS.worker, 'the Worker is too large');
  const { default: worker } = await moduleOf(text);
  return { files, worker: worker as Worker };
}

// As the asset server of Workers does without HTML handling: a path has one spelling, others are
// redirected to it; only GET and HEAD; a tag matches weakly.
function assetOf(request: Request, files: Map<string, DeployedFile>): Response {
  const { pathname, search } = new URL(request.url);
  const decoded = pathname.split('/').map(decodedSegment).join('/');
  const file = files.get(decoded);
  if (!file) return new Response(null, { status: 404 });
  if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 });
  const canonical = decoded.split('/').map(encodeURIComponent).join('/');
  if (canonical !== pathname) {
    return new Response(null, { status: 307, headers: { location: canonical + search } });
  }
  return fileResponse(file, request, {
    'content-type': contentTypeOf(decoded),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
