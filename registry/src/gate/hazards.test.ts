import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type {
  FieldLimits,
  PartFacts,
  SdkTypes,
  SharedUse,
  SiteRoute,
} from '@nukkad/platform/contract';
import { remoteManifest, route, shellManifest } from '../testing/fake-site';
import { sbomOf } from '../testing/licence-texts';
import { rules } from './rules';
import { judgeApi } from './rules/api-contract';
import type { Objection, Outcome } from './subject/outcome';
import type { EarlierPart, Part, Subject } from './subject/subject';

const index = `export interface ScreenProps { path: string }
export declare function usePage(): void;`;
const calls = `export interface Calls {
  book: { body: { day: string; kind: 'home' | 'video' }; answer: { id: string; at: string } };
}`;
const addresses = (at: string) => `export declare const endpoints: {
    readonly book: {
        readonly method: "POST";
        readonly path: "${at}";
    };
};`;

const sdk = ({
  exports = ['usePage'],
  names = ['book'],
  wire = calls,
  at = '/api/book',
  day = { maxLength: 10, pattern: '^\\d{4}-' } as FieldLimits,
} = {}): SdkTypes => ({
  ...{ schema: 1, version: '0.1.0', exports, calls: names },
  limits: { book: { 'body.day': day } },
  files: {
    'contract/all-endpoints.generated.d.ts': addresses(at),
    'contract/endpoints.d.ts': wire,
    'index.d.ts': index,
  },
});

const use = (version: string, more: Partial<SharedUse> = {}): SharedUse => ({
  ...{ version, range: `^${version}`, singleton: true, own: 'copy', eager: false },
  ...more,
});

const facts = (part: string, shared: PartFacts['shared'], exports = ['usePage']): PartFacts => ({
  ...{ schema: 1, part, screens: null, shared, packages: [] },
  sdk: { exports, calls: ['book'] },
});

const remote = (part: string, shared: PartFacts['shared'] = {}, exports?: string[]): Part => ({
  ...{ version: 'live', manifest: remoteManifest(part) },
  ...{ facts: facts(part, shared, exports), types: sdk() },
});

const details: SiteRoute = { path: '/d/:vendorId', remote: 'mf-public', screen: 'listing' };
const shell = (
  routes = [route('/'), details],
  types = sdk(),
  shared: PartFacts['shared'] = {},
): Part => ({
  ...{ version: 'live', manifest: shellManifest(routes), facts: facts('shell', shared), types },
});
const until = '2026-11-27T09:00:00.000Z';
const earlier = (part: Part): EarlierPart => ({ ...part, version: 'before', until });

/** Every rule that needs no browser, on a build with nothing else amiss. */
function objectionsTo(candidate: Part, beside: Part[], more: Partial<Subject> = {}) {
  const files = [
    { path: 'sbom.cdx.json', content: Buffer.from(sbomOf([])) },
    { path: 'licenses.txt', content: Buffer.from('') },
  ];
  const subject: Subject = { candidate: { ...candidate, files }, beside, earlier: [], ...more };
  return rules.flatMap(({ name, judge }) => named(name, judge(subject)));
}

function named(rule: string, outcome: Outcome): (Objection & { rule: string })[] {
  if (outcome.state === 'not-run') return [{ rule, cause: `not run: ${outcome.why}`, fix: '' }];
  return outcome.state === 'passed' ? [] : outcome.objections.map((one) => ({ rule, ...one }));
}

const toApi = (api: SdkTypes) => named('api', judgeApi(api, [shell(), remote('mf-public')]));

interface Hazard {
  name: string;
  found: () => (Objection & { rule: string })[];
  rule: string;
  what: RegExp;
  next: RegExp;
}

/** A remote that keeps a value in browsers. */
function keeping(writes: number, reads: number[]): Part {
  const part = remote('mf-public');
  const storage = { 'nukkad-recent': { writes, reads } };
  return { ...part, facts: { ...part.facts!, storage } };
}
const renewed = (...shapes: [number, number[]]) => ({ ...keeping(...shapes), version: 'new' });
const other = remoteManifest('mf-other');

const wide = { range: '^3.0.0' };
const strict = { strictVersion: true };
const many = { singleton: false };
const camera = ['usePage', 'useCamera'];

