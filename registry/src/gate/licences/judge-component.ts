import type { Objection } from '../subject/outcome';
import { exceptions } from './exceptions';
import { isMet, parseExpression } from './expression';
import { digestOf, type Recognised, recognise } from './recognise';
import type { Component, LegalText } from './sbom';

const REVIEW =
  'use another package or version, or have the text reviewed (docs/security.md, "Supply chain")';

/** Words with which a package.json points to the text. */
const POINTS_TO_TEXT = /^see licen[cs]e in /i;

/**
 * Judges by its texts whether a bundled package may be shipped. What its package.json says has to
 * agree with them, but is never believed alone.
 *
 * @returns undefined when it may be shipped
 */
export function judgeComponent(component: Component): Objection | undefined {
  const { texts, stated } = component;
  if (isReviewed(component)) return undefined;
  const named = `${component.name} ${component.version}`;
  if (texts.length === 0) return withoutText(named, stated);
  const found = texts.map(({ file, text }) => ({ file, ...recognise(text) }));
  const unknown = found.find(({ ids, rest }) => ids.length === 0 || rest !== '');
  if (unknown) return unknownText(named, stated, { ...unknown, digest: digestOf(contents(texts)) });
  const ids = new Set(found.flatMap((one) => one.ids));
  return agrees(stated, ids) ? undefined : mismatch(named, stated, [...ids]);
}

function isReviewed({ name, texts }: Component): boolean {
  const digest = digestOf(contents(texts));
  return exceptions.some((one) => one.package === name && one.texts === digest);
}

const contents = (texts: LegalText[]) => texts.map(({ text }) => text);

function agrees(stated: string, ids: ReadonlySet<string>): boolean {
  if (stated === '' || POINTS_TO_TEXT.test(stated)) return true;
  const expression = parseExpression(stated);
  return expression !== undefined && isMet(expression, ids);
}

function withoutText(named: string, stated: string): Objection {
  return {
    cause: `${named} is bundled and has no licence text (${said(stated)}), so it may not be copied to visitors`,
    fix: `Bundle a version that has its text; else ${REVIEW}`,
  };
}

function unknownText(
  named: string,
  stated: string,
  { file, rest, digest }: Recognised & { file: string; digest: string },
): Objection {
  const words = rest ? `: "${rest} …"` : '';
  return {
    cause: `${named} is bundled and its ${file} is not the text of a licence that lets us ship it${words} (${said(stated)})`,
    fix: `The text decides, whatever package.json says: ${REVIEW}; its digest is ${digest}`,
  };
}

function mismatch(named: string, stated: string, ids: string[]): Objection {
  return {
    cause: `${named} is bundled and its text is ${ids.join(' and ')}, but ${said(stated)}, so nobody can tell what it is under`,
    fix: `Ask its authors which one holds; until then ${REVIEW}`,
  };
}

function said(stated: string): string {
  return `its package.json says ${stated || 'nothing'}`;
}
