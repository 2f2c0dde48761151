/** A thing of schema.org: `{ '@type': 'Dentist', name: 'Dr. Rao' }`, without `@context`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What a page is called and how others may show it: in a search result, in a shared link. */
export interface PageIdentity {
  /** The page's name, without the product's. */
  title: string;
  /** One or two sentences that make sense outside the page. */
  description?: string;
  /** The one address of what is shown, from the root: `/doctors?spec=dentist`. */
  canonical?: string;
  /** Path of a picture of it. */
  picture?: string;
  /** What the page is about, for machines. */
  data?: readonly StructuredData[];
}

const PRODUCT = 'Nukkad';
const DATA = 'nukkad-page-data';

/** `Dentists · Nukkad`; the product's own name stays alone. */
export function documentTitle(title: string): string {
  return title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Structured data as the text of a script element; nothing in it can end the element. */
export function dataText(data: readonly StructuredData[]): string {
  const things = data.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(things).replace(/</g, '\\u003c');
}

/** What a tag said before the first page changed it: pages without an own word go back to it. */
const initial = new Map<string, string | null>();

/** Makes the document's head say what the page is. Called in a browser, after it is drawn. */
export function describeDocument(page: PageIdentity): void {
  const { title, description, canonical, picture, data = [] } = page;
  document.title = documentTitle(title);
  const address = canonical && new URL(canonical, location.origin).href;
  say('meta[name="description"]', 'content', description);
  say('meta[property="og:title"]', 'content', title);
  say('meta[property="og:description"]', 'content', description);
  say('meta[property="og:url"]', 'content', address);
  say('meta[property="og:image"]', 'content', picture && new URL(picture, location.origin).href);
  say('link[rel="canonical"]', 'href', address);
  sayData(data);
}

function say(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (!initial.has(selector)) initial.set(selector, found?.getAttribute(attribute) ?? null);
  const said = value ?? initial.get(selector) ?? null;
  if (said === null) {
    found?.remove();
    return;
  }
  const tag = found ?? document.head.appendChild(tagFor(selector));
  if (tag.getAttribute(attribute) !== said) tag.setAttribute(attribute, said);
}

/** `meta[name="description"]` → `<meta name="description">`. */
function tagFor(selector: string): Element {
  const [, element = '', name = '', value = ''] = /^(\w+)\[(\w+)="(.+)"\]$/.exec(selector) ?? [];
  const tag = document.createElement(element);
  tag.setAttribute(name, value);
  return tag;
}

function sayData(data: readonly StructuredData[]): void {
  document.getElementById(DATA)?.remove();
  if (data.length === 0) return;
  const block = document.createElement('script');
  block.id = DATA;
  block.type = 'application/ld+json';
  block.text = trustedData(dataText(data));
  document.head.append(block);
}

interface DataPolicy {
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: DataPolicy): DataPolicy;
}

let policy: DataPolicy | null = null;

/**
 * The text of a script element, as browsers with Trusted Types demand it also of data. Only JSON
 * passes: read as a program it would do nothing.
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
