import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BundledPackage, PartFacts, SharedUse } from '@nukkad/platform/contract';
import { ownPageManifest, remoteManifest, route, shellManifest } from '../../testing/fake-site';
import { licenceText, sbomOf } from '../../testing/licence-texts';
import { budgets } from '../subject/budgets';
import type { Outcome } from '../subject/outcome';
import type { Candidate, Part, Subject } from '../subject/subject';
import { budgetsRule } from './budgets';
import { factsRule } from './facts';
import { fitRule } from './fit';
import { layersRule } from './layers';
import { leaksRule } from './leaks';
import { licencesRule } from './licences';
import { duplicatesRule } from './packages';
import { policyRule } from './policy';
import { sdkNamesRule } from './sdk';
import { sharedRule } from './shared';

const use = (more: Partial<SharedUse> = {}): SharedUse => ({
  version: '19.3.1',
  range: '^19.3.1',
  singleton: true,
  own: 'none',
  ...more,
});

const facts = (more: Partial<PartFacts> = {}): PartFacts => ({
  schema: 1,
  part: 'mf-public',
  screens: ['listing'],
  shared: { react: use() },
  sdk: { exports: ['usePage'], calls: ['getVendor'] },
  packages: [{ name: 'clsx', version: '2.1.1', licence: 'MIT' }],
  ...more,
});

const types = (exports: string[], calls: string[]) => ({
  schema: 1 as const,
  version: '0.1.0',
  exports,
  calls,
  files: {},
});

const shell: Part = {
  version: 'a',
  manifest: shellManifest([route('/')]),
  facts: facts({ part: 'shell', shared: { react: use({ own: 'provides' }) }, sdk: undefined }),
  types: types(['usePage'], ['getVendor']),
};

const files = (content: Record<string, string>) =>
  Object.entries(content).map(([path, text]) => ({ path, content: Buffer.from(text) }));

function subject(more: Partial<Candidate> = {}, beside: Part[] = [shell]): Subject {
  const candidate = {
    version: 'b',
    manifest: remoteManifest('mf-public'),
    facts: facts(),
    types: types(['usePage'], ['getVendor']),
    files: [],
    ...more,
  };
  return { candidate, beside };
}

const refusedFor = (outcome: Outcome) =>
  outcome.state === 'refused' ? outcome.objections.map(({ cause }) => cause) : outcome.state;

test('a screen without a chunk of its name is missed; a list nobody can read is not', () => {
  const judged = (screens: string[] | null) =>
    refusedFor(factsRule.judge(subject({ facts: facts({ screens }) })));
  assert.match(String(judged(['listing', 'extra'])), /screen "extra", but the build has no chunk/);
  assert.equal(judged(null), 'passed');
  assert.equal(refusedFor(factsRule.judge(subject({ facts: undefined }))), 'not-run');
});

test('what does not fit the other parts is told with its way out', () => {
  const outcome = fitRule.judge(
    subject({ manifest: remoteManifest('mf-public', { contract: 3 }) }),
  );
  assert.equal(outcome.state, 'refused');
  const [objection] = outcome.state === 'refused' ? outcome.objections : [];
  assert.match(objection!.cause, /built for contract 3, the shell for contract 1$/);
  assert.match(objection!.fix, /^Build both from the same/);
});

const sharing: [name: string, wanted: Record<string, SharedUse>, expected: RegExp][] = [
  ['the same', { react: use() }, /^passed$/],
  ['an older one of the line', { react: use({ range: '^19.0.0' }) }, /^passed$/],
  ['a newer one', { react: use({ range: '^19.4.0' }) }, /wants react \^19\.4\.0, the shell/],
  [
    'a copy that would be a second',
    { react: use({ range: '^20.0.0', own: 'copy' }) },
    /wants react/,
  ],
  ['no singleton', { react: use({ singleton: false }) }, /a page could hold two/],
  ['one that nobody has', { luxon: use() }, /expects luxon/],
  ['one of its own', { luxon: use({ singleton: false, own: 'copy' }) }, /^passed$/],
];
for (const [name, shared, expected] of sharing) {
  test(`sharing: ${name}`, () => {
    const outcome = sharedRule.judge(subject({ facts: facts({ shared }) }));
    assert.match(String(refusedFor(outcome)), expected);
  });
}

