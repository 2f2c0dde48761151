/** Visits of one version: their number, and how many of them had trouble. */
export interface Arm {
  visits: number;
  troubled: number;
}

/** Input of a canary's evaluation, counted since it began. */
export interface Evidence {
  /** Hundredths of a percent of the visitors, as the canary was set up: 500 = 5 %. */
  share: number;
  canary: Arm;
  /** The live version, over the same time. */
  live: Arm;
  /** The live version before that; used only for a canary for all visitors. */
  before?: Arm;
}

/**
 * What to do about a canary. `take-back` when it is worse; `healthy` when enough visits show that
 * it is not; `go-on` while neither is certain. `factor` is the likelihood ratio of a worse canary
 * to an equal one.
 */
export type Verdict = { do: 'go-on' | 'healthy' | 'take-back'; factor: number; why: string };

/** Maximum probability, over a canary's whole life, of taking back one that is no worse. */
export const falseAlarms = 0.001;

/** Hypotheses for how many times more often a canary fails; all equally likely. */
const risks = [2, 4, 8, 16, 64, 256];

/** `healthy` requires this many visits, and a rate surely at most this much above the live one. */
const enoughVisits = 500;
const tolerated = 0.02;
/** Standard deviations of a one-sided 99.9 % bound. */
const sure = 3.09;

/**
 * Evaluates a canary; may be called at any time and any number of times.
 *
 * A visitor is assigned to the canary at random. If both versions are equal, each trouble therefore
 * belongs to the canary with the probability of its share, however frequent trouble is at the time.
 * The likelihood of the figures under a mixture of worse canaries, divided by that under an equal
 * one, is then a martingale that begins at 1: it ever reaches 1000 with a probability of at most
 * 0.001 (Ville's inequality), at whatever times it is checked.
 *
 * When more of the counted visits are the canary's than its share says, their actual proportion is
 * used, which only makes the verdict more careful.
 *
 * A canary for all visitors has no concurrent live version. It is compared with the upper bound of
 * the live version's rate before it: `falseAlarms` applies once more to that bound, and only while
 * nothing else fails. Without visits of the live version there is no bound, and the canary is never
 * taken back.
 *
 * @example judgeCanary({ share: 500, canary: { visits: 40, troubled: 9 }, live: { visits: 760, troubled: 1 } }).do // 'take-back'
 */
export function judgeCanary(evidence: Evidence): Verdict {
  const { canary, share } = evidence;
  const isForAll = share >= 10_000;
  const live = isForAll ? together(evidence.live, evidence.before) : evidence.live;
  const factor = Math.exp(isForAll ? logAgainst(highest(live), canary) : logFactor(evidence));
  if (factor >= 1 / falseAlarms) return { do: 'take-back', factor, why: figures(canary, live) };
  const isHealthy =
    canary.visits >= enoughVisits && highest(canary) <= rateOf(live) + tolerated && factor < 1;
  return { do: isHealthy ? 'healthy' : 'go-on', factor, why: figures(canary, live) };
}

function logFactor({ share, canary, live }: Evidence): number {
  const all = canary.visits + live.visits;
  if (all === 0) return 0;
  const s = Math.max(share / 10_000, canary.visits / all);
  if (s <= 0 || s >= 1) return 0;
  const logs = risks.map((risk) => {
    const spread = Math.log(1 - s + s * risk);
    return canary.troubled * (Math.log(risk) - spread) - live.troubled * spread;
  });
  return logMean(logs);
}

/** The same martingale when the rate of an equal canary has a known upper bound. */
function logAgainst(rate: number, { visits, troubled }: Arm): number {
  if (rate >= 1) return 0;
  const logs = risks.map((risk) => {
    const worse = Math.min(rate * risk, (1 + rate) / 2);
    return (
      troubled * Math.log(worse / rate) + (visits - troubled) * Math.log((1 - worse) / (1 - rate))
    );
  });
  return logMean(logs);
}

function together(arm: Arm, other: Arm = { visits: 0, troubled: 0 }): Arm {
  return { visits: arm.visits + other.visits, troubled: arm.troubled + other.troubled };
}

/** Log of the mean of exponentials, without overflow. */
function logMean(logs: number[]): number {
  const most = Math.max(...logs);
  const sum = logs.reduce((all, log) => all + Math.exp(log - most), 0);
  return most + Math.log(sum / logs.length);
}

const rateOf = ({ visits, troubled }: Arm): number => (visits === 0 ? 0 : troubled / visits);

/** Upper end of Wilson's interval of the rate; 1 without visits. */
function highest(arm: Arm): number {
  const n = arm.visits;
  if (n === 0) return 1;
  const rate = rateOf(arm);
  const z2 = sure * sure;
  const spread = sure * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  return (rate + z2 / (2 * n) + spread) / (1 + z2 / n);
}

const figures = (canary: Arm, live: Arm): string =>
  `something went wrong in ${share(canary)} of the canary and in ${share(live)} of the live version`;

const share = (arm: Arm): string =>
  `${arm.troubled} of ${arm.visits} visits (${(rateOf(arm) * 100).toFixed(1)} %)`;
