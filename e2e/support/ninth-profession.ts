import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@nukkad/api/database';
import { runNode, scratchFolder } from './processes';
import { ROOT } from './repository';

/** A profession that no part of the product was built with. */
export const ninth = { name: 'Chef', slug: 'chef', dashboard: 'Kitchen' };

/** Adds the profession's rows to the database of a product that is not started yet. */
export async function addNinth(data: string): Promise<void> {
  const { query, close } = await openDatabase({ folder: path.join(data, 'database') });
  await query
    .insertInto('user_type')
    .values({
      id: randomUUID(),
      slug: ninth.slug,
      name: ninth.name,
      icon: '/assets/icons/labour.svg',
      white_icon: '/assets/icons/labour-white.svg',
      position: 8,
    })
    .execute();
  await close();
}

/** Builds the dashboard of an external team; returns the folder of the build. */
export async function buildNinth(): Promise<string> {
  const folder = scratchFolder();
  for (const [file, content] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const config = path.join(folder, 'webpack.config.js');
  await runNode(['node_modules/.bin/webpack', '--config', config], process.env);
  return path.join(folder, 'dist');
}

/** Source files of such a team. Its builds are not cached. */
const sources: Record<string, string> = {
  'package.json': JSON.stringify({
    name: '@nukkad/mf-chef',
    version: '0.1.0',
    nukkad: { federation: 'mf_chef', contract: 1, serves: [ninth.slug] },
  }),
  'webpack.config.js': `
    const { remote } = require('@nukkad/build/webpack');
    module.exports = (env) => ({ ...remote(__dirname, { port: 3009 })(env), cache: false });
  `,
  'src/remote.tsx': `
    import { defineRemote } from '@nukkad/platform';
    export const remote = defineRemote({
      screens: {
        dashboard: () => import(/* webpackChunkName: "screen-dashboard" */ './dashboard'),
      },
    });
  `,
  'src/dashboard.tsx': `
    import { type ScreenProps, usePage } from '@nukkad/platform';
    export function Screen({ path }: ScreenProps) {
      usePage({ title: '${ninth.dashboard}' });
      return (
        <main>
          <h1>${ninth.dashboard}</h1>
          <p>Orders of {path}</p>
        </main>
      );
    }
  `,
};