test('a shell is judged by every remote that is live', () => {
  const candidate = {
    ...shell,
    files: [],
    facts: facts({ shared: { react: use({ version: '20.0.0' }) } }),
  };
  const remote: Part = { version: 'c', manifest: remoteManifest('mf-auth'), facts: facts() };
  const outcome = sharedRule.judge({ candidate, beside: [remote] });
  assert.match(
    String(refusedFor(outcome)),
    /mf-auth wants react \^19\.3\.1, the shell provides 20/,
  );
});

const named: [exports: string[], calls: string[], expected: RegExp][] = [
  [['usePage'], ['getVendor'], /^passed$/],
  [['*'], [], /^passed$/],
  [['useMap'], [], /uses "useMap" of @nukkad\/platform/],
  [[], ['getMap'], /calls "getMap" of the API/],
];
for (const [exports, calls, expected] of named) {
  test(`names of the SDK: ${exports} ${calls}`, () => {
    const outcome = sdkNamesRule.judge(subject({ facts: facts({ sdk: { exports, calls } }) }));
    assert.match(String(refusedFor(outcome)), expected);
  });
}

test('who told nothing of the SDK is not taken for fitting', () => {
  const silent = { ...shell, types: undefined };
  assert.equal(refusedFor(sdkNamesRule.judge(subject({}, [silent]))), 'not-run');
  assert.equal(refusedFor(sdkNamesRule.judge(subject({ facts: undefined }))), 'not-run');
});

const one = (name: string, version = '1.0.0') => ({ name, version, licence: 'MIT' });
const packages: [BundledPackage[], duplicates: RegExp][] = [
  [[one('a')], /^passed$/],
  [[one('a'), one('a', '2.0.0')], /2 versions: 1\.0\.0 and 2\.0\.0/],
  [[one('react')], /a second copy/],
];
for (const [bundled, duplicates] of packages) {
  test(`packages: ${bundled.map((all) => Object.values(all).join(' ')).join(', ')}`, () => {
    const judged = subject({ facts: facts({ packages: bundled }) });
    assert.match(String(refusedFor(duplicatesRule.judge(judged))), duplicates);
  });
}

const mit = licenceText('MIT');
const released = { 'sbom.cdx.json': sbomOf([{ ...one('a'), texts: [mit] }]), 'licenses.txt': mit };
const licences: [what: string, Partial<Candidate>, expected: RegExp][] = [
  ['all there', { files: files(released) }, /^passed$/],
  ['not built for release', { facts: undefined }, /^not-run$/],
  ['no SBOM', {}, /mf-public has no readable sbom\.cdx\.json/],
  ['no JSON', { files: files({ ...released, 'sbom.cdx.json': '<' }) }, /no readable sbom/],
  [
    'a package that the SBOM does not list',
    { files: files(released), facts: facts({ packages: [one('b')] }) },
    /facts\.json says that b 1\.0\.0 is bundled, and sbom\.cdx\.json does not list it/,
  ],
  [
    'no texts for people',
    { files: files({ ...released, 'licenses.txt': 'MIT' }) },
    /licenses\.txt does not have the licence text of a 1\.0\.0/,
  ],
];
for (const [what, more, expected] of licences) {
  test(`licences: ${what}`, () => {
    const outcome = licencesRule.judge(
      subject({ facts: facts({ packages: [one('a')] }), ...more }),
    );
    assert.match(String(refusedFor(outcome)), expected);
  });
}

test('a page of its own brings its own React', () => {
  const page = { manifest: ownPageManifest('/look'), facts: facts({ packages: [one('react')] }) };
  assert.equal(refusedFor(duplicatesRule.judge(subject(page))), 'passed');
});

