/** A schema.org object: `{ '@type': 'Dentist', name: 'Dr. Rao' }`, without `@context`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Title and metadata of a page, for search results and shared links. */
export interface PageIdentity {
  /** The page's title, without the product's name. */
  title: string;
  /** One or two sentences that make sense outside the page. */
  description?: string;
  /** Canonical address of the content, from the root: `/doctors?spec=dentist`. */
  canonical?: string;
  /** Path of a preview picture. */
  picture?: string;
  /** Structured data about the page's subject. */
  data?: readonly StructuredData[];
}

const PRODUCT = 'Nukkad';
const DATA = 'nukkad-page-data';

/** `Dentists · Nukkad`; the product's own name stays alone. */
export function documentTitle(title: string): string {
  return title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Serialises structured data for a script element; escaped, so that it cannot end the element. */
export function dataText(data: readonly StructuredData[]): string {
  const things = data.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(things).replace(/</g, '\\u003c');
}

/** Initial contents of the tags: pages without their own value restore them. */
const initial = new Map<string, string | null>();

/** Updates the document's head from the page's identity. Call in a browser, after rendering. */
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
  const block = dataBlock(data);
  if (block) block.id = DATA;
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
