import { versionOf } from '../support/judge.mjs';
import { barriersBy } from './support/visits.mjs';

/** HTML_CodeSniffer, which pa11y asks, on every page as opened, and on what opens further. */
export const judge = {
  title: 'HTML_CodeSniffer: barriers by WCAG 2 AA',
  needs: 'product',
  version: async () => versionOf('html_codesniffer', import.meta.url),
  run: (context) => barriersBy('htmlcs', context),
};
