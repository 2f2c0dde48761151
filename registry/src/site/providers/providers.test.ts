import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resolved } from '../../testing/providers/cloudfront-template';
import { readToml } from '../../testing/providers/settings-toml';
import { API_SEGMENTS } from '../candidates';
import { headersFor } from '../headers';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { classHeaders, type SiteFacts } from './provider';
import { sourceText } from './source-text';

const facts: SiteFacts = {
  ...{ api: 'https://api.example', serial: 3, origin: 'https://nukkad.example', config: '/cdn' },
  ...{ pages: ['doctors'], locks: ['0123456789abcdef'], changed: ['index.html'] },
  target: { folder: '/srv/nukkad/site' },
};
const inBucket = (prefix: string): SiteFacts => ({
  ...facts,
  target: { bucket: 'releases', prefix, region: 'eu-west-1' },
});

describe('headers of each class of files', () => {
  test('are those of our servers, without what is of deltas', () => {
    const { page, changing, released } = classHeaders();
    const { 'strict-transport-security': https, ...others } = page;
    assert.deepEqual(others, headersFor('doctors/index.html'));
    assert.equal(https, 'max-age=31536000; includeSubDomains');
    assert.equal(changing['cache-control'], 'no-cache');
    const { vary, 'use-as-dictionary': _, ...script } = headersFor('shell/v/shell.js');
    assert.deepEqual({ ...script, 'strict-transport-security': https }, released);
  });
});

describe('the text of modules', () => {
  test('is one program, without types, imports and exports', () => {
    const text = sourceText(['../candidates', '../file-class'], 'es2022');
    assert.doesNotMatch(text, /^(import|export|interface) /m);
    const run = new Function(`${text}; return [candidatesFor('/doctors'), fileClass('a.html')];`);
    const page = { files: ['doctors/index.html', 'index.html'], fallback: 'page' };
    assert.deepEqual(run(), [page, 'page']);
  });

  test('has each helper of the compiler once', () => {
    const text = sourceText(['../candidates', 'runtime/cloudfront-viewer-request'], 'es5');
    assert.equal(text.split('var __assign =').length, 2);
    assert.doesNotMatch(text, /=>|\bconst\b/);
  });
});

describe('Cloudflare', () => {
  test('runs the Worker before any file', () => {
    const { assets, main } = JSON.parse(cloudflare.files(facts)['wrangler.json']!);
    assert.deepEqual(
      [main, assets.directory, assets.run_worker_first],
      ['worker.js', 'site', true],
    );
  });
});

describe('Netlify', () => {
  test('passes every path of the API on, with and without something below it', () => {
    const { redirects, build } = readToml(netlify.files(facts)['netlify.toml']!);
    const rules = redirects as { from: string; to: string; force: boolean }[];
    for (const segment of API_SEGMENTS) {
      const own = rules.filter(({ from }) => from.startsWith(`/${segment}`));
      assert.ok(own.length >= 2 && own.every(({ force }) => force), segment);
    }
    assert.deepEqual(
      rules.find(({ from }) => from === '/sitemaps/*'),
      {
        ...{ from: '/sitemaps/*', to: 'https://api.example/sitemaps/:splat' },
        ...{ status: 200, force: true },
      },
    );
    assert.deepEqual(build, { publish: 'site', edge_functions: 'netlify/edge-functions' });
  });
});

describe('CloudFront', () => {
  const distributionOf = (of: SiteFacts) => {
    const template = JSON.parse(cloudfront.files(of)['template.json']!);
    const { Properties } = resolved(template).Distribution!;
    return (Properties as unknown as { DistributionConfig: Record<string, never> })
      .DistributionConfig;
  };

  test('reads the bucket below its prefix, and the API over https', () => {
    const [site, api] = distributionOf(inBucket('sites/one')).Origins as unknown as [
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    assert.equal(site.DomainName, 'releases.s3.eu-west-1.amazonaws.com');
    assert.equal(site.OriginPath, '/sites/one');
    assert.deepEqual(api.CustomOriginConfig, {
      ...{ OriginProtocolPolicy: 'https-only', HTTPSPort: 443 },
      ...{ OriginSSLProtocols: ['TLSv1.2'], OriginReadTimeout: 60 },
    });
    const [whole] = distributionOf(inBucket('')).Origins as unknown as [Record<string, unknown>];
    assert.equal('OriginPath' in whole, false);
  });

  test('has CloudFront’s own name until one is given', () => {
    const { Aliases, ViewerCertificate } = distributionOf(inBucket('')) as Record<string, unknown>;
    assert.equal(Aliases, undefined);
    assert.deepEqual(ViewerCertificate, { CloudFrontDefaultCertificate: true });
  });

  test('lets other origins read the bucket, as the headers of released files do', () => {
    const { CORSRules } = JSON.parse(cloudfront.files(inBucket(''))['bucket-cors.json']!);
    assert.deepEqual(CORSRules[0].AllowedOrigins, ['*']);
    assert.deepEqual(CORSRules[0].AllowedMethods, ['GET', 'HEAD']);
  });

  test('is not asked to forget nothing', () => {
    const commands = cloudfront.next({ ...inBucket(''), changed: [] });
    assert.equal(
      commands.some((command) => command.includes('invalidation')),
      false,
    );
  });

  test('serves no folder', () => {
    assert.throws(() => cloudfront.files(facts), { code: 'usage' });
  });
});

describe('nginx', () => {
  const local = { ...facts, api: 'http://127.0.0.1:4100' };

  test('has the site, the API and its own includes filled in', () => {
    const files = nginx.files(local);
    const text = files['nukkad.conf']!;
    assert.match(text, /^ {2}root \/srv\/nukkad\/site; # here$/m);
    assert.match(text, /^ {2}server 127\.0\.0\.1:4100 max_fails=0; # here$/m);
    assert.match(text, /^ {4}include \/cdn\/nukkad-headers-page\.conf;$/m);
    assert.match(text, /^# include \/cdn\/nukkad-rendered-cache\.conf;/m);
    assert.doesNotMatch(text, /include nukkad-/);
    const included = [...text.matchAll(/^ *include \/cdn\/([\w.-]+);/gm)].map(([, file]) => file!);
    for (const file of included) assert.ok(files[file], file);
    assert.match(files['nukkad-api.conf']!, /proxy_set_header Host \$host;/);
  });

  test('an API over https is asked by its name, and its certificate is checked', () => {
    const files = nginx.files(facts);
    assert.match(files['nukkad.conf']!, /^ {2}server api\.example:443 max_fails=0; # here$/m);
    const api = files['nukkad-api.conf']!;
    assert.match(api, /proxy_pass https:\/\/nukkad_api;/);
    assert.match(api, /proxy_set_header Host api\.example;/);
    assert.match(api, /proxy_ssl_verify on;/);
  });

  test('a folder with a space is one word', () => {
    const files = nginx.files({ ...local, target: { folder: '/srv/my site' } });
    assert.match(files['nukkad.conf']!, /root "\/srv\/my site"; # here/);
  });

  test('serves no bucket', () => {
    assert.throws(() => nginx.files(inBucket('')), { code: 'usage' });
  });
});
