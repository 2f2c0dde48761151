// Writes THIRD-PARTY-NOTICES.md from the lockfile: what the product ships or runs, not what builds it.
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));

const shipped = Object.entries(packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
  .map(([path, { version, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license: license ?? 'see the package',
  }))
  .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));

const rows = shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);

writeFileSync(
  new URL('THIRD-PARTY-NOTICES.md', root),
  `# Third-party notices

Nukkad ships or runs the following packages. Their licence texts stand in each package; bundles for
browsers carry the notices of what they contain beside them (\`*.LICENSE.txt\`).

Sample avatars are drawn with DiceBear styles whose artwork is CC0 1.0. The Figtree typeface is
licensed under the SIL Open Font License 1.1.

Written by \`node scripts/notices.mjs\` from the lockfile.

| Package | Version | Licence |
|---|---|---|
${rows.join('\n')}
`,
);
