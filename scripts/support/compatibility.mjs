import path from 'node:path';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { ROOT, readJson } from './repository.mjs';

const HEAD = '| SDK | Contract | React | Node.js | webpack | Federation | Breaking |';
const LINE = '|---|---|---|---|---|---|---|';

/** The facts that decide what goes together, of the SDK as it stands here. */
export function sdkFacts() {
  const about = (folder) => readJson(path.join(ROOT, folder, 'package.json'));
  const read = (file) => requireTypeScript(path.join(ROOT, file), import.meta.url);
  const { platformContract } = read('platform/src/contract/composition.ts');
  const { breakingChanges } = read('registry/src/devkit/upgrade/breaking-changes.ts');
  const platform = about('platform');
  const build = about('platform/build').dependencies;
  return {
    version: platform.version,
    contract: platformContract,
    react: platform.peerDependencies.react,
    node: platform.engines.node,
    webpack: build.webpack,
    federation: build['@module-federation/enhanced'],
    breaking: breakingChanges
      .filter(({ version }) => version === platform.version)
      .map(({ about: change }) => change)
      .join(' '),
  };
}

/**
 * The page with the row of this version, first of the table. Rows of other versions stay: what they
 * were made of cannot be read here.
 */
export function withRow(page, facts) {
  const [before, rest] = page.split(`${HEAD}\n${LINE}\n`);
  const rows = rest.split('\n');
  const end = rows.findIndex((row) => !row.startsWith('|'));
  const others = rows.slice(0, end).filter((row) => !row.startsWith(`| ${facts.version} |`));
  const table = [HEAD, LINE, rowOf(facts), ...others].join('\n');
  return `${before}${table}\n${rows.slice(end).join('\n')}`;
}

/** The versions that the page has a row of, newest first. */
export function versionsIn(page) {
  return [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, version]) => version);
}

function rowOf({ version, contract, react, node, webpack, federation, breaking }) {
  const cells = [version, contract, react, node, webpack, federation, breaking || 'nothing'];
  return `| ${cells.join(' | ')} |`;
}
