import type { ReleaseFile } from '../../files/release-files';

/** The file of a release with its recorded journeys, of which no page knows. */
export const JOURNEYS_FILE = 'journeys.json';

/** What a person perceives of a control: its role and its accessible name, in full. */
export interface Perceived {
  role: Role;
  name: string;
}

/** One thing that a person does on a screen, or sees there. */
export type JourneyStep =
  | { see: Perceived | { text: string } }
  | { press: Perceived }
  /** Replaces what the field has. */
  | { type: string; into: Perceived };

/** What people do on a screen, recorded by its team. */
export interface RecordedJourney {
  /** A sentence: `A login without a password is refused`. */
  name: string;
  /** Where it begins. */
  screen: string;
  /** Only where the API answers (`--api`), or only where it is out of order. Default: either. */
  api?: 'answers' | 'away';
  steps: JourneyStep[];
}

/** Roles that a step may name. */
export const roles = [
  ...(['alert', 'article', 'button', 'cell', 'checkbox', 'combobox', 'dialog', 'form'] as const),
  ...(['group', 'heading', 'img', 'link', 'list', 'listbox', 'listitem', 'main', 'menu'] as const),
  ...(['menuitem', 'navigation', 'option', 'radio', 'region', 'row', 'searchbox'] as const),
  ...(['spinbutton', 'status', 'switch', 'tab', 'tabpanel', 'textbox'] as const),
] as const;

export type Role = (typeof roles)[number];

/** A build that replays for minutes, or a file of any size, is not what the gate is for. */
export const bounds = { bytes: 32_768, journeys: 12, steps: 20, text: 120 } as const;

/** The journeys of a release, or what is wrong with its file, in a clause. */
export type Recorded = { journeys: RecordedJourney[] } | { wrong: string };

/** The journeys among the files of a build; none when it brings no file. */
export function journeysIn(files: ReleaseFile[]): Recorded {
  const file = files.find(({ path }) => path === JOURNEYS_FILE);
  return file ? readJourneys(file.content.toString('utf8')) : { journeys: [] };
}

/** Reads the text of `journeys.json`; nothing in it is trusted. */
export function readJourneys(text: string): Recorded {
  if (text.length > bounds.bytes) return { wrong: `it is larger than ${bounds.bytes} bytes` };
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { wrong: 'it is not JSON' };
  }
  const wrong = wrongIn(said);
  return wrong === undefined ? (said as { journeys: RecordedJourney[] }) : { wrong };
}

function wrongIn(said: unknown): string | undefined {
  if (!isObject(said, ['schema', 'journeys']) || said.schema !== 1) {
    return 'it has more or less than "schema": 1 and "journeys"';
  }
  const { journeys } = said;
  if (!isList(journeys, bounds.journeys)) {
    return `"journeys" is no list of 1 to ${bounds.journeys}`;
  }
  for (const [at, journey] of journeys.entries()) {
    const wrong = wrongInJourney(journey);
    if (wrong) return `journey ${at + 1} ${wrong}`;
  }
  const names = (journeys as RecordedJourney[]).map(({ name }) => name);
  return new Set(names).size < names.length ? 'two journeys have one name' : undefined;
}

function wrongInJourney(said: unknown): string | undefined {
  if (!isObject(said, ['name', 'screen', 'api', 'steps'])) return 'has keys that no journey has';
  if (!isText(said.name)) return `has no "name" of 1 to ${bounds.text} characters`;
  if (!isText(said.screen)) return 'names no "screen"';
  if (![undefined, 'answers', 'away'].includes(said.api as undefined)) {
    return 'says neither "answers" nor "away" of its "api"';
  }
  if (!isList(said.steps, bounds.steps)) return `has not 1 to ${bounds.steps} "steps"`;
  const wrong = said.steps.findIndex((step) => !isStep(step));
  if (wrong >= 0) return `has a step ${wrong + 1} that neither sees, presses nor types`;
  return said.steps.some((step) => 'see' in (step as JourneyStep))
    ? undefined
    : 'sees nothing, so it cannot fail';
}

function isStep(said: unknown): said is JourneyStep {
  if (isObject(said, ['see'])) return isPerceived(said.see) || isWords(said.see);
  if (isObject(said, ['press'])) return isPerceived(said.press);
  return isObject(said, ['type', 'into']) && isText(said.type) && isPerceived(said.into);
}

function isPerceived(said: unknown): said is Perceived {
  return isObject(said, ['role', 'name']) && isText(said.name) && roles.includes(said.role as Role);
}

function isWords(said: unknown): said is { text: string } {
  return isObject(said, ['text']) && isText(said.text);
}

/** True for an object without other keys than these. */
function isObject(said: unknown, keys: string[]): said is Record<string, unknown> {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return false;
  return Object.keys(said).every((key) => keys.includes(key));
}

function isList(said: unknown, most: number): said is unknown[] {
  return Array.isArray(said) && said.length > 0 && said.length <= most;
}

function isText(said: unknown): said is string {
  return typeof said === 'string' && said.trim() !== '' && said.length <= bounds.text;
}
