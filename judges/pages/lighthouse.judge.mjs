import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumPath } from '../support/chromium.mjs';
import { versionOf } from '../support/judge.mjs';
import { failedAudits, measuredLine, overBudget } from './lighthouse.model.mjs';
import { encoded, lighthousePages } from './support/addresses.mjs';

/** Views with the settings that Lighthouse has for them; its own default is a telephone. */
const views = [
  ['telephone', undefined],
  ['computer', desktopConfig],
];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Lighthouse: accessibility, best practices, search engines, budgets',
  needs: 'product',
  version: async () => versionOf('lighthouse', import.meta.url),
  async run({ product: { origin } }) {
    const pages = await lighthousePages(origin);
    const reports = await reportsOn(origin, pages);
    return {
      examined: reports.length,
      findings: reports.flatMap(({ where, isMeasured, report }) =>
        [...failedAudits(report), ...(isMeasured ? overBudget(report) : [])].map((found) => ({
          ...found,
          where,
        })),
      ),
      notes: reports
        .filter(({ isMeasured }) => isMeasured)
        .map(({ where, report }) => `${where}: ${measuredLine(report)}`),
    };
  },
};

/** Each page in each view: `[{ where, isMeasured, report }]`. */
async function reportsOn(origin, pages) {
  const chromePath = await chromiumPath();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  const reports = [];
  try {
    for (const { address, isIndexed, isMeasured } of pages) {
      const onlyCategories = [
        ...['accessibility', 'best-practices'],
        ...(isIndexed ? ['seo'] : []),
        ...(isMeasured ? ['performance'] : []),
      ];
      for (const [view, config] of views) {
        const flags = { port: chrome.port, onlyCategories, logLevel: 'error' };
        const { lhr } = await lighthouse(origin + encoded(address), flags, config);
        reports.push({ where: `${address} on a ${view}`, isMeasured, report: lhr });
      }
    }
  } finally {
    chrome.kill();
  }
  return reports;
}
