import type { SdkTypes } from '@nukkad/platform/contract';
import {
  bringUpToDate,
  contractDigest,
  type Places,
  readServedApi,
  recordServedApi,
} from '@nukkad/registry';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../core/config/settings';
import type { Health } from '../../core/http/health';
import { runPeriodically } from '../../core/jobs/run-periodically';
import { placesBeside, releasesIn } from '../release-health/releases';
import { askGate } from './ask-gate';
import { type Rollout, rolloutAfter, unreadyFor, type Verdict } from './rollout.model';

interface Deps extends Health {
  contract: SdkTypes;
  settings: Settings;
  /** For tests; else `nukkad check-api` in a process of its own. */
  ask?: (signal: AbortSignal) => Promise<Verdict>;
}

/** Milliseconds. What holds an API back ends with a release, or when pages of the day are gone. */
const askedAgainAfter = 60_000;
const mayEndWithin = 1_000;

/**
 * Holds an API of production back from traffic (`/readyz`) until it serves what pages need that are
 * live, or may be open from before. It answers requests meanwhile: where it has replaced another
 * already, being down would be worse. The contract that served last is kept in the registry, so a
 * restart of the same API asks nothing.
 */
export function registerRollout(app: FastifyInstance, deps: Deps): void {
  const { contract, settings, addDetail, addCondition } = deps;
  const places = placesBeside(settings);
  const digest = contractDigest(contract);
  const ending = new AbortController();
  const ask = deps.ask ?? ((signal: AbortSignal) => askGate(settings, contract, signal));
  let rollout: Rollout = settings.production ? { state: 'asking' } : { state: 'serves' };
  let isDecided = false;

  async function decide(): Promise<void> {
    await bringUpToDate(places).catch((error) => app.log.warn(error, 'the registry is away'));
    if ((await readServedApi(places))?.digest === digest) {
      rollout = { state: 'serves' };
      isDecided = true;
      return;
    }
    const verdict = await judged();
    if (ending.signal.aborted) return;
    rollout = rolloutAfter(verdict, digest, settings.uncheckedApi);
    isDecided = rollout.state === 'serves';
    const words = rollout.state === 'serves' ? rollout.note : unreadyFor(rollout);
    if (words) app.log.warn(words);
    if (isDecided) await record(app, places, contract, rollout);
  }

  // On a machine of one person the parts are released a moment later.
  async function judged(): Promise<Verdict> {
    const isAsked = settings.production && (await releasesIn(places).live()) !== undefined;
    return isAsked ? ask(ending.signal) : { state: 'passed' };
  }

  const wake = runPeriodically(app, {
    pause: askedAgainAfter,
    patience: mayEndWithin,
    work: async () => {
      if (!isDecided) await decide();
    },
    failed: (error) => app.log.error(error, 'whether this API serves its pages is asked again'),
  });
  app.addHook('onReady', async () => wake());
  app.addHook('preClose', async () => ending.abort());
  addCondition(() => unreadyFor(rollout));
  addDetail('rollout', () => ({ contract: digest, ...rollout }));
}

/** The gate judges new parts by what is kept; without it, by nothing. */
async function record(
  app: FastifyInstance,
  places: Places,
  contract: SdkTypes,
  rollout: Rollout,
): Promise<void> {
  const why = rollout.state === 'serves' ? rollout.note : undefined;
  await recordServedApi(places, contract, why).catch((error) =>
    app.log.warn(error, 'what this API serves was not kept in the registry'),
  );
}
