/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { legalTexts, licenceOf, packageFolder, packagesOf } from './bundled-packages';
import { licencesText } from './licence-texts';
import { sbomText } from './sbom';

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

type About = { name: string; version: string; license?: unknown; licenses?: unknown };

/** Installs a package and returns the path of a module in it. */
function install(about: About, files: Record<string, string> = {}): string {
  const folder = path.join(root, 'node_modules', about.name);
  fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(about));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  return path.join(folder, 'dist/index.js');
}

const about = { name: '@nukkad/mf-x', version: '0.1.0' };
const bundled = (...files: string[]) =>
  packagesOf(files).map((one: { folder: string; about: About }) => ({
    ...one,
    bundles: ['browser'],
  }));
const documentOf = (...files: string[]) =>
  JSON.parse(sbomText({ part: 'mf-x', about, packages: bundled(...files) }));

const licence = 'MIT License\n\nCopyright (c) 2020 A. Author\n\nPermission …';

test.each([
  ['/p/node_modules/a/dist/b/index.js', '/p/node_modules/a'],
  ['/p/node_modules/@s/a/index.js', '/p/node_modules/@s/a'],
  ['/p/node_modules/a/node_modules/b/index.js', '/p/node_modules/a/node_modules/b'],
  ['C:\\p\\node_modules\\a\\index.js', 'C:\\p\\node_modules\\a'],
  ['/p/src/index.ts', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('packages are sorted, each named once, without those of the product', () => {
  const files = [
    install({ name: 'b', version: '1.0.0' }),
    install({ name: '@s/a', version: '2.0.0' }),
    install({ name: '@nukkad/platform', version: '0.1.0' }),
    path.join(root, 'node_modules/b/other.js'),
    path.join(root, 'src/index.ts'),
  ];
  expect(packagesOf(files).map((one: { about: About }) => one.about.name)).toEqual(['@s/a', 'b']);
});

test.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] }, 'MIT OR GPL-2.0-only'],
  [{}, 'none'],
])('a licence is said in several forms: %j', (said, expected) => {
  expect(licenceOf(said)).toBe(expected);
});

test('a package without its text has the one that is kept of its authors', () => {
  const texts = (name: string) => legalTexts(packageFolder(install({ name, version: '1.0.0' })));
  expect(texts('pmtiles')).toEqual([
    expect.objectContaining({ kind: 'licence', text: expect.stringContaining('Protomaps') }),
  ]);
  expect(texts('a')).toEqual([]);
});

test('licence texts and notices are taken whatever their files are called, code is not', () => {
  const file = install(
    { name: 'a', version: '1.0.0' },
    {
      ...{ 'LICENSE-MIT': 'M', 'licence.md': 'L', COPYING: 'C', 'a.LICENSE.txt': 'A' },
      ...{ NOTICE: 'N', 'CopyrightNotice.txt': 'T', 'LICENSE.empty': ' \n' },
      ...{ 'license.js': 'export {}', 'README.md': 'R', 'licenses.json': '[]' },
    },
  );
  const found = legalTexts(packageFolder(file)).map(
    ({ file: name, kind }: { file: string; kind: string }) => [name, kind],
  );
  expect(found).toEqual([
    ['COPYING', 'licence'],
    ['CopyrightNotice.txt', 'notice'],
    ['LICENSE-MIT', 'licence'],
    ['NOTICE', 'notice'],
    ['a.LICENSE.txt', 'licence'],
    ['licence.md', 'licence'],
  ]);
});

test('the SBOM names part, packages, what they say and what lies in them', () => {
  const file = install(
    { name: '@s/a', version: '1.2.3', license: 'MIT' },
    { LICENSE: licence.replaceAll('\n', '\r\n'), NOTICE: 'N' },
  );
  const sbom = documentOf(file);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(sbom.metadata.component).toMatchObject({ name: 'mf-x', version: '0.1.0' });
  const [component] = sbom.components;
  expect(component).toMatchObject({
    ...{ group: '@s', name: 'a', version: '1.2.3', purl: 'pkg:npm/%40s/a@1.2.3' },
    licenses: [{ license: { id: 'MIT', acknowledgement: 'declared' } }],
    properties: [{ name: 'nukkad:bundle', value: 'browser' }],
    evidence: { copyright: [{ text: 'Copyright (c) 2020 A. Author' }] },
  });
  expect(
    component.evidence.licenses.map(
      ({ license }: { license: { name: string; text: { content: string } } }) => [
        license.name,
        license.text.content,
      ],
    ),
  ).toEqual([
    ['file: LICENSE', licence],
    ['notice: NOTICE', 'N'],
  ]);
});

test.each([
  ['MIT OR GPL-3.0-only', { expression: 'MIT OR GPL-3.0-only', acknowledgement: 'declared' }],
  [
    'SEE LICENSE IN LICENSE',
    { license: { name: 'SEE LICENSE IN LICENSE', acknowledgement: 'declared' } },
  ],
])('%s is kept as it was said', (license, expected) => {
  const [component] = documentOf(install({ name: 'a', version: '1.0.0', license })).components;
  expect(component.licenses).toEqual([expected]);
});

test('equal packages give equal bytes, with no time and no number of their own', () => {
  const files = ['b', 'a'].map((name) => install({ name, version: '1.0.0' }, { LICENSE: licence }));
  const text = sbomText({ part: 'mf-x', about, packages: bundled(...files) });
  expect(sbomText({ part: 'mf-x', about, packages: bundled(...files.reverse()) })).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
  expect(text).not.toContain(root);
});

test('texts for people name each package once and each text once', () => {
  const files = [
    install({ name: 'a', version: '1.0.0', license: 'MIT' }, { LICENSE: licence }),
    install({ name: 'b', version: '2.0.0', license: 'MIT' }, { LICENSE: licence }),
    install({ name: 'c', version: '3.0.0' }, { LICENSE: 'Other', NOTICE: 'Noticed' }),
  ];
  const text = licencesText('mf-x', bundled(...files));
  expect(text).toMatch(/^Third-party licences of mf-x\n/);
  expect(text).toContain('\na 1.0.0 (MIT)\nb 2.0.0 (MIT)\n---');
  expect(text).toContain('\nc 3.0.0 (none)\n');
  expect(text.split(licence)).toHaveLength(2);
  expect(text).toContain('Other\n\nNoticed\n');
});
