import { type Objection, outcomeOf } from '../subject/outcome';
import { type Finding, refusedByPolicy, scriptsOf } from '../subject/scripts';
import { isGuest } from '../subject/subject';
import type { Rule } from './rule';

/** Libraries whose style elements are allowed in the policy by hash. */
const KNOWN_BY_DIGEST = ['apexcharts'];

/** Style elements of React Aria for touch screens, which it can do without if refused. */
const DISPENSABLE = /overscroll-behavior: contain|touch-action: pan-x pan-y pinch-zoom/;

const SAYS: Record<Finding['what'], { does: string; fix: string }> = {
  evaluates: {
    does: 'makes code out of text',
    fix: 'Write the code as code; if a library does it, use a build or a library that does not',
  },
  'writes-style': {
    does: 'writes styles into the page',
    fix: 'Put the rules into a *.module.css, or set single properties with element.style',
  },
  'writes-markup': {
    does: 'writes markup into the page',
    fix: 'Let React draw it',
  },
};

/** Nothing in a remote needs what the pages' security policy refuses. */
export const policyRule: Rule = {
  name: 'policy',
  about: 'no script does what the pages’ security policy refuses',
  judge: ({ candidate }) => {
    // The shell's own scripts are covered by every journey of the product.
    if (!isGuest(candidate)) return outcomeOf([]);
    const isKnown =
      candidate.facts?.packages.some(({ name }) => KNOWN_BY_DIGEST.includes(name)) ?? false;
    return outcomeOf(
      scriptsOf(candidate).flatMap(({ path, content }) =>
        refusedByPolicy(content.toString('utf8'))
          .filter((finding) => !isHarmless(finding, isKnown))
          .map((finding) => objection(path, finding)),
      ),
    );
  },
};

function isHarmless({ what, context }: Finding, isKnown: boolean): boolean {
  return what === 'writes-style' && (isKnown || DISPENSABLE.test(context));
}

function objection(path: string, { what, code }: Finding): Objection {
  const { does, fix } = SAYS[what];
  return { cause: `${path} ${does}, which the pages' policy refuses: ${code}`, fix };
}
