import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RenderedSite, renderedSite } from '../testing/rendered-site';

const ROOT = path.join(__dirname, '../../..');

const image = readFileSync(path.join(ROOT, 'containers/renderer.Dockerfile'), 'utf8');

describe('the files of the renderer’s image, alone in a folder', () => {
  let folder: string;
  let rendered: RenderedSite;
  let api: Server;
  let renderer: ChildProcess;
  let origin: string;
  let metrics: string;
  let copied: string[];

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nukkad-image-'));
    copyFiles(folder);
    copied = filesIn(folder);
    rendered = await renderedSite();
    api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(api, 'listening');
    renderer = spawn(process.execPath, command(), {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        NODE_ENV: 'production',
        RENDERER_KEY: 'k'.repeat(32),
        ...{ RENDERER_PORT: '0', METRICS_PORT: '0' },
        SITE_DIR: rendered.env.SITE_DIR,
      },
    });
    const said = await firstWords(renderer);
    origin = /ready on (\S+)/.exec(said)![1]!;
    metrics = /Metrics on (\S+)/.exec(said)![1]!;
  });
  after(async () => {
    renderer?.kill();
    api?.close();
    await rendered?.site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('answer the health check', async () => {
    const [, checked] = /fetch\('http:\/\/127\.0\.0\.1:4100(\/\w+)'\)/.exec(image) ?? [];
    const response = await fetch(origin + checked);
    assert.equal(response.status, 200);
    assert.equal(((await response.json()) as { status: string }).status, 'ready');
  });

  test('render pages of a release', async () => {
    let page = '';
    for (let tries = 0; tries < 100 && !page.includes('<main data-lock='); tries += 1) {
      page = await (await fetch(`${origin}/`)).text();
      await sleep(50);
    }
    assert.match(page, /<main data-lock="[0-9a-f]{16}"/);
  });

  test('tell Prometheus what was rendered, and what it took', async () => {
    const text = await (await fetch(metrics)).text();
    assert.match(text, /^nukkad_pages_total\{part="mf-public",outcome="rendered"\} [1-9]/m);
    assert.match(text, /^nukkad_render_duration_seconds_count\{outcome="rendered"\} [1-9]/m);
    assert.match(text, /^nukkad_render_process_starts_total 1$/m);
    assert.match(text, /^nukkad_render_processes 1$/m);
    assert.match(text, /^nukkad_render_waiting 0$/m);
    assert.match(text, /^nukkad_render_process_memory_bytes [1-9]\d{6}/m);
    assert.match(text, /^nukkad_render_cache_bytes [1-9]/m);
    assert.match(text, /^process_resident_memory_bytes /m);
    assert.equal((await fetch(new URL('/', metrics))).status, 404);
    const inPublic = await (await fetch(`${origin}/metrics`)).text();
    assert.doesNotMatch(inPublic, /nukkad_pages_total/);
  });

  test('are no more than they were: a read-only file system is enough', () => {
    assert.deepEqual(filesIn(folder), copied);
  });
});

/** What the renderer says when it is ready; fails if it ends or says no more. */
async function firstWords(renderer: ChildProcess): Promise<string> {
  let said = '';
  renderer.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  for (let tries = 0; !(/ready on/.test(said) && /Metrics on/.test(said)); tries += 1) {
    assert.equal(renderer.exitCode, null, 'it ended');
    assert.ok(tries < 1_200, `renderer/dist is of another version, or hangs: ${said}`);
    await sleep(50);
  }
  return said;
}

/** Copies into the folder what the last stage of the image copies from the one that builds. */
function copyFiles(folder: string): void {
  if (!existsSync(path.join(ROOT, 'renderer/dist/server.js'))) {
    execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(ROOT, 'renderer') });
  }
  for (const [, given = '', target = ''] of image.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const from of given.split(' ')) {
      const source = path.join(ROOT, path.relative('/nukkad', from));
      // Of a folder, Docker copies what is in it.
      const name = statSync(source).isDirectory() ? '' : path.basename(from);
      cpSync(source, path.join(folder, target, name), { recursive: true });
    }
  }
}

/** Arguments of Node in the image's command. */
function command(): string[] {
  const [, written = '[]'] = /^CMD (\[.+\])$/m.exec(image) ?? [];
  const [program, ...more] = JSON.parse(written);
  assert.equal(program, 'node');
  return more;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}
