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
  {
    judge: 'html',
    rule: 'Attribute “autocorrect” not allowed on element “input” at this point.',
    why: 'It is in the standard since 2024; this version of the checker does not know it.',
  },
  {
    judge: 'html',
    rule: 'Bad value “…” for attribute “autocomplete” on element “input”: The string “webauthn” is not a valid autofill field name.',
    why: 'The standard’s way to offer passkeys; this version of the checker does not know it.',
  },
  ...['tr', 'th', 'td'].map((element) => ({
    judge: 'html',
    rule: `The “role” attribute must not be used on a “${element}” element which has a “table” ancestor with no “role” attribute, or with a “role” attribute whose value is “table”, “grid”, or “treegrid”.`,
    why: 'On a narrow screen rows are laid out as blocks; without roles some browsers drop the table.',
  })),
  {
    judge: 'structured-data',
    rule: 'TS2353',
    where: /^\/(homepage|hi|kn)?$/,
    why: '`query-input` is schema.org’s annotation of an action, which these types leave out.',
  },
];
