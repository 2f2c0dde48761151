import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ModuleFederation, satisfy } from '@module-federation/runtime-core';
import { type Received, type Share, shareOf } from './share-scope';
import { receivedIn } from './try-orders';

type Said = Partial<Omit<Share, 'part'>>;

const share = (part: string, version: string, said: Said = {}): Share =>
  shareOf(part, {
    ...{ version, range: `^${version}`, singleton: true, own: 'copy', eager: false },
    ...said,
  });
const shell = (version: string, said: Said = {}) =>
  share('shell', version, { own: 'provides', eager: true, ...said });
const asks = (part: string, range: string, said: Said = {}) =>
  share(part, '0.0.0', { range, own: 'none', ...said });

const version = (of: string): Received => ({ state: 'version', version: of });
const outside = (of: string): Received => ({ state: 'outside', version: of });
const failed = (of?: string): Received => ({ state: 'failed', ...(of && { version: of }) });

interface Case {
  name: string;
  shell?: Share;
  order: Share[];
  pace?: 'together';
  expected: Received[];
}

const strict = { strictVersion: true };
const many = { singleton: false };
const byVersion = { strategy: 'version-first' } as const;
const cases: Case[] = [
  {
    name: "the shell's copy is in use, however new another is",
    shell: shell('3.6.0'),
    order: [share('a', '3.7.0', { range: '^3.0.0' }), share('b', '3.9.0', { range: '*' })],
    expected: [version('3.6.0'), version('3.6.0')],
  },
  {
    name: 'a singleton outside of the range is handed over with a warning',
    shell: shell('3.6.0'),
    order: [share('a', '3.7.0'), asks('b', '^4.0.0')],
    expected: [outside('3.6.0'), outside('3.6.0')],
  },
  {
    name: 'a strict one throws',
    shell: shell('3.6.0'),
    order: [share('a', '3.7.0', strict)],
    expected: [failed('3.6.0')],
  },
  {
    name: 'nobody has it',
    order: [asks('a', '^3.0.0')],
    expected: [failed()],
  },
  {
    name: 'the first copy in use stays',
    order: [share('a', '3.6.0', { range: '^3.0.0' }), share('b', '3.7.0', { range: '^3.0.0' })],
    expected: [version('3.6.0'), version('3.6.0')],
  },
  {
    name: 'among copies that nobody uses yet, the highest',
    order: [share('a', '3.6.0', { range: '^3.0.0' }), share('b', '3.10.0', { range: '^3.0.0' })],
    pace: 'together',
    expected: [version('3.10.0'), version('3.10.0')],
  },
  {
    name: 'a shell that is not eager can be overtaken',
    shell: shell('3.6.0', { eager: false }),
    order: [share('a', '3.7.0'), asks('b', '^3.0.0')],
    expected: [version('3.7.0'), version('3.7.0')],
  },
  {
    name: 'no singleton: its own copy beside one that does not fit',
    shell: shell('3.6.0'),
    order: [share('a', '4.0.0', many), share('b', '4.1.0', many)],
    expected: [version('4.0.0'), version('4.1.0')],
  },
  {
    name: 'no singleton: the one that fits',
    order: [share('a', '4.1.0', many), share('b', '4.0.0', many)],
    expected: [version('4.1.0'), version('4.1.0')],
  },
  {
    name: 'no singleton and no copy',
    shell: shell('3.6.0'),
    order: [asks('a', '^4.0.0', many)],
    expected: [failed()],
  },
  {
    name: 'version-first takes the highest until one is in use',
    order: [
      share('a', '3.6.0', { range: '^3.0.0', ...byVersion }),
      share('b', '3.7.0', { range: '^3.0.0', ...byVersion }),
    ],
    pace: 'together',
    expected: [version('3.7.0'), version('3.7.0')],
  },
  {
    name: 'version-first keeps what stands first and is in use',
    shell: shell('3.6.0', byVersion),
    order: [share('a', '3.7.0', { range: '^3.0.0', ...byVersion })],
    expected: [version('3.6.0')],
  },
  {
    name: 'version-first drops an older one that is in use behind a newer one that is not',
    order: [
      share('a', '3.7.0', { range: '~3.7.0', ...many }),
      share('b', '3.6.0', { range: '~3.6.0', ...many }),
      share('c', '3.6.0', { range: '~3.6.0', ...many, ...byVersion }),
    ],
    pace: 'together',
    expected: [version('3.7.0'), version('3.6.0'), version('3.6.0')],
  },
  {
    name: 'before a release comes its candidate',
    order: [
      share('a', '4.0.0', { range: '>=4.0.0-0' }),
      share('b', '4.0.0-rc.1', { range: '>=4.0.0-0' }),
    ],
    pace: 'together',
    expected: [version('4.0.0'), version('4.0.0')],
  },
];

