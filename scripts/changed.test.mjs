import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it, test } from 'node:test';
import { core, journeysByPart } from '../e2e/journeys-by-part.mjs';
import { journeyPattern, planFor, selectionContext } from './support/changed.mjs';
import { sourceFiles } from './support/fingerprint.mjs';
import { graphOf } from './support/import-graph.mjs';
import { testFilesOf } from './support/node-tests.mjs';
import { capture } from './support/processes.mjs';
import { parts, ROOT, workspaces } from './support/repository.mjs';

const folderOf = (folder) => path.relative(ROOT, folder);
const playwright = createRequire(path.join(ROOT, 'e2e/package.json'));
const specs = readdirSync(path.join(ROOT, 'e2e/journeys')).filter((f) => f.endsWith('.spec.ts'));

/** Packages covered by journeys. */
const crossed = [
  'api',
  'registry',
  'renderer',
  'platform',
  'shared-ui',
  'mf-vendor-dashboards/kit',
].concat(parts().map(({ folder }) => folderOf(folder)));

describe('the table of journeys', () => {
  it('has every spec file, and no other', () => {
    assert.deepEqual(Object.keys(journeysByPart).sort(), specs.sort());
    for (const spec of Object.keys(core)) assert.ok(journeysByPart[spec], spec);
  });

  it('names packages and folders that are there', () => {
    for (const [spec, names] of Object.entries(journeysByPart)) {
      assert.ok(names.length > 0, spec);
      for (const name of names) assert.ok(isPart(name), `${spec}: there is no part ${name}`);
    }
  });

  for (const part of new Set(crossed)) {
    it(`has a journey of ${part}`, () => {
      assert.ok(
        Object.values(journeysByPart)
          .flat()
          .some((name) => isWithin(name, part)),
      );
    });
  }

  it('has a core of 100 to 160 tests, to which each of its entries adds some', async () => {
    const cli = path.join(path.dirname(playwright.resolve('@playwright/test')), 'cli.js');
    const args = ['test', '--list', '--reporter', 'json', '--grep', journeyPattern([])];
    // At night as well: the core is of the gate's.
    const { TEST_SCOPE: _, ...env } = process.env;
    const { output } = await capture(process.execPath, [cli, ...args], {
      ...{ cwd: path.join(ROOT, 'e2e'), env },
    });
    const listed = JSON.parse(output.slice(output.indexOf('{\n'))).suites.flatMap(titlesOf);
    for (const [spec, titles] of Object.entries(core)) {
      for (const title of titles === true ? [''] : titles) {
        const found = listed.filter((one) => one.file === spec && one.title.startsWith(title));
        assert.ok(found.length > 0, `${spec}: no test begins with "${title}"`);
      }
    }
    assert.ok(listed.length >= 100 && listed.length <= 160, `${listed.length} tests`);
  });
});

const isWithin = (name, part) => name === part || name.startsWith(`${part}/`);

function isPart(name) {
  const folder = crossed
    .filter((part) => isWithin(name, part))
    .sort((a, b) => b.length - a.length)[0];
  if (!folder) return false;
  return (
    name === folder || existsSync(path.join(ROOT, folder, 'src', name.slice(folder.length + 1)))
  );
}

function titlesOf({ file, specs: own = [], suites = [] }) {
  return [...own.map(({ title }) => ({ file, title })), ...suites.flatMap(titlesOf)];
}

