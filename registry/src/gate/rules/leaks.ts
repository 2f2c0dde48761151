import { type Objection, outcomeOf } from '../subject/outcome';
import type { Rule } from './rule';

interface Leak {
  pattern: RegExp;
  what: string;
  fix: string;
}

const REVOKE = 'Take it out of the sources, revoke it, and keep its successor on the server';

const LEAKS: Leak[] = [
  { pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, what: 'a private key', fix: REVOKE },
  { pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, what: 'an AWS access key', fix: REVOKE },
  { pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/, what: 'a GitHub token', fix: REVOKE },
  { pattern: /\bsk_live_[A-Za-z0-9]{16,}\b/, what: 'a secret payment key', fix: REVOKE },
  { pattern: /\bxox[abprs]-[A-Za-z0-9-]{20,}\b/, what: 'a Slack token', fix: REVOKE },
  {
    pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    what: 'a signed token (JWT)',
    fix: REVOKE,
  },
  {
    pattern: /sourceMappingURL=data:/,
    what: 'its own source map',
    fix: 'Build with the preset, which writes source maps beside the files; they are not released',
  },
  {
    pattern: /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+|\/)/,
    what: 'an address of somebody’s own machine',
    fix: 'Ask through the SDK, which knows where the API is',
  },
];

/** A remote's files contain nothing confidential, and nothing that works on one machine only. */
export const leaksRule: Rule = {
  name: 'leaks',
  about: 'no secrets, source maps or addresses of one machine are in the files',
  judge: ({ candidate: { files } }) =>
    outcomeOf(
      files
        .filter(({ path }) => /\.(js|css|html|svg)$/.test(path))
        .flatMap(({ path, content }) => leaksIn(path, content.toString('utf8'))),
    ),
};

function leaksIn(path: string, text: string): Objection[] {
  return LEAKS.filter(({ pattern }) => pattern.test(text)).map(({ what, fix }) => ({
    cause: `${path} contains ${what}`,
    fix,
  }));
}
