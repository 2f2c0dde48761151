/** What visits met of one version: how many tried it, and how many of them something went wrong for. */
export interface Arm {
  visits: number;
  troubled: number;
}

/** What a canary is judged by, counted since it began. */
export interface Evidence {
  /** Hundredths of a percent of the visitors, as the canary was set up: 500 = 5 %. */
  share: number;
  canary: Arm;
  /** The version of everybody else, over the same time. */
  live: Arm;
  /** The same version in the time before; only a canary for everybody is compared with that. */
  before?: Arm;
}

/**
 * What to do about a canary. `take-back` when it is worse; `healthy` when enough people have tried
 * it to say that it is not; `go-on` while neither can be said. `factor` says how many times better
 * the figures are explained by a worse canary than by an equal one.
 */
export type Verdict = { do: 'go-on' | 'healthy' | 'take-back'; factor: number; why: string };

/** A canary that is no worse is taken back with at most this probability, over its whole life. */
export const falseAlarms = 0.001;

/** How many times more often the canary may go wrong; each is as likely as the others. */
const risks = [2, 4, 8, 16, 64, 256];

/** `healthy` takes so many visits, and a rate that is surely no more than so much above the live. */
const enoughVisits = 500;
const tolerated = 0.02;
/** Standard deviations of 99.9 %, to one side. */
const sure = 3.09;

/**
 * Judges a canary; may be asked as often as one likes.
 *
 * Looks at whom things went wrong for: whether a visitor belongs to the canary is drawn by lot, so
 * if both versions are equal, each trouble is the canary's with the probability of its share,
 * however often there is trouble at the time. The likelihood of the figures under a mixture of
 * worse canaries, divided by that under an equal one, is then a martingale that begins at 1: it
 * ever reaches 1000 with a probability of at most 0.001 (Ville), whenever one looks.
 *
 * Where more of the visits counted were the canary's than its share says, that part is taken
 * instead, which only makes the verdict more careful.
 *
 * A canary for everybody has nobody beside it. It is compared with the highest rate that the live
 * version surely had until then: `falseAlarms` holds once more for that rate, and only while nothing
 * else goes wrong. Of a version that nobody has met nothing is sure, and it is never taken back.
 *
 * @example judge({ share: 500, canary: { visits: 40, troubled: 9 }, live: { visits: 760, troubled: 1 } }).do // 'take-back'
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

/** The same martingale where the rate of an equal canary is known to be no higher. */
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

/** The logarithm of the mean of what these are the logarithms of. */
function logMean(logs: number[]): number {
  const most = Math.max(...logs);
  const sum = logs.reduce((all, log) => all + Math.exp(log - most), 0);
  return most + Math.log(sum / logs.length);
}

const rateOf = ({ visits, troubled }: Arm): number => (visits === 0 ? 0 : troubled / visits);

/** Upper end of Wilson's interval of the rate; of nothing anything may be. */
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
