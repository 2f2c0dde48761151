import { productSharePicture, sharePictureSize } from '../contract/addresses';
import { inLanguage, languages, offeredLanguages, sourceLanguage } from '../contract/languages';
import { pageLanguage } from '../words/page-language';
import { text } from './page-head.text';

/** A schema.org object: `{ '@type': 'Dentist', name: 'Dr. Rao' }`, without `@context`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** A picture for link previews, at the size that is named. */
export interface PagePicture {
  /** Path of the picture. */
  src: string;
  /** Pixels. Readers show the page large from 600 pixels of width on. */
  width: number;
  height: number;
  alt: string;
}

/** Title and metadata of a page, for search results and shared links. */
export interface PageIdentity {
  /** The page's title, without the product's name. */
  title: string;
  /** One or two sentences that make sense outside the page. */
  description?: string;
  /** Canonical address of the content, from the root: `/doctors?spec=dentist`. */
  canonical?: string;
  /**
   * Preview picture; without one, the product's card stands. A path alone leaves the card's size and
   * text, which may contradict the picture.
   */
  picture?: string | PagePicture;
  /** Addresses of the neighbouring pages of a paged list, from the root. */
  previous?: string;
  next?: string;
  /** `noindex` keeps the page out of search results. */
  robots?: 'noindex';
  /** Structured data about the page's subject. */
  data?: readonly StructuredData[];
}

const PRODUCT = 'Nukkad';
/** Element id of the page's structured data. */
export const pageDataId = 'nukkad-page-data';
/** Attribute of the elements that a page rendered ahead put into the head, for that page alone. */
export const aheadAttribute = 'data-nukkad-ahead';