const hazards: Hazard[] = [
  {
    name: 'a singleton whose version the first remote decides',
    found: () =>
      objectionsTo(remote('mf-public', { luxon: use('3.7.0', wide) }), [
        shell(),
        remote('mf-auth', { luxon: use('3.6.0', wide) }),
      ]),
    rule: 'share-order',
    what: /What mf-public gets of luxon depends on which remote opens first: mf-auth, mf-public: version 3\.6\.0, but mf-public, mf-auth: version 3\.7\.0/,
    next: /bundle luxon instead of sharing it/,
  },
  {
    name: 'a strict version that only one order satisfies',
    found: () =>
      objectionsTo(remote('mf-public', { luxon: use('3.7.0', strict) }), [
        shell(),
        remote('mf-auth', { luxon: use('3.6.0', wide) }),
      ]),
    rule: 'share-order',
    what: /mf-public gets of luxon .*an error, because 3\.6\.0 is there first/,
    next: /name one range and build with one version/,
  },
  {
    name: 'a copy of its own that another remote replaces',
    found: () =>
      objectionsTo(remote('mf-public', { luxon: use('3.6.0', many) }), [
        shell(),
        remote('mf-auth', { luxon: use('3.7.0', many) }),
      ]),
    rule: 'share-order',
    what: /What mf-public gets of luxon depends on .*3\.7\.0, but .*3\.6\.0/,
    next: /have the shell provide it/,
  },
  {
    name: 'an eager copy beside the singleton of the shell',
    found: () => {
      const provided = { luxon: use('3.6.0', { own: 'provides', eager: true }) };
      return objectionsTo(remote('mf-public', { luxon: use('3.6.0', { eager: true }) }), [
        shell(undefined, undefined, provided),
      ]);
    },
    rule: 'shared',
    what: /mf-public carries luxon in its first script .*every visitor loads it twice/,
    next: /Take "eager" off luxon/,
  },
  {
    name: 'a version outside of what the shell provides',
    found: () => {
      const provided = { luxon: use('3.6.0', { own: 'provides', eager: true }) };
      return objectionsTo(remote('mf-public', { luxon: use('4.0.0', { own: 'none' }) }), [
        shell(undefined, undefined, provided),
      ]);
    },
    rule: 'shared',
    what: /mf-public wants luxon \^4\.0\.0, the shell provides 3\.6\.0/,
    next: /release a shell with one in \^4\.0\.0 first/,
  },
  {
    name: 'a remote that uses what the shell before lacks',
    found: () =>
      objectionsTo(remote('mf-public', {}, camera), [shell(undefined, sdk({ exports: camera }))], {
        earlier: [earlier(shell())],
      }),
    rule: 'skew',
    what: /Pages opened before 2026-11-27T09:00:00\.000Z may still run shell before: mf-public uses "useCamera"/,
    next: /Release it after 2026-11-28T09:00:00\.000Z/,
  },
  {
    name: 'a shell without what a live remote uses',
    found: () => objectionsTo(shell(), [remote('mf-public', {}, camera)]),
    rule: 'sdk-names',
    what: /mf-public uses "useCamera" of @nukkad\/platform, which the shell's platform 0\.1\.0 does not/,
    next: /Do without "useCamera"/,
  },
  {
    name: 'a shell without what the remote before uses',
    found: () =>
      objectionsTo(shell(), [remote('mf-public')], {
        earlier: [earlier(remote('mf-public', {}, camera))],
      }),
    rule: 'skew',
    what: /may still run mf-public before: mf-public uses "useCamera"/,
    next: /make it fit both versions now/,
  },
  {
    name: 'a renamed screen',
    found: () => objectionsTo(remote('mf-public'), [shell([{ ...details, screen: 'vendor' }])]),
    rule: 'fit',
    what: /\/d\/:vendorId asks mf-public for the screen "vendor", which it does not have .*shows an error/,
    next: /Keep exporting what a live path asks for/,
  },
  {
    name: 'a screen that the shell before asks for',
    found: () =>
      objectionsTo(remote('mf-public'), [shell()], {
        earlier: [earlier(shell([{ ...details, screen: 'vendor' }]))],
      }),
    rule: 'skew',
    what: /may still run shell before: \/d\/:vendorId asks mf-public for the screen "vendor"/,
    next: /Keep exporting "vendor" beside its new name/,
  },
  {
    name: 'a renamed parameter of a path',
    found: () =>
      objectionsTo(shell([route('/'), { ...details, path: '/d/:slug' }]), [remote('mf-public')], {
        live: shell(),
      }),
    rule: 'route-params',
    what: /\/d\/:vendorId becomes \/d\/:slug, but the live mf-public was built to read the old name/,
    next: /Keep the name of \/d\/:vendorId/,
  },
  {
    name: 'a call that the API no longer has',
    found: () => toApi(sdk({ names: [] })),
    rule: 'api',
    what: /mf-public live calls "book", which the API no longer has/,
    next: /release mf-public without it, wait a day/,
  },
  {
    name: 'a call at another address',
    found: () => toApi(sdk({ at: '/api/bookings' })),
    rule: 'api',
    what: /calls "book" at POST \/api\/book, the API has it at POST \/api\/bookings/,
    next: /answer at POST \/api\/book too/,
  },
  {
    name: 'a field that requests must have from now on',
    found: () => toApi(sdk({ wire: calls.replace('day: string', '$&; zone: string') })),
    rule: 'api',
    what: /mf-public live was built for another call "book" than the API has: Property 'zone' is missing/,
    next: /make new fields of requests optional/,
  },
  {
    name: 'a field that answers no longer have',
    found: () => toApi(sdk({ wire: calls.replace('; at: string', '') })),
    rule: 'api',
    what: /another call "book" than the API has: Property 'at' is missing/,
    next: /keep fields of answers/,
  },
  {
    name: 'a value that requests may no longer have',
    found: () => toApi(sdk({ wire: calls.replace(" | 'video'", '') })),
    rule: 'api',
    what: /another call "book" than the API has: Type '"video"' is not assignable to type '"home"'/,
    next: /values of both/,
  },
  {
    name: 'a value in browser storage that pages beside it cannot read',
    found: () => objectionsTo(renewed(2, [1, 2]), [shell()], { live: keeping(1, [1]) }),
    rule: 'storage',
    what: /mf-public keeps "nukkad-recent" in browsers in shape 2, which mf-public live does not read/,
    next: /Release a version that reads shape 2 and still writes the one before/,
  },
  {
    name: 'a value in browser storage that a version of this day has left',
    found: () =>
      objectionsTo(renewed(3, [2, 3]), [shell()], {
        live: keeping(2, [1, 2, 3]),
        earlier: [earlier(keeping(1, [1, 2, 3]))],
      }),
    rule: 'storage',
    what: /does not read shape 1 of "nukkad-recent", in which mf-public before keeps it/,
    next: /Read shape 1 too/,
  },
  {
    name: 'a value in browser storage that another part reads',
    found: () =>
      objectionsTo(keeping(2, [1, 2]), [shell(), { ...keeping(1, [1]), ...{ manifest: other } }]),
    rule: 'storage',
    what: /in shape 2, which mf-other live does not read/,
    next: /a day later/,
  },
  {
    name: 'a shape that is written and not read',
    found: () => objectionsTo(keeping(2, [1]), [shell()]),
    rule: 'storage',
    what: /says of "nukkad-recent" no shape that it writes and reads/,
    next: /among those it reads/,
  },
  {
    name: 'a field that may be no longer as long',
    found: () => toApi(sdk({ day: { maxLength: 8, pattern: '^\\d{4}-' } })),
    rule: 'api',
    what: /mf-public live lets people send "body\.day" of "book" up to 10 characters, it accepts 8 /,
    next: /release mf-public with the new limit, wait a day, then narrow it/,
  },
  {
    name: 'a field of another form',
    found: () => toApi(sdk({ day: { maxLength: 10, pattern: '^\\d\\d' } })),
    rule: 'api',
    what: /send "body\.day" of "book" in the form \^\\d\{4\}-, it accepts \^\\d\\d, so the API refuses/,
    next: /Let the API accept it until pages that allow it are gone/,
  },
];

