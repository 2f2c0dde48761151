/** Workspaces that make or test the product. What they install, nobody ships or runs. */
const MAKERS = new Set(['platform/build', 'e2e', 'bench', 'judges']);

/** THIRD-PARTY-NOTICES.md for a lockfile: what the product ships or runs, not what builds it. */
export function noticesFor({ packages }) {
  const rows = shipped(packages)
    .map((path) => ({ name: nameOf(path), license: 'see the package', ...packages[path] }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return `${introduction}${rows.join('\n')}\n`;
}

/** Places of the packages that workspaces depend on, and those that these depend on. */
function shipped(packages) {
  const seen = new Set();
  const visit = (place) => {
    if (seen.has(place)) return;
    seen.add(place);
    for (const name of neededBy(packages[place])) {
      const found = placeOf(packages, place, name);
      if (found && !packages[found].link) visit(found);
    }
  };
  const isWorkspace = (place) => place !== '' && !place.includes('node_modules/');
  for (const place of Object.keys(packages).filter(isWorkspace)) {
    if (!MAKERS.has(place)) visit(place);
  }
  return [...seen].filter((place) => !isWorkspace(place));
}

/** Names of what a package needs to run: not peers that it does without. */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, ...more }) {
  const peers = Object.keys(peerDependencies);
  const needed = peers.filter((name) => !more.peerDependenciesMeta?.[name]?.optional);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(needed);
}

/** Where a package finds another: in its own or an outer node_modules; else it is not installed. */
function placeOf(packages, from, name) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place]) return place;
  if (from === '') return undefined;
  const outer = from.lastIndexOf('/node_modules/');
  return placeOf(packages, outer < 0 ? '' : from.slice(0, outer), name);
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