const sheets: [css: string, expected: RegExp][] = [
  ['@layer remotes.mf_public{.a{color:red}}@layer ui{.b{}}', /^passed$/],
  ['@layer remotes.mf_public{@keyframes x{to{opacity:0}}}', /^passed$/],
  ['.a{color:red}', /"\.a" stands in no cascade layer/],
  ['@font-face{font-family:x}', /@font-face stands in no/],
  ['@layer remotes.mf_auth{.a{}}', /@layer remotes\.mf_auth is not the part's own/],
  ['@layer remotes.mf_public{h1{}}', /"h1" has no class of this module/],
  ['@layer remotes.mf_public{.a{--nk-text:red}}', /--nk-text is a token/],
  ['@layer remotes.mf_public{', /cannot be read/],
];
for (const [css, expected] of sheets) {
  test(`styles: ${css}`, () => {
    const outcome = layersRule.judge(subject({ files: files({ 'a.css': css }) }));
    assert.match(String(refusedFor(outcome)), expected);
  });
}

test('the styles of a shell give the layer of remotes its place', () => {
  const judged = (css: string) => {
    const manifest = shellManifest([route('/')]);
    return layersRule.judge(subject({ manifest, files: files({ 'shell.css': css }) }));
  };
  for (const css of [
    '@layer ui, remotes, shell;@layer shell{.a{color:red}}',
    '@layer ui{.a{color:red}}@layer remotes;@layer shell{.a{color:red}}',
  ]) {
    assert.equal(refusedFor(judged(css)), 'passed', css);
  }
  for (const css of [
    '@layer shell{.a{color:red}}@layer ui, remotes, shell;',
    '@layer ui{.a{color:red}}@layer shell{.a{color:red}}',
  ]) {
    assert.match(String(refusedFor(judged(css))), /layer of remotes its place/, css);
  }
});

const scripts: [js: string, expected: RegExp][] = [
  ['setTimeout(()=>{},1);a.createElement("style");document.createElement("a")', /^passed$/],
  ['try{Function("return this")()}catch{}', /^passed$/],
  ['eval("1")', /makes code out of text.*: eval/],
  ['(0,eval)("1")', /makes code out of text/],
  ['new Function("a","return a")', /makes code out of text/],
  ['setTimeout("alert(1)",1)', /makes code out of text/],
  ['window.document.createElement("style")', /writes styles/],
  ['a.setAttribute("style","color:red")', /writes styles/],
  [
    'e=document.createElement("style");e.textContent="* { overscroll-behavior: contain; }"',
    /^passed$/,
  ],
  ['document.write("<p>")', /writes markup/],
];
for (const [js, expected] of scripts) {
  test(`scripts: ${js}`, () => {
    const outcome = policyRule.judge(subject({ files: files({ 'a.js': js }) }));
    assert.match(String(refusedFor(outcome)), expected);
  });
}

const leaks: [js: string, expected: RegExp][] = [
  ['"http://localhost"', /^passed$/],
  ['"https://localhost.example/x"', /^passed$/],
  ['fetch("http://localhost:8080/api")', /an address of somebody’s own machine/],
  ['"http://127.0.0.1/"', /an address of somebody’s own machine/],
  [`"ghp_${'a'.repeat(36)}"`, /a GitHub token/],
  ['"-----BEGIN RSA PRIVATE KEY-----"', /a private key/],
  ['//# sourceMappingURL=data:application/json;base64,e30=', /its own source map/],
  ['//# sourceMappingURL=a.js.map', /^passed$/],
];
for (const [js, expected] of leaks) {
  test(`leaks: ${js.slice(0, 50)}`, () => {
    const outcome = leaksRule.judge(subject({ files: files({ 'a.js': js }) }));
    assert.match(String(refusedFor(outcome)), expected);
  });
}

test('a large entry is over its budget, however well it would do as a screen', () => {
  const noise = Array.from({ length: 4000 }, (_, index) => (index * 2654435761) % 2 ** 32).join();
  const outcome = budgetsRule.judge(subject({ files: files({ 'remoteEntry.abc.js': noise }) }));
  assert.match(
    String(refusedFor(outcome)),
    /^\d+\.\d KB for the entry remoteEntry\.abc\.js, the budget is 10\.0 KB$/,
  );
  assert.equal(refusedFor(budgetsRule.judge(subject())), 'passed');
});

test('what fits with the best compression alone, fits', () => {
  const names = Array.from(
    { length: 3000 },
    (_, index) => ((index * 2654435761) % 2 ** 32) % 10007,
  );
  const entry = names.map((name, index) => `export const value${index} = ${name};`).join('\n');
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  assert.ok(brotliCompressSync(entry, quick).length > budgets.entry);
  const outcome = budgetsRule.judge(subject({ files: files({ 'remoteEntry.abc.js': entry }) }));
  assert.equal(refusedFor(outcome), 'passed');
});

test('a server bundle has no budget and no page policy, but must not leak', () => {
  const server = 'server/server.js';
  const manifest = remoteManifest('mf-public', { server });
  const noise = randomBytes(budgets.part + 1).toString('latin1');
  const judged = (content: string) => subject({ manifest, files: files({ [server]: content }) });
  assert.equal(refusedFor(budgetsRule.judge(judged(noise))), 'passed');
  assert.equal(refusedFor(policyRule.judge(judged('new Function("a","return a")'))), 'passed');
  assert.match(
    String(refusedFor(leaksRule.judge(judged('"-----BEGIN RSA PRIVATE KEY-----"')))),
    /server\/server\.js contains a private key/,
  );
});