describe('hazards of a release', () => {
  for (const { name, found, rule, what, next } of hazards) {
    test(`${name} is caught, and told by what, so what, what next`, () => {
      const all = found();
      assert.deepEqual(
        [...new Set(all.map((one) => one.rule))],
        [rule],
        JSON.stringify(all, null, 1),
      );
      const told = all.find(({ cause, fix }) => what.test(cause) && next.test(fix));
      assert.ok(told, JSON.stringify(all, null, 1));
      assert.match(told.cause, /, so /);
    });
  }

  const harmless: [name: string, found: () => Objection[]][] = [
    [
      'a remote beside its shell, live and before',
      () =>
        objectionsTo(remote('mf-public'), [shell(), remote('mf-auth')], {
          earlier: [earlier(shell())],
        }),
    ],
    [
      'a shell with more, and another name of a path without parameters',
      () =>
        objectionsTo(
          shell([route('/home'), details], sdk({ exports: camera })),
          [remote('mf-public')],
          {
            live: shell(),
            earlier: [earlier(remote('mf-public'))],
          },
        ),
    ],
    [
      'one package of one version in every remote',
      () =>
        objectionsTo(
          remote('mf-public', { luxon: use('3.6.0') }),
          [shell(), ...'abcdefgh'].map((one) =>
            typeof one === 'string' ? remote(`mf-${one}`, { luxon: use('3.6.0') }) : one,
          ),
        ),
    ],
    [
      'a shape of storage that was read before it is written',
      () =>
        objectionsTo(renewed(2, [1, 2]), [shell()], {
          live: keeping(1, [1, 2]),
          earlier: [earlier(keeping(1, [1, 2]))],
        }),
    ],
    [
      'an API with a call more, a field more in answers and a value more in requests',
      () =>
        toApi(
          sdk({
            names: ['book', 'hold'],
            wire: calls
              .replace('at: string', '$&; note: string')
              .replace("'video'", "$& | 'phone'"),
            day: { maxLength: 20 },
          }),
        ),
    ],
  ];
  for (const [name, found] of harmless) {
    test(`${name} may go live`, () => assert.deepEqual(found(), []));
  }
});
