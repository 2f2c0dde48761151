import { nameIn } from '@nukkad/platform/names/in-languages';
import type { Page } from '@playwright/test';

/** What stays in Latin letters in every language: brands, units, forms of data, halves of the day. */
const LATIN = [
  ...[
    'Nukkad',
    'WhatsApp',
    'Google',
    'Facebook',
    'Apple',
    'Chrome',
    'Linux',
    'Instagram',
    'YouTube',
  ],
  ...[
    'UPI',
    'GST',
    'GSTIN',
    'PAN',
    'PDF',
    'CSV',
    'OTP',
    'SMS',
    'QR',
    'ID',
    'API',
    'JSON',
    'CA',
    'Dr',
    'Adv',
  ],
  // The hidden button of a calendar's library, and a hint with words to be typed.
  ...['Next', 'visit', 'hour', 'lesson'],
  ...['LCP', 'INP', 'CLS', 'km', 'KB', 'MB', 'GB', 'ms', 'AM', 'PM'],
];

/** What the API answers to a page from now on, as strings: names, and what people wrote. */
export function answeredStrings(page: Page): () => Promise<string[]> {
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const isAnswer =
      /\/api\//.test(response.url()) && /json/.test(response.headers()['content-type'] ?? '');
    if (isAnswer) answers.push(response.json().then(stringsIn, () => []));
  });
  return async () => (await Promise.all(answers)).flat();
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** What people of the sample wrote by themselves that is also the name of a list: services, addresses. */
const TYPED = ['Exam preparation', 'Consultation', 'Home', 'Bengaluru'];

/**
 * Words in Latin letters on a page in another script that are not marked as English, with those that a
 * voice says and the title; each with the element in which it stands. What the API answered stands unmarked
 * within sentences, and by itself on pages of one account, as long as it is the name of no list.
 */
export function englishLeft(
  page: Page,
  language: 'hi' | 'kn',
  { answered, isPrivate }: { answered: readonly string[]; isPrivate: boolean },
): Promise<string[]> {
  const isWritten = (text: string) =>
    text.length > 3 && (TYPED.includes(text) || nameIn(language, text) === text);
  const values = [...new Set(answered.map((text) => text.trim()).filter(isWritten))];
  values.sort((one, other) => other.length - one.length);
  return page.evaluate(scan, { known: LATIN, values, isPrivate });
}

/** Runs in the page. */
function scan({
  known,
  values,
  isPrivate,
}: {
  known: string[];
  values: string[];
  isPrivate: boolean;
}): string[] {
  const APART =
    'script, style, noscript, template, code, pre, textarea, [lang|=en], [translate=no]';
  const SAID = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];
  const COOKIE = /\bnukkad[-_][\w-]+/g;
  const ADDRESS =
    /\S+@\S+|\/dev\/\w+|https?:\S+|\S*\.(?:in|com|org|gov|example)\b\S*|\b[A-Z]{1,4}-[A-Z\d-]+|#\S+|\bsample-\d+|\(sample\)|“[^”]*”/g;
  // What is marked somewhere may also be said in the title and in names of controls.
  const marked = [...document.querySelectorAll('[lang|=en]')].map(
    (one) => one.textContent?.trim() ?? '',
  );
  const written = [...(isPrivate ? values : []), ...marked.filter((one) => one.length > 1)];
  const embedded = [...document.querySelectorAll('script[type="application/json"]')].flatMap(
    (one) =>
      [...(one.textContent ?? '').matchAll(/"([^"\\]{2,}[A-Za-z]{2}[^"\\]*)"/g)].map(
        ([, text = '']) => text,
      ),
  );
  const NATIVE = /[\p{Script=Devanagari}\p{Script=Kannada}]/u;
  // A value within a sentence cannot be marked by itself.
  const wordsIn = (said: string) => {
    const data = NATIVE.test(said) ? [...written, ...values, ...embedded] : written;
    const rest = data.reduce(
      (text, one) => (text.includes(one) ? text.replaceAll(one, ' ') : text),
      said.replace(COOKIE, ''),
    );
    return rest.replace(ADDRESS, '').match(/\p{Script=Latin}{2,}/gu) ?? [];
  };
  // In a sentence of the page's language, names stand with a capital: a person's, a clinic's.
  const isEnglish = (said: string) =>
    wordsIn(said).some(
      (word) => !known.includes(word) && (!NATIVE.test(said) || !/^\p{Lu}/u.test(word)),
    );
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const found = new Set<string>();
  const keep = (element: Element, said: string, where = '') => {
    if (element.closest(APART) || !isEnglish(said)) return;
    found.add(`${element.tagName.toLowerCase()}${where}: ${said.trim().slice(0, 80)}`);
  };
  if (isEnglish(document.title)) found.add(`title: ${document.title}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, data } = text as Text;
    if (parentElement && isShown(parentElement)) keep(parentElement, data);
  }
  for (const name of SAID) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (isShown(element)) keep(element, element.getAttribute(name) ?? '', `[${name}]`);
    }
  }
  return [...found];
}

/**
 * Text that does not fit into its element: clipped by it or by an ancestor without an ellipsis, or sticking
 * out of a control's box.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels by which marks of Indian scripts may rise over a line without being cut. */
    const TOLERANCE = 2;
    const CONTROLS = 'button, [role=tab], [role=button], [role=option], summary, th';
    const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
    const isMeant = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const clips = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
      ['hidden', 'clip'].includes(axis === 'X' ? style.overflowX : style.overflowY);
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX + overflowY);
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    /** What cuts a box: the first ancestor that clips and is smaller; one that scrolls shows it all. */
    const cutter = (from: Element, box: DOMRect): string | undefined => {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const own = at.getBoundingClientRect();
        if (isHidden(own) || isMeant(style) || scrolls(style)) return undefined;
        // A slide beside the stage: it comes onto it whole.
        if (box.left >= own.right || box.right <= own.left) return undefined;
        const isWide = box.right > own.right + TOLERANCE || box.left < own.left - TOLERANCE;
        const isTall = box.bottom > own.bottom + TOLERANCE || box.top < own.top - TOLERANCE;
        if ((clips(style, 'X') && isWide) || (clips(style, 'Y') && isTall)) return 'cut';
        if (at.matches(CONTROLS) && isWide && style.display !== 'inline') return 'wider';
        if (style.position === 'fixed') return undefined;
      }
      return undefined;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('script, style, svg, [inert]'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = boxOf(text);
      const how = isHidden(box) ? undefined : cutter(parent, box);
      if (how)
        found.add(
          `${how}: ${parent.tagName.toLowerCase()}.${parent.className} ${text.data.trim().slice(0, 60)}`,
        );
    }
    return [...found];
  });
}