/** `Dentists · Nukkad`; the product's own name stays alone. */
export function documentTitle(title: string): string {
  return title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Serialises structured data for a script element; escaped, so that it cannot end the element. */
export function dataText(data: readonly StructuredData[]): string {
  const things = data.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(things).replace(/</g, '\\u003c');
}

type HeadValue = readonly [selector: string, attribute: string, value: string | undefined];

/** Values of the head's tags; undefined for a tag that the page does not have. */
export function headValues(page: PageIdentity, origin: string): HeadValue[] {
  const { title, canonical, robots, previous, next } = page;
  const product = productWords();
  const description = page.description ?? product.description;
  const picture = typeof page.picture === 'string' ? { src: page.picture } : page.picture;
  const whole = (path?: string) => path && new URL(path, origin).href;
  const own = pageLanguage();
  const here = (path?: string) => path && whole(inLanguage(path, own));
  const address = here(canonical);
  return [
    ['meta[name="description"]', 'content', description],
    ['meta[name="robots"]', 'content', languages[own].isOffered ? robots : 'noindex'],
    ['meta[property="og:title"]', 'content', title],
    ['meta[property="og:description"]', 'content', description],
    ['meta[property="og:url"]', 'content', address],
    ...pictureValues({ ...product.picture, ...picture }, whole),
    ['meta[name="twitter:title"]', 'content', title],
    ['meta[name="twitter:description"]', 'content', description],
    ['link[rel="canonical"]', 'href', address],
    ['link[rel="prev"]', 'href', here(previous)],
    ['link[rel="next"]', 'href', here(next)],
    ...languageValues(robots === undefined ? canonical : undefined, whole),
  ];
}

/** What previews say where a page does not; in English the document of the release says it. */
function productWords(): Pick<PageIdentity, 'description'> & { picture?: PagePicture } {
  const own = pageLanguage();
  if (own === sourceLanguage || !languages[own].isOffered) return {};
  const picture = { src: productSharePicture(own), ...sharePictureSize, alt: text.title };
  return { description: text.description, picture };
}

/** The page in other languages, and its own, for search engines; nothing while there is one alone. */
function languageValues(
  canonical: string | undefined,
  whole: (path?: string) => string | undefined,
): HeadValue[] {
  const own = pageLanguage();
  const locale = own === sourceLanguage ? undefined : languages[own].tag.replace('-', '_');
  const others = offeredLanguages.length > 1 ? offeredLanguages : [];
  return [
    ['meta[property="og:locale"]', 'content', locale],
    ...others.map((language): HeadValue => {
      const address = canonical && whole(inLanguage(canonical, language));
      return [`link[hreflang="${languages[language].tag}"]`, 'href', address];
    }),
    // Whoever reads none of them gets the source language.
    ...(others.length > 0
      ? [['link[hreflang="x-default"]', 'href', whole(canonical)] as const]
      : []),
  ];
}

const largeFrom = 600;
const cardOf = (width: number) => (width >= largeFrom ? 'summary_large_image' : 'summary');

function pictureValues(
  picture: Partial<PagePicture>,
  whole: (path?: string) => string | undefined,
): HeadValue[] {
  const { src, width, height, alt } = picture;
  return [
    ['meta[property="og:image"]', 'content', whole(src)],
    ['meta[property="og:image:width"]', 'content', width?.toString()],
    ['meta[property="og:image:height"]', 'content', height?.toString()],
    ['meta[property="og:image:alt"]', 'content', alt],
    ['meta[name="twitter:card"]', 'content', width === undefined ? width : cardOf(width)],
  ];
}

/** `meta[name="description"]` → `meta`, `name`, `description`. */
export function selectorParts(selector: string): string[] {
  return /^(\w+)\[(\w+)="(.+)"\]$/.exec(selector)?.slice(1) ?? [];
}

/** The attributes that a selector names, and what goes with them: other languages are alternates. */
export function selectedAttributes(selector: string): Record<string, string> {
  const [, name = '', value = ''] = selectorParts(selector);
  return { ...(name === 'hreflang' && { rel: 'alternate' }), [name]: value };
}

/** Initial contents of the tags: pages without their own value restore them. */
const initial = new Map<string, string | null>();

/** Updates the document's head from the page's identity. Call in a browser, after rendering. */
export function describeDocument(page: PageIdentity): void {
  document.title = documentTitle(page.title);
  for (const value of headValues(page, location.origin)) say(value);
  // Parts add their own again: one of the next page must not keep data of this one.
  for (const block of document.head.querySelectorAll(`script[${aheadAttribute}]`)) block.remove();
  sayData(page.data ?? []);
}

function say([selector, attribute, value]: HeadValue): void {
  const found = document.head.querySelector(selector);
  if (!initial.has(selector)) {
    // What was rendered ahead belongs to the first page alone.
    const isOwn = !found || found.hasAttribute(aheadAttribute);
    initial.set(selector, isOwn ? null : found.getAttribute(attribute));
  }
  const said = value ?? initial.get(selector) ?? null;
  if (said === null) {
    found?.remove();
    return;
  }
  const tag = found ?? document.head.appendChild(tagFor(selector));
  if (tag.getAttribute(attribute) !== said) tag.setAttribute(attribute, said);
}

function tagFor(selector: string): Element {
  const [element = ''] = selectorParts(selector);
  const tag = document.createElement(element);
  for (const [name, value] of Object.entries(selectedAttributes(selector))) {
    tag.setAttribute(name, value);
  }
  return tag;
}

function sayData(data: readonly StructuredData[]): void {
  document.getElementById(pageDataId)?.remove();
  const block = dataBlock(data);
  if (block) block.id = pageDataId;
}

/** Adds structured data beside the page's own. Returns a function that removes it. */
export function addPageData(data: readonly StructuredData[]): () => void {
  const block = dataBlock(data);
  return () => block?.remove();
}

function dataBlock(data: readonly StructuredData[]): HTMLScriptElement | null {
  if (data.length === 0) return null;
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = trustedData(dataText(data));
  return document.head.appendChild(block);
}

interface DataPolicy {
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: DataPolicy): DataPolicy;
}

let policy: DataPolicy | null = null;

/**
 * Text of a script element: browsers with Trusted Types require it for data too. Only JSON passes,
 * which does nothing if run as a program.
 */
function trustedData(text: string): string {
  const rules: DataPolicy = {
    createScript(json) {
      JSON.parse(json);
      return json;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('nukkad', rules) ?? rules;
  return policy.createScript(text);
}
