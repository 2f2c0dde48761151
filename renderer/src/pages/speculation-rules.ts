import { inLanguage, offeredLanguages } from '@nukkad/platform/contract';

/** Where the API answers the rules; pages rendered ahead name it in a header. */
export const speculationRulesPath = '/api/speculation-rules';

/** Lists, and the pages that they lead to. Nothing here counts, confirms or belongs to a visitor. */
const PUBLIC = [
  ...['/', '/doctors', '/teachers', '/ca', '/labours', '/engineers', '/advocates', '/officers'],
  ...['/govt-officers', '/doctor-detail', '/teacher-detail', '/ca-detail', '/labour-detail'],
  ...['/engineer-detail', '/advocate-detail', '/officer-detail', '/govt-offices-detail'],
  ...['/blogs', '/blogs/:slug', '/stories', '/stories/:slug', '/campaigns', '/campaigns/:slug'],
  ...['/states/:state', '/investors', '/terms', '/privacy'],
];

const inEachLanguage = (path: string) =>
  offeredLanguages.map((language) => ({ pathname: inLanguage(path, language) }));

/** Parameters of one visit. */
const PRIVATE = ['preview', 'lock', 'token', 'code', 'key'];

/**
 * Links that load a document: all of a page without script, where `noscript` has elements, and those
 * that open a tab. The shell routes the others, whose documents would be fetched for nothing.
 */
const LOADING = [':root:has(noscript > *) a[href]', 'a[href][target="_blank"]'];

/** Which documents browsers may fetch before they are asked for, as the Speculation Rules API says. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: PUBLIC.flatMap(inEachLanguage) },
          { selector_matches: LOADING },
          { not: { href_matches: PRIVATE.map((name) => ({ search: `*${name}=*` })) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
