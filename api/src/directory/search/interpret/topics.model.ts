import type { Match } from './match.model';

/** Topics with this share of the best score are meant as well. */
const alike = 0.9;
/** Topics with this share are offered as alternatives, or as suggestions while typing. */
const possible = 0.45;
/** Lower scores are ignored. */
const leastScore = 0.25;
const leastScoreOfTyped = 0.1;
const mostOthers = 3;

/** The topics meant, all on one level: professions, or topics of professions. */
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

/** Alternative topics. */
export function topicsPossible(matches: Match[], meant: Match[]): Match[] {
  const [best] = meant;
  if (!best) return [];
  return matches
    .filter((match) => !meant.includes(match) && match.score >= best.score * possible)
    .slice(0, mostOthers);
}

/** Topics that an incomplete query can mean. */
export function topicsOffered(matches: Match[], isTyping: boolean): Match[] {
  const [best] = matches;
  const least = isTyping ? leastScoreOfTyped : leastScore;
  if (!best || best.score < least) return [];
  return matches.filter(({ score }) => score >= Math.max(least, best.score * possible));
}
