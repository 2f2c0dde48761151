import path from 'node:path';
import type { Finding } from '../../devkit/conformance/conformance';
import { folderOf } from '../../devkit/folder-of';
import { withSite } from '../../devkit/with-site';
import type { Command } from '../command/command';

const MOUNTS = 50;

export const conformanceCommand: Command = {
  usage: 'conformance [part]',
  about: 'Try every screen in a browser: nothing left behind, focus, accessibility, layers',
  options: [
    ['--from <dist>', 'Folder of the build; default dist'],
    ['--live <url>', 'A running product to try it in; default the site of this registry'],
    ['--mounts <n>', `How often each screen comes and goes; default ${MOUNTS}`],
  ],
  examples: [
    'nukkad conformance',
    'nukkad conformance mf-ca --from /builds/mf-ca/dist',
    'nukkad conformance --live https://nukkad.example --json',
  ],
  run: async (call) => {
    // Heavy, and needed here only; an import() would leave what reads TypeScript.
    const { conformance } =
      require('../../devkit/conformance/conformance') as typeof import('../../devkit/conformance/conformance');
    const from = call.text('from');
    const dist = from ?? path.join(await folderOf(call.root, call.args[0]), 'dist');
    const findings = await withSite(call.places, call.text('live'), (site) =>
      conformance({
        dist: path.resolve(dist),
        site,
        mounts: call.number('mounts') ?? MOUNTS,
        onScreen: (screen) => call.phase(`Trying ${screen}`),
      }),
    );
    return {
      lines: findings.flatMap(linesOf),
      data: { screens: findings },
      refused: findings.some(({ breaches }) => breaches.length > 0),
    };
  },
};

function linesOf({ seen, breaches }: Finding): string[] {
  if (breaches.length > 0) {
    const each = breaches.map(({ rule, cause, fix }) => `  ${rule}: ${cause}. ${fix}.`);
    return [`${seen.screen} does not conform`, ...each];
  }
  const grown = ((seen.after.heap - seen.before.heap) / 1e6).toFixed(2);
  return [`${seen.screen} conforms: ${seen.mounts} mounts, heap ${grown} MB`];
}
