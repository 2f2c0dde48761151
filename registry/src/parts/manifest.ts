import type { OwnPage, PartManifest, ScreenNeeds, SiteRoute } from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';

type Problems = string[];
type Json = Record<string, unknown>;

const PART = /^[a-z][a-z0-9-]*$/;
/** The name of a team must fit a table cell. */
const OWNER_MAX_LENGTH = 60;
/** A folder of its own tells the server bundle from the scripts that pages load. */
const SERVER = /^server\/[\w-][\w.-]*\.js$/;
const FEDERATION = /^[A-Za-z_$][\w$]*$/;

/** True for parts that the shell loads; false for the shell itself and for pages of their own. */
export function isRemote({ part, page }: PartManifest): boolean {
  return part !== 'shell' && !page;
}

/**
 * Checks that a build's `manifest.json` has the shape of `PartManifest` and names only existing
 * files.
 *
 * @param text content of the file
 * @param files relative paths of the build's files
 * @param where shown in the error, e.g. `mf-public/dist`
 * @throws RegistryError `invalid`, listing everything that is wrong
 */
export function parseManifest(text: string, files: string[], where: string): PartManifest {
  const value = readJson(text, where);
  const problems = isRecord(value) ? shapeProblems(value) : ['it is not an object'];
  if (problems.length === 0) {
    problems.push(...missingFiles(value as PartManifest, new Set(files)));
  }
  if (problems.length > 0) {
    throw new RegistryError(
      'invalid',
      `${where}/manifest.json cannot be released: ${problems.join('; ')}. Build the part again with the preset of @nukkad/platform.`,
    );
  }
  return value as PartManifest;
}

function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError('invalid', `${where}/manifest.json is not JSON. Build the part again.`);
  }
}

function shapeProblems(manifest: Json): Problems {
  const problems: Problems = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const isShell = manifest.part === 'shell';
  const isPage = manifest.page !== undefined;
  expect(manifest.schema === 1, '`schema` must be 1');
  expect(matches(manifest.part, PART), '`part` must be a folder-like name such as mf-public');
  expect(
    isShell || isPage || matches(manifest.federation, FEDERATION),
    '`federation` must name the container global, such as mf_public',
  );
  expect(
    manifest.owner === undefined || isOwner(manifest.owner),
    `\`owner\` must name the team in at most ${OWNER_MAX_LENGTH} characters`,
  );
  expect(!isPage || isOwnPage(manifest.page), '`page` must be { path, title }');
  expect(typeof manifest.packageVersion === 'string', '`packageVersion` must be a string');
  expect(Number.isInteger(manifest.contract), '`contract` must be a whole number');
  expect(
    [undefined, true, false].includes(manifest.fetchesReleases as boolean | undefined),
    '`fetchesReleases` must be true or false',
  );
  expect(isText(manifest.entry), '`entry` must name the script to load first');
  expect(
    manifest.server === undefined || matches(manifest.server, SERVER),
    '`server` must name the server bundle, a script in the folder server',
  );
  for (const key of ['styles', 'preload', 'serves']) {
    expect(isTexts(manifest[key]), `\`${key}\` must be a list of strings`);
  }
  expect(
    isRecord(manifest.screens) && Object.values(manifest.screens).every(isScreen),
    '`screens` must give scripts, styles and reads for each screen',
  );
  expect(
    manifest.languages === undefined || isLanguages(manifest.languages),
    '`languages` must give the scripts of each language',
  );
  expect(
    Array.isArray(manifest.routes) && manifest.routes.every(isRoute),
    '`routes` must be a list of { path, remote, screen }, `needs` being user or vendor',
  );
  return problems;
}

function missingFiles(manifest: PartManifest, files: Set<string>): Problems {
  const screens = Object.values(manifest.screens).flatMap((s) => [...s.scripts, ...s.styles]);
  const { entry, server, styles, preload, languages = {} } = manifest;
  const words = Object.values(languages).flat();
  const named = [entry, ...(server ? [server] : []), ...styles, ...preload, ...screens, ...words];
  const missing = [...new Set(named)].filter((file) => !files.has(file));
  return missing.map((file) => `it names ${file}, which the build does not have`);
}

function isScreen(value: unknown): value is ScreenNeeds {
  if (!isRecord(value)) return false;
  return [value.scripts, value.styles, value.reads].every(isTexts);
}

function isLanguages(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isTexts);
}

function isRoute(value: unknown): value is SiteRoute {
  if (!isRecord(value) || ![value.path, value.remote, value.screen].every(isText)) return false;
  // A word unknown to the shell would leave the page open, or closed, to every user.
  return [undefined, 'user', 'vendor', 'operator'].includes(value.needs as SiteRoute['needs']);
}

function isOwner(value: unknown): value is string {
  return isText(value) && value.trim() === value && value.length <= OWNER_MAX_LENGTH;
}

function isOwnPage(value: unknown): value is OwnPage {
  return isRecord(value) && [value.path, value.title].every(isText);
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
