import { versionOf } from '../support/judge.mjs';
import { visitedPages } from './support/visits.mjs';

/** HTML_CodeSniffer, which pa11y asks, on every page, opened. */
export const judge = {
  title: 'HTML_CodeSniffer: barriers by WCAG 2 AA',
  needs: 'product',
  version: async () => versionOf('html_codesniffer', import.meta.url),
  async run(context) {
    const visits = await visitedPages(context);
    const findings = visits.flatMap(({ where, htmlcs }) =>
      htmlcs.map((one) => ({ ...one, where })),
    );
    return { examined: visits.length, findings };
  },
};
