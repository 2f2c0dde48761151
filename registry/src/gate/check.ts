import type { Places } from '../core/places';
import { bootOutcome } from './boot/boot';
import { type Judgement, judgeFiles } from './judge-files';
import { readSubject } from './read-subject';
import { notRun } from './subject/outcome';
import { type Subject, withEarlier } from './subject/subject';

/** The gate's report on a build. Only `passed` may go live. */
export interface GateReport {
  part: string;
  version: string;
  /** `incomplete`: nothing was refused, but something could not be checked. */
  verdict: 'passed' | 'refused' | 'incomplete';
  judgements: Judgement[];
}

/** Options of `checkBuild`. */
export interface CheckOptions {
  /** The channel it would join. Default `stable`. */
  channel?: string;
  /** Without a browser: only the files are checked. */
  withoutBoot?: boolean;
  /** A running API for the screens, `http://…`. Default: every API call fails. */
  api?: string;
  /** Of samples of orders in which remotes arrive; the same seed gives the same sample. */
  seed?: number;
  /** Folder of an API's build to judge its calls by. Default: what the API that runs has said. */
  apiBuild?: string;
  /** Called at the start of each step, with a description. */
  onStep?: (line: string) => void;
}

/**
 * Judges whether a build may go live beside the parts of a channel: by its files, then by opening
 * every screen of it in a browser, in the live shell. Nothing live is changed.
 *
 * @param dist the build's folder
 * @returns every rule with its outcome; a refusal has cause and fix
 * @throws RegistryError `missing` without a build, `invalid` when its manifest is wrong
 * @example const { verdict } = await checkBuild(places, 'mf-doctor/dist');
 */
export async function checkBuild(
  places: Places,
  dist: string,
  options: CheckOptions = {},
): Promise<GateReport> {
  options.onStep?.('Judging the files');
  const { channel, apiBuild, seed } = options;
  const subject = { ...(await readSubject(places, dist, { channel, apiBuild })), seed };
  const judgements = judgeFiles(subject);
  // After a refusal by its files, the browser would only fail with less helpful messages.
  if (verdictOf(judgements) !== 'refused') {
    judgements.push(await booted(places, dist, subject, options));
    if (verdictOf(judgements) !== 'refused') {
      judgements.push(...(await bootedBefore(places, dist, subject, options)));
    }
  }
  const { manifest, version } = subject.candidate;
  return { part: manifest.part, version, verdict: verdictOf(judgements), judgements };
}

async function booted(
  places: Places,
  dist: string,
  subject: Subject,
  { api, withoutBoot, onStep }: CheckOptions,
): Promise<Judgement> {
  if (!withoutBoot) onStep?.('Opening every screen in the live shell');
  const outcome = withoutBoot
    ? notRun('No browser was asked for')
    : await bootOutcome(places, dist, subject, api);
  return {
    rule: 'boot',
    about: 'every screen opens and closes in the live shell, and plays what was recorded',
    outcome,
  };
}

/** The screens once more, beside the versions that open pages may still run. */
async function bootedBefore(
  places: Places,
  dist: string,
  subject: Subject,
  { api, withoutBoot, onStep }: CheckOptions,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const [beside, before] of withEarlier(subject)) {
    if (!withoutBoot) onStep?.(`Opening every screen beside ${beside}`);
    const outcome = withoutBoot
      ? notRun('No browser was asked for')
      : await bootOutcome(places, dist, before, api);
    const about = `the same beside ${beside}, which open pages may run`;
    judgements.push({ rule: 'boot-skew', about, outcome });
  }
  return judgements;
}

function verdictOf(judgements: Judgement[]): GateReport['verdict'] {
  const states = judgements.map(({ outcome }) => outcome.state);
  if (states.includes('refused')) return 'refused';
  return states.includes('not-run') ? 'incomplete' : 'passed';
}
