import { after, before } from 'node:test';
import type { FakeSite } from '../../testing/fake-site';
import { hasBrotli, noNginx, startNginxIn } from '../../testing/nginx-process';
import { emulateCloudflare } from '../../testing/providers/cloudflare-emulator';
import { emulateCloudfront } from '../../testing/providers/cloudfront-emulator';
import { trialExport } from '../../testing/providers/exported-site';
import { emulateNetlify } from '../../testing/providers/netlify-emulator';
import { type S3Server, startS3 } from '../../testing/s3-server';
import { type Served, servingSuite } from '../../testing/serving';

let s3: S3Server;
before(async () => {
  s3 = await startS3();
});
after(() => s3.close());

type Emulated = Served & { deploy(): Promise<void> };

/** Exports the site for a provider, and again whenever it changes. */
const exported =
  (name: string, emulate: (config: string) => Promise<Emulated>) =>
  async (site: FakeSite): Promise<Served> => {
    const trial = trialExport(site, name, name === 'cloudfront' ? { s3 } : {});
    await trial.run();
    const server = await emulate(trial.target.config);
    return {
      ...server,
      async follow() {
        await trial.run();
        await server.deploy();
      },
    };
  };

servingSuite('Cloudflare', exported('cloudflare', emulateCloudflare), { deltas: false });
servingSuite('Netlify', exported('netlify', emulateNetlify), { deltas: false });
servingSuite(
  'CloudFront',
  exported('cloudfront', (config) => emulateCloudfront(config, s3.env.S3_ENDPOINT!)),
  { deltas: false, corsWhenAsked: true },
);

servingSuite(
  'nginx with an exported configuration',
  async (site) => {
    const trial = trialExport(site, 'nginx');
    await trial.run();
    const nginx = await startNginxIn(trial.target.config);
    return {
      ...nginx,
      async follow() {
        await trial.run();
      },
    };
  },
  { skip: noNginx, brotli: hasBrotli },
);
