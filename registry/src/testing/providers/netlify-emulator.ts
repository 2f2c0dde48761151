import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../site/content-types';
import type { Served } from '../serving';
import { type DeployedFile, deployedFiles, fileResponse } from './deployed-files';
import { fetchServer, moduleOf, packed, TEXTS } from './fetch-server';
import { readToml, type Table } from './settings-toml';

interface Redirect {
  from: string;
  to: string;
  status: number;
  force: boolean;
}

interface EdgeFunction {
  default(request: Request, context: object): Promise<Response | undefined>;
  config: { path: string; excludedPath: string[]; cache: string };
}

interface Deployment {
  files: Map<string, DeployedFile>;
  redirects: Redirect[];
  functions: EdgeFunction[];
}

const PACKING = { smallest: 0, types: TEXTS };

/**
 * Netlify, for what `nukkad export --for netlify` wrote: reads `netlify.toml`, deploys its folder and
 * answers along the request chain: edge functions, redirects, files.
 *
 * @throws AssertionError for what a deployment would refuse, or what is not emulated
 */
export async function emulateNetlify(
  project: string,
): Promise<Served & { deploy(): Promise<void> }> {
  let live = await deployment(project);
  const server = await fetchServer(async (request) => {
    const response = await chained(request, live.functions, live);
    return packed(response, request, PACKING);
  });
  return {
    ...server,
    async deploy() {
      live = await deployment(project);
    },
  };
}

async function deployment(project: string): Promise<Deployment> {
  const settings = readToml(await readFile(path.join(project, 'netlify.toml'), 'utf8'));
  const { build, redirects = [], ...others } = settings;
  assert.deepEqual(others, {}, 'netlify.toml has settings that are not emulated');
  const { publish, edge_functions: edge, ...more } = build as Record<string, string>;
  assert.deepEqual(more, {});
  const source = path.join(project, edge!);
  const published = path.join(project, publish!);
  assert.ok(!`${source}/`.startsWith(`${published}/`), 'the source of functions would be served');
  const names = (await readdir(source)).filter((name) => /\.(js|ts|jsx|tsx)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(path.join(source, name), 'utf8')));
  const functions = (await Promise.all(texts.map(moduleOf))) as unknown as EdgeFunction[];
  for (const { config } of functions) checkPaths(config);
  const files = await deployedFiles(published);
  return { files, redirects: (redirects as Table[]).map(redirectOf), functions };
}

function checkPaths({ path: at, excludedPath, cache }: EdgeFunction['config']): void {
  for (const pattern of [at, ...excludedPath]) assert.match(pattern, /^\//);
  assert.equal(cache, 'manual');
}

function redirectOf(table: Table): Redirect {
  const { from, to, status = 301, force = false, ...others } = table as unknown as Redirect;
  assert.deepEqual(others, {}, 'a redirect has settings that are not emulated');
  assert.match(from, /^\/[^*]*\*?$/, 'an asterisk can be at the end only');
  if (to.includes(':splat')) assert.ok(from.endsWith('/*'));
  assert.equal(status, 200);
  return { from, to, status, force };
}

const matches = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

// A function is asked once; what it asks for goes on along the chain.
async function chained(
  request: Request,
  [first, ...later]: EdgeFunction[],
  live: Deployment,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!first) return redirected(request, live);
  const { path: at, excludedPath } = first.config;
  const isLeftOut = excludedPath.some((pattern) => matches(pattern, pathname));
  if (!matches(at, pathname) || isLeftOut) return chained(request, later, live);
  const next = (asked: Request = request, { sendConditionalRequest = false } = {}) => {
    const passed = new Request(asked);
    if (!sendConditionalRequest) passed.headers.delete('if-none-match');
    return chained(passed, later, live);
  };
  return (await first.default(request, { next })) ?? chained(request, later, live);
}

// The first rule that matches counts. A file goes before a rule that is not forced.
async function redirected(request: Request, { redirects, files }: Deployment): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const file = fileAt(pathname, files);
  const rule = redirects.find(({ from }) => matches(from, pathname));
  if (!rule || (file && !rule.force)) return staticFile(request, file);
  const rest = rule.from.endsWith('*') ? pathname.slice(rule.from.length - 1) : '';
  const to = rule.to.replace(':splat', rest) + search;
  if (to.startsWith('/'))
    return staticFile(request, fileAt(new URL(to, request.url).pathname, files));
  return fetch(new Request(to, request), { redirect: 'manual' });
}

type Found = { name: string; file: DeployedFile } | undefined;

// A folder answers its index.html, with and without a slash; `.html` may be left out.
function fileAt(pathname: string, files: Map<string, DeployedFile>): Found {
  const decoded = decodeURIComponent(pathname);
  const folder = decoded.replace(/\/$/, '');
  const names = [decoded, `${folder}/index.html`, `${folder}.html`];
  const name = names.find((candidate) => files.has(candidate));
  return name === undefined ? undefined : { name, file: files.get(name)! };
}

function staticFile(request: Request, found: Found): Response {
  if (!found) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private' };
    return new Response('<h1>Page not found</h1>', { status: 404, headers });
  }
  return fileResponse(found.file, request, {
    'content-type': contentTypeOf(found.name).replace('text/javascript', 'application/javascript'),
    'cache-control': 'public,max-age=0,must-revalidate',
  });
}
