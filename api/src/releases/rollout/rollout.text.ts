import type { Objection } from './rollout.model';

const mostNamed = 3;

function named(objections: Objection[]): string {
  const all = objections.slice(0, mostNamed).map(({ cause, fix }) => `${cause}. ${fix}.`);
  const left = objections.length - all.length;
  return [...all, ...(left > 0 ? [`And ${left} more: \`nukkad check-api\` lists them.`] : [])].join(
    ' ',
  );
}

export const text = {
  asking: 'The gate is asked whether this API serves the pages that are live or open.',
  heldBack: (digest: string, objections: Objection[]) =>
    `This API takes no traffic yet, because live or open pages need what it does not serve. ${named(objections)} To let it serve all the same, start it with API_UNCHECKED="${digest}: <why>".`,
  unchecked: (why: string, objections: Objection[]) =>
    `This API serves although pages need more than it has (${why}). ${named(objections)}`,
  unjudged: (why: string) => `Nobody could tell whether this API serves every page: ${why}`,
};
