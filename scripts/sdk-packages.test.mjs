import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { ROOT, readJson } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

/** Package → the most that its tarball may weigh, in KB. Raise it with a reason in the commit. */
const LIMITS_KB = {
  // With its messages and the names of lists in three languages.
  '@nukkad/platform': 290,
  '@nukkad/build': 40,
  '@nukkad/shared-ui': 150,
  // With its words in three languages, notifications on devices and writes that wait.
  '@nukkad/vendor-kit': 190,
  '@nukkad/registry': 240,
  nukkad: 5,
};

/** What this repository's own tests enter, which vendor teams have no use for. */
const NOT_PUBLISHED = new Map([['@nukkad/registry', /^\.\/testing/]]);

/** Whoever enters `testing` runs tests, and `@nukkad/build` brings what these need. */
const BROUGHT_BY_BUILD = new Map([
  [
    '@nukkad/platform',
    ['@guidepup/virtual-screen-reader', '@testing-library/react', '@testing-library/user-event'],
  ],
]);

const PRIVATE =
  /\.test\.|\.spoken\.|\.exhibit\.|(^|\/)(__snapshots__|fixtures|dist|node_modules|coverage|\.[^/]*)(\/|$)|jest\.config|\.(snap|pem|key|log|tgz)$/;

const SOURCE = /\.[cm]?[jt]sx?$/;
/** What `nukkad create` copies: tests and imports of the remote that it makes. */
const TEMPLATE = /^templates\//;

const packages = sdkPackages();
const packed = packedFiles(packages.map(({ name }) => name));

test('the SDK is these packages, each with a limit', () => {
  assert.deepEqual(packages.map(({ name }) => name).sort(), Object.keys(LIMITS_KB).sort());
});

for (const { name, folder, about } of packages) {
  describe(name, () => {
    const { files, size } = packed.get(name);

    test('has what a person and npm need, and nothing private', () => {
      for (const file of ['package.json', 'README.md', 'LICENSE']) assert.ok(files.has(file), file);
      assert.deepEqual(
        [...files].filter((file) => PRIVATE.test(file) && !TEMPLATE.test(file)),
        [],
      );
    });

    test(`weighs at most ${LIMITS_KB[name]} KB`, () => {
      assert.ok(size <= LIMITS_KB[name] * 1000, `${(size / 1000).toFixed(1)} KB`);
    });

    test('has every file that it exports', () => {
      const targets = [...Object.entries(about.exports ?? {}), ...Object.entries(about.bin ?? {})];
      const missing = targets
        .filter(([entry]) => !NOT_PUBLISHED.get(name)?.test(entry))
        .filter(([, file]) => !files.has(path.posix.normalize(file)));
      assert.ok(targets.length > 0);
      assert.deepEqual(missing, []);
    });

    test('imports only what is in it, or what npm installs with it', () => {
      const installed = new Set([
        name,
        ...Object.keys({ ...about.dependencies, ...about.peerDependencies }),
        ...(BROUGHT_BY_BUILD.get(name) ?? []),
      ]);
      const sources = [...files].filter((file) => SOURCE.test(file) && !TEMPLATE.test(file));
      const lost = sources.flatMap((file) =>
        importsOf(path.join(folder, file))
          .filter((imported) => !isThere(file, imported, files, installed))
          .map((imported) => `${file} imports ${imported}`),
      );
      assert.ok(sources.length > 0);
      assert.deepEqual(lost, []);
    });

    test('is published for everybody, with provenance, by Node that it runs on', () => {
      assert.deepEqual(about.publishConfig, { access: 'public', provenance: true });
      assert.equal(about.engines.node, '>=20.19.0');
      assert.equal(about.license, 'MIT');
      assert.ok(about.description);
    });
  });
}

test('packages of the SDK depend on each other in the one version of all', () => {
  const version = packages[0].about.version;
  const names = new Set(packages.map(({ name }) => name));
  for (const { name, about } of packages) {
    assert.equal(about.version, version, name);
    for (const [other, wanted] of Object.entries({ ...about.dependencies })) {
      assert.match(wanted, /^\d+\.\d+\.\d+$/, `${name} pins ${other}`);
      if (names.has(other)) assert.equal(wanted, version, `${name} → ${other}`);
    }
  }
});

test('the reference is made of every package that exports TypeScript', () => {
  const { entryPoints } = readJson(path.join(ROOT, 'typedoc.json'));
  const typed = packages.filter(({ about }) =>
    Object.values(about.exports ?? {}).some((file) => /\.tsx?$/.test(file)),
  );
  assert.deepEqual(
    typed.map(({ folder }) => path.relative(ROOT, folder)).sort(),
    [...entryPoints].sort(),
  );
});

function packedFiles(names) {
  const args = ['pack', '--dry-run', '--json', ...names.flatMap((name) => ['-w', name])];
  const said = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' }));
  return new Map(
    Object.values(said).map(({ name, files, size }) => [
      name,
      { files: new Set(files.map((file) => file.path)), size },
    ]),
  );
}

function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

function isThere(from, imported, files, installed) {
  if (isBuiltin(imported)) return true;
  if (!imported.startsWith('.')) return installed.has(packageOf(imported));
  const place = path.posix.join(path.posix.dirname(from), imported);
  const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.mjs', '/index.ts', '/index.tsx', '.json'];
  return endings.some((ending) => files.has(place + ending));
}

const packageOf = (imported) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
