import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { placesFrom } from './places';

const NAMES = ['NUKKAD_DATA', 'SITE_DIR'] as const;

let before: (string | undefined)[];
beforeEach(() => {
  before = NAMES.map((name) => process.env[name]);
});
afterEach(() => {
  for (const [at, name] of NAMES.entries()) set(name, before[at]);
});

function set(name: (typeof NAMES)[number], value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

type Given = { data?: string; site?: string };

const table: [
  data: string | undefined,
  site: string | undefined,
  given: Given,
  wanted: string[],
][] = [
  [undefined, undefined, {}, ['/here/.nukkad/site', '/here/.nukkad/registry']],
  ['/srv/data', undefined, {}, ['/srv/data/site', '/srv/data/registry']],
  ['/srv/data', '/srv/site', {}, ['/srv/site', '/srv/data/registry']],
  ['data', 'site', {}, ['/here/site', '/here/data/registry']],
  ['/srv/data', '', {}, ['/srv/data/site', '/srv/data/registry']],
  ['/srv/data', '/srv/site', { data: '/tmp/a' }, ['/tmp/a/site', '/tmp/a/registry']],
  ['/srv/data', '/srv/site', { site: '/tmp/b' }, ['/tmp/b', '/srv/data/registry']],
];
for (const [data, site, given, [wantedSite, wantedState]] of table) {
  const said = JSON.stringify(given);
  test(`NUKKAD_DATA ${data}, SITE_DIR ${site} and ${said}: the site is ${wantedSite}`, () => {
    set('NUKKAD_DATA', data);
    set('SITE_DIR', site);
    const places = placesFrom({ root: '/here', ...given });
    assert.deepEqual(places, { site: wantedSite, state: wantedState });
  });
}
