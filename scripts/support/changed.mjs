import { existsSync } from 'node:fs';
import path from 'node:path';
import { core, journeysByPart } from '../../e2e/journeys-by-part.mjs';
import { Failure } from './failure.mjs';
import { importGraph } from './import-graph.mjs';
import { stageFolders, testFilesOf } from './node-tests.mjs';
import { capture } from './processes.mjs';
import { ROOT, withDependencies, workspaces } from './repository.mjs';

const DOCUMENT = /\.md$|^docs\/|^LICENSE$/;
/** Configuration of checks, which no test reads. */
const CHECKED_ONLY =
  /^(biome\.json|knip\.json|scripts\/clones\.json|typedoc\.json|\.dependency-cruiser\.cjs|\.gitignore|bench\/.*)$/;
/** Folders and files outside the packages → the stages whose tests read them. */
const READ_BY_TESTS = [
  [/^(\.github|\.changeset|pictures|scripts\/fixtures)\//, ['scripts']],
  [/^docs\/(compatibility|judged)\.md$/, ['scripts']],
  [/^judges\//, ['scripts']],
  [/^(THIRD-PARTY-NOTICES\.md|\.env\.example|\.dockerignore)$/, ['scripts']],
  [/^(containers|nginx)\//, ['registry', 'scripts']],
  [/^scripts\/([^/]+|.*\.test)\.mjs$/, ['scripts']],
];
/** Read by the registry's tests without an import. */
const ALSO_REGISTRY =
  /^(mf-vendor-dashboards\/[^/]+\/(package\.json|src\/remote\.tsx)|platform\/build\/)/;
const TEST = /\.test\.(ts|tsx|mjs)$/;
const EVERYTHING = 'everything';

/**
 * What each stage has to run for a change: a selection, or false for an unaffected stage. A change
 * of unknown reach selects everything.
 *
 * @param {string} reference git reference to compare with; empty for the default
 */
export async function changedPlan(reference) {
  const base = reference || (await usualBase());
  const paths = await changedPaths(base);
  console.info(`\n${paths.length} files changed since ${base}`);
  const plan = planFor(paths, await selectionContext());
  console.info(planLines(plan).join('\n'));
  const changed = paths.map((file) => path.join(ROOT, file));
  return plan.unit ? { ...plan, unit: { ...plan.unit, changed } } : plan;
}

/** The facts about the repository that `planFor` needs. */
export async function selectionContext() {
  const [api, registry] = await Promise.all(
    Object.values(stageFolders).map(async (folders) => {
      const tests = folders
        .flatMap((one) => testFilesOf(one))
        .map((file) => path.relative(ROOT, file));
      return { tests, graph: await importGraph(tests) };
    }),
  );
  const specs = Object.keys(journeysByPart).map((spec) => `e2e/journeys/${spec}`);
  return { all: workspaces(), node: { api, registry }, specs: await importGraph(specs) };
}

/**
 * @param {string[]} paths changed files, from the repository's root
 * @returns {Record<string, object | false>} stage → its selection: of Jest the projects, of node:test
 *   the files, of Playwright patterns of files and titles; an empty selection is everything
 */
export function planFor(paths, context) {
  const relevant = paths.filter((file) => !DOCUMENT.test(file) || isRead(file));
  const tested = relevant.filter((file) => !CHECKED_ONLY.test(file));
  const reaches = tested.map((file) => reachOf(file, context));
  if (reaches.includes(EVERYTHING)) return {};
  const stages = new Set(reaches.flatMap((reach) => [...reach.stages]));
  const projects = new Set(reaches.flatMap((reach) => reach.projects));
  const specs = new Set(reaches.flatMap((reach) => reach.specs));
  const none = { unit: false, api: false, registry: false, scripts: false, e2e: false };
  const nightly = { faults: false, attacks: false };
  if (tested.length === 0) return { ...none, ...nightly };
  return {
    unit: projects.size > 0 && { projects: [...projects].sort() },
    api: nodeSelection('api', reaches),
    registry: nodeSelection('registry', reaches, stages.has('registry')),
    scripts: stages.has('scripts') && {},
    e2e: reaches.some(({ browser }) => browser) && journeysOf([...specs].sort()),
    ...nightly,
  };
}

/** All journeys to run, and those among them that cover what changed. */
const journeysOf = (specs) => ({
  pattern: journeyPattern(specs),
  ...(specs.length > 0 && { nearest: specs.map(start).join('|') }),
});

const isRead = (file) =>
  file.startsWith('registry/templates/') || READ_BY_TESTS.some(([pattern]) => pattern.test(file));

/** The tests that a change of one file can break. */
function reachOf(file, context) {
  const named = READ_BY_TESTS.find(([pattern]) => pattern.test(file));
  if (named) return reach({ stages: named[1] });
  const owner = ownerOf(file, context.all);
  if (!owner) return EVERYTHING;
  if (owner.name === '@nukkad/e2e') return browserReach(file, context);
  const isTest = TEST.test(file);
  const affected = isTest ? [owner] : dependentsOf(owner.name, context.all);
  const folders = affected.map(({ folder }) => folder);
  return reach({
    stages: ALSO_REGISTRY.test(file) ? ['registry'] : [],
    projects: folders.filter((folder) => existsSync(path.join(folder, 'jest.config.js'))),
    api: nodeTests('api', file, owner, context),
    registry: nodeTests('registry', file, owner, context),
    specs: isTest ? [] : specsOf(file, relative(owner.folder)),
    browser: !isTest,
  });
}

const reach = (parts) => ({
  ...{ stages: [], projects: [], api: [], registry: [], specs: [], browser: false },
  ...parts,
});

const relative = (folder) => path.relative(ROOT, folder);

/** The package whose folder contains the file. */
function ownerOf(file, all) {
  return [...all.values()]
    .filter(({ folder }) => file.startsWith(`${relative(folder)}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** A package and those that compile it in. */
function dependentsOf(name, all) {
  return [...all.values()].filter((one) =>
    withDependencies(one.name, all).some((dependency) => dependency.name === name),
  );
}

/** Tests of the API or the registry that a file can break: their files, or 'all'. */
function nodeTests(stage, file, owner, { node }) {
  const { tests, graph } = node[stage];
  const isOwn = stageFolders[stage].includes(relative(owner.folder));
  if (TEST.test(file)) return isOwn && existsSync(path.join(ROOT, file)) ? [file] : [];
  if (!graph.has(file)) return isOwn ? 'all' : [];
  const folder = `${file.split('/').slice(0, 3).join('/')}/`;
  const neighbours = isOwn ? tests.filter((test) => test.startsWith(folder)) : [];
  return [...new Set([...graph.testsOf(file), ...neighbours])];
}

function nodeSelection(stage, reaches, whole = false) {
  const found = reaches.map((reach) => reach[stage]);
  if (whole || found.includes('all')) return {};
  const files = [...new Set(found.flat())].sort();
  return files.length > 0 && { files: files.map((file) => path.join(ROOT, file)) };
}

/** For a file of e2e: the journeys that import it; every journey when that is unknown. */
function browserReach(file, { specs }) {
  if (file === 'e2e/journeys-by-part.mjs') return reach({ stages: ['scripts'], browser: true });
  if (file.startsWith('e2e/baseline/')) return reach({ specs: workshop(), browser: true });
  if (file.startsWith('e2e/screenshots')) return reach({});
  const importers = specs.has(file) ? specs.testsOf(file) : [];
  const isNightly = /^e2e\/(faults|attacks)\//.test(file);
  if (importers.length === 0 && !isNightly) return EVERYTHING;
  return reach({ specs: importers.map((spec) => path.basename(spec)), browser: true });
}

const workshop = () => Object.keys(journeysByPart).filter((spec) => spec.startsWith('workshop'));

/** Journeys that cover a package's file. */
function specsOf(file, folder) {
  const inside = Object.entries(journeysByPart).flatMap(([spec, parts]) =>
    parts.filter((part) => isWithin(part, folder)).map((part) => ({ spec, part })),
  );
  const sources = `${folder}/src/`;
  const place = file.startsWith(sources) ? `${folder}/${file.slice(sources.length)}` : file;
  const closest = inside.filter(({ part }) => part !== folder && place.startsWith(`${part}/`));
  const whole = inside.filter(({ part }) => part === folder);
  const chosen = closest.length > 0 ? [...closest, ...whole] : inside;
  return [...new Set(chosen.map(({ spec }) => spec))];
}

const isWithin = (part, folder) => part === folder || part.startsWith(`${folder}/`);

/** A pattern for Playwright's `--grep`, which is matched with file, titles and tags together. */
export function journeyPattern(specs) {
  const whole = [...specs, ...Object.keys(core).filter((spec) => core[spec] === true)];
  const some = Object.entries(core)
    .filter(([spec, titles]) => titles !== true && !specs.includes(spec))
    .flatMap(([spec, titles]) => titles.map((title) => `${start(spec)}.* ${escaped(title)}`));
  return [...new Set(whole)].map(start).concat(some).join('|');
}

const start = (spec) => `(^|[ /])${escaped(spec)}`;
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A plan as text, a line for each stage. */
export function planLines(plan) {
  const names = ['unit', 'api', 'registry', 'scripts', 'e2e'];
  return names.map((stage) => `  ${stage}: ${words(plan[stage])}`);
}

function words(selection) {
  if (selection === false) return 'nothing';
  if (selection?.projects) return selection.projects.map(relative).join(', ');
  if (selection?.files) return `${selection.files.length} test files`;
  return selection?.pattern ? 'the journeys of what changed, and the core' : 'everything';
}

// On a branch all its commits, on the main branch the uncommitted changes, else the last commit.
async function usualBase() {
  const main = await git('rev-parse', '--verify', '--quiet', 'origin/main');
  const head = await git('rev-parse', 'HEAD');
  const fork = main && (await git('merge-base', 'HEAD', 'origin/main'));
  const isDirty = Boolean(await git('status', '--porcelain'));
  if (fork && (fork !== head || isDirty)) return fork;
  const parent = await git('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (parent) return parent;
  throw new Failure('There is nothing to compare with. Name a commit: --changed=<reference>');
}

async function changedPaths(base) {
  const listed = await capture('git', ['diff', '--name-only', '--no-renames', '-z', base]);
  if (listed.code !== 0) {
    throw new Failure(`git knows no "${base}" to compare with. Name a commit that is here.`);
  }
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${listed.output}${untracked}`.split('\0').filter(Boolean))].sort();
}

async function git(...args) {
  const { code, output } = await capture('git', args);
  return code === 0 ? output.trim() : '';
}
