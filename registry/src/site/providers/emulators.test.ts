import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { release } from '../../operations/release';
import { type FakeSite, fakeSite, route, shellManifest } from '../../testing/fake-site';
import { emulateCloudflare } from '../../testing/providers/cloudflare-emulator';
import { emulateCloudfront } from '../../testing/providers/cloudfront-emulator';
import { checkFunction } from '../../testing/providers/cloudfront-template';
import { trialExport } from '../../testing/providers/exported-site';
import { emulateNetlify } from '../../testing/providers/netlify-emulator';
import { type S3Server, startS3 } from '../../testing/s3-server';

let s3: S3Server;
let site: FakeSite;
before(async () => {
  s3 = await startS3();
  site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
});
after(async () => {
  await site.remove();
  await s3.close();
});

type Fault = [what: string, file: string, from: string, to: string];

const faults: Record<string, Fault[]> = {
  cloudflare: [
    [
      'files before the Worker',
      'wrangler.json',
      '"run_worker_first": true',
      '"run_worker_first": false',
    ],
    ['a date that lies ahead', 'wrangler.json', '2025-06-01', '2999-01-01'],
    ['a name that is none', 'wrangler.json', '"nukkad"', '"Nukkad!"'],
  ],
  netlify: [
    ['a source that would be served', 'netlify.toml', '"netlify/edge-functions"', '"site/x"'],
    ['an asterisk in the middle', 'netlify.toml', 'from = "/api/*"', 'from = "/*/api"'],
    ['a setting nobody knows', 'netlify.toml', 'force = true', 'forced = true'],
  ],
  cloudfront: [
    ['a header in the wrong place', 'template.json', '"integrity-policy"', '"x-frame-options"'],
    ['an old runtime', 'template.json', 'cloudfront-js-2.0', 'cloudfront-js-1.0'],
    ['a page for errors', 'template.json', '"ErrorCachingMinTTL": 0', '"ResponsePagePath": "/"'],
    ['a resource that is missing', 'template.json', '"Ref": "PageHeaders"', '"Ref": "Nobody"'],
  ],
};

const emulators: Record<
  string,
  (config: string) => Promise<{ origin: string; close(): Promise<void> }>
> = {
  cloudflare: emulateCloudflare,
  netlify: emulateNetlify,
  cloudfront: (config) => emulateCloudfront(config, s3.env.S3_ENDPOINT!),
};

for (const [name, tried] of Object.entries(faults)) {
  describe(`the emulation of ${name}`, () => {
    for (const [what, file, from, to] of tried) {
      test(`refuses ${what}`, async () => {
        const trial = trialExport(site, name, name === 'cloudfront' ? { s3 } : {});
        await trial.run();
        await mkdir(path.join(trial.target.config, 'site/x'), { recursive: true });
        const at = path.join(trial.target.config, file);
        const text = await readFile(at, 'utf8');
        assert.ok(text.includes(from), `${file} has no ${from}`);
        await writeFile(at, text.replace(from, to));
        await assert.rejects(async () => {
          const served = await emulators[name]!(trial.target.config);
          const { status } = await fetch(served.origin);
          await served.close();
          assert.notEqual(status, 500);
        });
      });
    }
  });
}

const refused: [why: string, code: string][] = [
  ['a class', 'class A {}'],
  ['a pattern', 'var { a } = b;'],
  ['a spread', 'f(...a);'],
  ['a default', 'function f(a = 1) {}'],
  ['a chain', 'a?.b;'],
  ['a set', 'new Set();'],
  ['a loop over values', 'for (var a of b) {}'],
  ['too much', `var a = '${'a'.repeat(10_240)}';`],
];
for (const [why, code] of refused) {
  test(`a function of CloudFront with ${why} is refused`, () => {
    assert.throws(() => checkFunction(code, 'cloudfront-js-2.0'));
  });
}