for (const { name, shell: provider, order, pace = 'one-by-one', expected } of cases) {
  test(`sharing: ${name}`, async () => {
    const rule = [...receivedIn(provider, order, pace).values()];
    assert.deepEqual(rule, expected);
    assert.deepEqual(await inRuntime(provider, order, pace), expected);
  });
}

test('every page of two remotes is resolved as the runtime resolves it', async () => {
  mock.method(console, 'warn', () => undefined);
  const shells = [undefined, shell('3.6.0'), shell('3.6.0', { eager: false })];
  const remotes = (part: string) => [
    share(part, '3.6.0'),
    share(part, '3.7.0', { range: '^3.0.0' }),
    share(part, '3.7.0', strict),
    share(part, '4.0.0', many),
    share(part, '4.0.0', { ...many, range: '*' }),
    share(part, '3.8.0', byVersion),
    share(part, '3.6.0', { ...byVersion, ...many }),
    asks(part, '^3.6.0'),
    asks(part, '^3.7.0', { ...many, ...byVersion }),
  ];
  const wrong: unknown[] = [];
  for (const provider of shells) {
    for (const one of remotes('a')) {
      for (const other of remotes('b')) {
        for (const pace of ['one-by-one', 'together'] as const) {
          const rule = [...receivedIn(provider, [one, other], pace).values()];
          const real = await inRuntime(provider, [one, other], pace);
          if (JSON.stringify(rule) !== JSON.stringify(real)) {
            wrong.push({ provider, one, other, pace, rule, real });
          }
        }
      }
    }
  }
  mock.restoreAll();
  assert.deepEqual(wrong, []);
});

let pages = 0;

/** The same page in the runtime that browsers run. */
async function inRuntime(provider: Share | undefined, order: Share[], pace: string) {
  pages += 1;
  const host = instanceOf(provider ?? asks('shell', '*'));
  await host.initializeSharing('default');
  if (provider?.eager) host.loadShareSync('pkg', wishOf(provider));
  const scope = host.shareScopeMap.default!;
  const remotes = order.map((one) => {
    const remote = instanceOf(one);
    remote.initShareScopeMap('default', scope);
    return { remote, one };
  });
  if (pace === 'together') for (const { remote } of remotes) remote.initializeSharing('default');
  const received: Received[] = [];
  for (const { remote, one } of remotes) {
    remote.initializeSharing('default');
    received.push(await askRuntime(remote, one));
  }
  return received;
}

// As a build's container does it: a module that is not shared comes from the part's own copy.
async function askRuntime(remote: ModuleFederation, one: Share): Promise<Received> {
  try {
    const factory = await remote.loadShare('pkg', wishOf(one));
    if (factory === false && one.own === 'none') return failed();
    const found = factory ? String((factory as () => string)()) : one.version;
    return satisfy(found, one.range) ? version(found) : outside(found);
  } catch (error) {
    const said = /Version (\S+) from/.exec(String(error));
    assert.ok(said, String(error));
    return failed(said[1]);
  }
}

function instanceOf(one: Share): ModuleFederation {
  const { own, version: copy, strategy } = one;
  const get = one.eager ? () => () => copy : async () => () => copy;
  const shared =
    own === 'none' ? {} : { pkg: { version: copy, get, ...wishOf(one).customShareInfo } };
  return new ModuleFederation({
    name: `${one.part}-${pages}`,
    ...{ remotes: [], shareStrategy: strategy, shared: shared as never },
  });
}

function wishOf({ range, singleton, eager, strictVersion, strategy, part }: Share) {
  const shareConfig = { requiredVersion: range, singleton, eager, strictVersion };
  return { customShareInfo: { scope: ['default'], strategy, from: part, shareConfig } };
}
