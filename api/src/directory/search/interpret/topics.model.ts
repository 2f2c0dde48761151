import type { Match } from './match.model';

/** Topics whose score comes this near to the best are meant as well. */
const alike = 0.9;
/** Those that come this near may be meant instead, or are worth offering while somebody types. */
const possible = 0.45;
/** Weaker evidence is taken for none. */
const leastScore = 0.25;
const leastScoreOfTyped = 0.1;
const mostOthers = 3;

/** Topics that are meant, all of one level: of a profession, or professions themselves. */
export function topicsMeant(matches: Match[], parentOf: (topic: string) => string | null): Match[] {
  const [best] = matches;
  if (!best || best.score < leastScore) return [];
  const isTop = parentOf(best.topic) === null;
  return matches.filter(
    ({ topic, score, coverage }) =>
      score >= best.score * alike &&
      coverage >= best.coverage &&
      (parentOf(topic) === null) === isTop,
  );
}

/** Topics that may be meant instead. */
export function topicsPossible(matches: Match[], meant: Match[]): Match[] {
  const [best] = meant;
  if (!best) return [];
  return matches
    .filter((match) => !meant.includes(match) && match.score >= best.score * possible)
    .slice(0, mostOthers);
}

/** Topics that what was typed so far can mean. */
export function topicsOffered(matches: Match[], isTyping: boolean): Match[] {
  const [best] = matches;
  const least = isTyping ? leastScoreOfTyped : leastScore;
  if (!best || best.score < least) return [];
  return matches.filter(({ score }) => score >= Math.max(least, best.score * possible));
}