describe('what a change selects', async () => {
  const context = await selectionContext();
  const plan = (...paths) => planFor(paths, context);

  for (const { name, folder } of workspaces().values()) {
    if (!existsSync(path.join(folder, 'src'))) continue;
    const source = sourceFiles(path.join(folder, 'src')).find((file) => /\.tsx?$/.test(file));
    const file = path.relative(ROOT, source);

    it(`${name}: the tests that would catch a break in it`, () => {
      const selected = plan(file);
      if (existsSync(path.join(folder, 'jest.config.js'))) {
        assert.ok(selected.unit.projects.includes(folder));
      }
      if (name === '@nukkad/api') assert.notEqual(selected.api, false);
      if (['@nukkad/registry', '@nukkad/renderer'].includes(name)) {
        assert.notEqual(selected.registry, false);
      }
      const part = folderOf(folder);
      if (!crossed.includes(part)) return;
      const wanted = Object.keys(journeysByPart).filter((spec) => selects(selected, spec));
      assert.ok(wanted.some((spec) => journeysByPart[spec].some((one) => isWithin(one, part))));
    });
  }

  for (const { name, folder } of workspaces().values()) {
    const mine = `${folderOf(folder)}/package.json`;
    it(`${name}: the unit tests of those who compile it in`, () => {
      const projects = plan(mine).unit?.projects ?? [];
      for (const other of workspaces().values()) {
        const isUser = Object.keys({ ...other.about.dependencies }).includes(name);
        const isTested = existsSync(path.join(other.folder, 'jest.config.js'));
        if (isUser && isTested) assert.ok(projects.includes(other.folder), other.name);
      }
    });
  }

  const room = 'mf-public/src/landing/landing.screen.tsx';
  it('a room runs its journeys and the core, not those of the other rooms', () => {
    const selected = plan(room);
    assert.deepEqual(selected.unit.projects.map(folderOf), ['mf-public']);
    for (const stage of ['api', 'registry', 'scripts', 'faults', 'attacks']) {
      assert.equal(selected[stage], false, stage);
    }
    assert.ok(selects(selected, 'landing-banner.spec.ts'));
    assert.ok(selects(selected, 'walk.spec.ts'));
    assert.ok(!selects(selected, 'details-fees.spec.ts'));
  });

  it('what several rooms use runs the journeys of all of them', () => {
    const selected = plan('mf-public/src/remote.tsx');
    for (const spec of ['landing-banner.spec.ts', 'details-fees.spec.ts', 'listing.spec.ts']) {
      assert.ok(selects(selected, spec), spec);
    }
    assert.ok(!selects(selected, 'workshop.spec.ts'));
  });

  it('a document runs the check alone', () => {
    for (const file of ['README.md', 'docs/testing.md', 'api/README.md', 'biome.json']) {
      const { check = {}, ...others } = plan(file);
      assert.notEqual(check, false);
      assert.deepEqual(new Set(Object.values(others)), new Set([false]), file);
    }
  });

  it('a setting of the repository runs everything', () => {
    const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'unheard-of.toml'];
    for (const file of [...files, 'scripts/support/stages.mjs', 'e2e/playwright.config.ts']) {
      assert.deepEqual(plan(file, room), {}, file);
    }
  });

  it('the contract runs the front end, the API and the registry', () => {
    const selected = plan('platform/src/contract/limits.ts');
    assert.ok(selected.unit.projects.length > 5);
    assert.ok(selected.api.files.length > 20);
    assert.ok(selected.registry.files.length > 0);
  });

  it('a test runs itself', () => {
    const [file] = testFilesOf('api').map((one) => path.relative(ROOT, one));
    const { api, ...others } = plan(file);
    assert.deepEqual(api.files.map(folderOf), [file]);
    assert.deepEqual(new Set(Object.values(others)), new Set([false]));
    assert.deepEqual(plan('scripts/support/counts.test.mjs').scripts, {});
  });

  it('a spec runs itself and the core, what specs share those that import it', () => {
    assert.ok(selects(plan('e2e/journeys/limits.spec.ts'), 'limits.spec.ts'));
    const users = specs.filter((spec) =>
      readFileSync(path.join(ROOT, 'e2e/journeys', spec), 'utf8').includes("'../support/workshop'"),
    );
    const selected = plan('e2e/support/workshop.ts');
    assert.ok(users.length > 0);
    for (const spec of users) assert.ok(selects(selected, spec), spec);
    assert.ok(!selects(selected, 'limits.spec.ts'));
  });

  it('of the journeys those that cover the change come first', () => {
    const { nearest, pattern } = plan('e2e/journeys/limits.spec.ts').e2e;
    const covers = (spec) => new RegExp(nearest).test(` ${spec} a title`);
    assert.deepEqual(specs.filter(covers), ['limits.spec.ts']);
    const [other] = Object.keys(core).filter((spec) => core[spec] === true);
    assert.ok(new RegExp(pattern).test(` ${other} a title`));
  });

  it('what nothing imports runs all tests of its package', () => {
    assert.deepEqual(plan('api/src/main.ts').api, {});
    assert.deepEqual(plan('api/src/gone.ts').api, {});
    assert.deepEqual(plan('registry/templates/common/package.json').registry, {});
    assert.deepEqual(plan('nginx/nukkad.conf').registry, {});
  });
});

function selects({ e2e }, spec) {
  if (e2e === undefined) return true;
  return e2e !== false && new RegExp(e2e.pattern).test(` ${spec} a title`);
}

test('an import through the composition of the product counts where there is no other', () => {
  const imports = (...paths) => ({ imports: paths.map((one) => ({ path: one })) });
  const inputs = {
    'a.test.ts': imports('app.ts'),
    'b.test.ts': imports('app.ts', 'booking.ts'),
    'app.ts': imports('booking.ts', 'posts.ts'),
    'booking.ts': imports(),
    'posts.ts': imports(),
  };
  const graph = graphOf(['a.test.ts', 'b.test.ts'], inputs, new Set(['app.ts']));
  assert.deepEqual(graph.testsOf('booking.ts'), ['b.test.ts']);
  assert.deepEqual(graph.testsOf('posts.ts'), ['a.test.ts', 'b.test.ts']);
  assert.deepEqual(graph.testsOf('app.ts'), ['a.test.ts', 'b.test.ts']);
  assert.equal(graph.has('gone.ts'), false);
});

test('a nightly test is found in a full run only', () => {
  const found = (env) => testFilesOf('scripts', { env }).map((file) => path.basename(file));
  assert.ok(!found({}).includes('changed.nightly.test.mjs'));
  assert.ok(found({ TEST_SCOPE: 'all' }).includes('changed.nightly.test.mjs'));
  assert.ok(found({}).includes('changed.test.mjs'));
});

describe('a retry never hides a failure', () => {
  for (const folder of ['', 'faults/', 'attacks/']) {
    const config = `${folder}playwright.config.ts`;
    it(`e2e/${config} has none`, async () => {
      const { default: settings } = await import(`../e2e/${config}`);
      const { retries = 0 } = settings.default ?? settings;
      assert.equal(retries, 0);
    });
  }

  it('no test asks for one', () => {
    const isTest = (file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file);
    const files = [...workspaces().values()].flatMap(({ folder }) => sourceFiles(folder, isTest));
    assert.ok(files.length > 300);
    for (const file of files) {
      assert.doesNotMatch(readFileSync(file, 'utf8'), /retryTimes|retries:/, file);
    }
  });
});
