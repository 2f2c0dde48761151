import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
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
  title: 'Lighthouse: accessibility, best practices, search engines, performance, budgets',
  needs: 'product',
  version: async () => versionOf('lighthouse', import.meta.url),
  async run({ product: { origin } }) {
    const pages = await lighthousePages(origin);
    const reports = await reportsOn(origin, pages);
    return {
      examined: reports.length,
      findings: reports.flatMap(({ where, report }) =>
        [...failedAudits(report), ...overBudget(report)].map((found) => ({ ...found, where })),
      ),
      notes: reports.map(({ where, report }) => `${where}: ${measuredLine(report)}`),
    };
  },
};

/** Performance differs from one visit to the next: the one in the middle counts. */
const VISITS = 3;

/** PAGES=blogs: some of the pages, by a part of their address. */
const isWanted = ({ address }) => address.includes(process.env.PAGES ?? '');

/** Each page in each view: `[{ where, report }]`. */
async function reportsOn(origin, pages) {
  const chromePath = await chromiumPath();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  const reports = [];
  try {
    for (const { address, isIndexed } of pages.filter(isWanted)) {
      const seo = isIndexed ? ['seo'] : [];
      const onlyCategories = ['accessibility', 'best-practices', 'performance', ...seo];
      const flags = { port: chrome.port, onlyCategories, logLevel: 'error' };
      for (const [view, config] of views) {
        const visit = () => lighthouse(origin + encoded(address), flags, config);
        reports.push({ where: `${address} on a ${view}`, report: await middleOf(visit) });
      }
    }
  } finally {
    chrome.kill();
  }
  return reports;
}

/** The report in the middle of several visits; that of one that broke, if any did. */
async function middleOf(visit) {
  const reports = [];
  for (let visits = 0; visits < VISITS; visits += 1) {
    const { lhr } = await visit();
    if (lhr.runtimeError) return lhr;
    reports.push(lhr);
  }
  return computeMedianRun(reports);
}
