import evaluator from 'csp_evaluator/dist/evaluator.js';
import finding from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';
import { versionOf } from '../support/judge.mjs';
import { addresses } from './kinds-of-pages.mjs';

const { Severity, Type } = finding;

/** Findings of a policy as it is; the others say what else could be added to it. */
const SEVERE = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE]);

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Content security policies, by Google’s evaluator',
  needs: 'production',
  version: async () => versionOf('csp_evaluator', import.meta.url),
  async run({ product }) {
    const policies = await policiesBy(addresses, product.origin);
    const findings = [...policies].flatMap(([policy, where]) => findingsOf(policy, where));
    return {
      examined: addresses.length,
      findings,
      notes: [`${policies.size} different policies`],
    };
  },
};

/** Policy → the addresses that answer with it. */
async function policiesBy(all, origin) {
  const policies = new Map();
  for (const address of all) {
    const { headers } = await fetch(origin + address, { redirect: 'manual' });
    const policy = headers.get('content-security-policy') ?? '';
    policies.set(policy, [...(policies.get(policy) ?? []), address]);
  }
  return policies;
}

function findingsOf(policy, where) {
  const { csp } = new parser.CspParser(policy);
  return new evaluator.CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => SEVERE.has(severity))
    .map(({ type, severity, directive, value, description }) => ({
      rule: Type[type],
      where: where.join(' '),
      says: `${Severity[severity]}: ${directive} ${value ?? ''}: ${description}`,
    }));
}
