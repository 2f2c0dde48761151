import { versionOf } from '../support/judge.mjs';
import { barriersBy } from './support/visits.mjs';

/** IBM Equal Access on every page as opened, and on what opens further. */
export const judge = {
  title: 'IBM Equal Access: barriers by IBM’s rules and WCAG 2.2',
  needs: 'product',
  version: async () => versionOf('accessibility-checker-engine', import.meta.url),
  run: (context) => barriersBy('ibm', context),
};
