import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Checkers of barriers that judge a document from within: each script is a global of its own. */
const SCRIPTS = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'];

const sources = SCRIPTS.map((script) => readFileSync(require.resolve(script), 'utf8'));

/**
 * What both checkers find in an opened page, or in a part of it. The rule of a finding on an element that
 * assistive technology is not told of ends in `, not exposed`.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').JSHandle<Element>} [part] default: all of the page
 */
export async function barriersIn(page, part) {
  for (const source of sources) await page.evaluate(source);
  await page.evaluate(defineRuleAt);
  // The one after the other: IBM’s removes templates.
  const htmlcs = await page.evaluate(askCodeSniffer, part).catch(failed);
  const ibm = await page.evaluate(askIbm, part).catch(failed);
  return { ibm, htmlcs };
}

/** A checker that fails over a page has not judged it. */
const failed = ({ message }) => [{ rule: 'checker-failed', says: message.split('\n')[0] }];

/** Runs in the page. */
function defineRuleAt() {
  const isExposed = (element) =>
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true });
  globalThis.ruleAt = (rule, node) =>
    node instanceof Element && !isExposed(node) ? `${rule}, not exposed` : rule;
}

/** Runs in the page: violations that IBM's checker is sure of. */
async function askIbm(part = document) {
  // Templates are inert, and the checker fails over their elements.
  for (const template of document.querySelectorAll('template')) template.remove();
  const { results } = await new globalThis.ace.Checker().check(part, [
    'IBM_Accessibility',
    'WCAG_2_2',
  ]);
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, reasonId, message, snippet, path, node }) => ({
      rule: globalThis.ruleAt(`${ruleId}/${reasonId}`, node),
      says: `${message} ${snippet} at ${path.dom}`,
    }));
}

/** Runs in the page: errors by WCAG 2 AA; warnings and notices want a person. */
async function askCodeSniffer(part = document) {
  const { HTMLCS } = globalThis;
  // Some of its messages have no text in its own catalogue, at which it would end.
  const { getTranslation } = HTMLCS;
  HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key;
  // Some of its rules look an id up in what they judge.
  part.getElementById ??= (id) => document.getElementById(id);
  await new Promise((resolve, reject) => {
    HTMLCS.process('WCAG2AA', part, resolve, reject, 'en');
  });
  return HTMLCS.getMessages()
    .filter(({ type }) => type === HTMLCS.ERROR)
    .map(({ code, msg, element }) => ({
      rule: globalThis.ruleAt(code.replace('WCAG2AA.', ''), element),
      says: `${msg} ${element.outerHTML?.slice(0, 200) ?? 'the document'}`,
    }));
}
