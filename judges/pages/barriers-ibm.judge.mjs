import { versionOf } from '../support/judge.mjs';
import { visitedPages } from './support/visits.mjs';

/** IBM Equal Access on every page, opened. */
export const judge = {
  title: 'IBM Equal Access: barriers by IBM’s rules and WCAG 2.2',
  needs: 'product',
  version: async () => versionOf('accessibility-checker-engine', import.meta.url),
  async run(context) {
    const visits = await visitedPages(context);
    const findings = visits.flatMap(({ where, ibm }) => ibm.map((one) => ({ ...one, where })));
    return { examined: visits.length, findings };
  },
};
