/**
 * Findings that stay as they are, and why; docs/judged.md says it at length.
 *
 * @type {import('./support/verdict.mjs').Acceptance[]}
 */
export const accepted = [
  {
    judge: 'csp',
    rule: 'MISSING_DIRECTIVES',
    where: /^\/registry\.json \/sw\.js$/,
    why: 'Neither is a page: the one is data that browsers may not take for anything else, the other a worker.',
  },
  {
    judge: 'spectral',
    rule: 'path-keys-no-trailing-slash',
    where: /^paths \/api\/teacher\/teacherDetail\/$/,
    why: 'The path is the specification’s.',
  },
  {
    judge: 'redocly',
    rule: 'no-path-trailing-slash',
    where: /teacherDetail/,
    why: 'The path is the specification’s.',
  },
  {
    judge: 'redocly',
    rule: 'no-server-example.com',
    why: 'What is judged runs on this machine; the document names PUBLIC_URL.',
  },
  {
    judge: 'redocly',
    rule: 'no-ambiguous-paths',
    where: /\/paths\/~1api~1users~1/,
    why: 'Ids are UUIDs: `getUserById` and `deleteUser`, paths of the specification, are none.',
  },
  {
    judge: 'fuzz',
    rule: 'unavailable',
    where: /^addPushDevice$/,
    why: 'Notifications on devices need keys, which the judged product has not.',
  },
];
