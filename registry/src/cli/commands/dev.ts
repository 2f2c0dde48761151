import { once } from 'node:events';
import { publicOrigin } from '../../core/places';
import { folderOf } from '../../devkit/folder-of';
import { addressFrom } from '../../devkit/with-site';
import type { Command } from '../command/command';

const PORT = 8090;
const LOCAL_PRODUCT = 'http://localhost:8080';

export const devCommand: Command = {
  usage: 'dev [part]',
  about: 'Run a remote inside a live product, and show every change there',
  options: [
    ['--live <url>', `Where the product runs; default PUBLIC_URL, else ${LOCAL_PRODUCT}`],
    ['--port <n>', `Where to open it on this machine; default ${PORT}, 0 for any`],
  ],
  isApart: true,
  examples: ['nukkad dev', 'nukkad dev mf-ca', 'nukkad dev --live https://nukkad.example'],
  run: async (call) => {
    // Heavy, and needed here only; an import() would leave what reads TypeScript.
    const { develop } =
      require('../../devkit/dev/develop') as typeof import('../../devkit/dev/develop');
    const folder = await folderOf(call.root, call.args[0]);
    const site = addressFrom(call.text('live') ?? (publicOrigin() || LOCAL_PRODUCT));
    const port = call.number('port') ?? PORT;
    const running = await develop(folder, { site, port, say: (line) => console.error(line) });
    const path = addressOf(folder);
    console.error(`${site.origin} with this build: ${running.origin}${path}`);
    console.error('Save a file and the page shows it. Stop with Ctrl-C.');
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await running.stop();
    return { lines: ['Stopped'], data: { folder, site: site.origin, served: running.origin } };
  },
};

// The part's first path, else its first dashboard.
function addressOf(folder: string): string {
  const { nukkad } = require(`${folder}/package.json`) as {
    nukkad: { routes?: { path: string }[]; serves?: string[] };
  };
  const [slug] = nukkad.serves ?? [];
  return nukkad.routes?.[0]?.path ?? (slug && slug !== '*' ? `/${slug}-dashboard` : '/');
}
