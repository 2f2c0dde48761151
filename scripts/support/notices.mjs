/** THIRD-PARTY-NOTICES.md for a lockfile: what the product ships or runs, not what builds it. */
export function noticesFor({ packages }) {
  const rows = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, { version, license = 'see the package' }]) => ({
      name: nameOf(path),
      version,
      license,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return `${introduction}${rows.join('\n')}\n`;
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const introduction = `# Third-party notices

Nukkad ships or runs the following packages. Their licence texts stand in each package. Each release has
the texts of what its bundles contain (\`licenses.txt\`), and a list of it for programs (\`sbom.cdx.json\`).

Sample avatars are drawn with DiceBear styles whose artwork is CC0 1.0. The Figtree typeface is
licensed under the SIL Open Font License 1.1.

Written by \`node scripts/notices.mjs\` from the lockfile.

| Package | Version | Licence |
|---|---|---|
`;
