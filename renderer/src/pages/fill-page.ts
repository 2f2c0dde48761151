import {
  aheadElementId,
  type Composition,
  compositionElementId,
  type Language,
  languageOfPath,
  languages,
  type RemoteRelease,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { escapeText, fontPreload, inlineJson, tag } from '@nukkad/registry/site';
import type { RenderedDocument } from '../protocol';
import type { HeadTag, RenderedPage } from '../worker/shell-bundle';
import { furtherStyles, type Stylesheet } from '../worker/styles';

/** Root and notice of a released page; the renderer's content takes their place. */
const EMPTY = /<div id="root">.*?<\/div>\n<noscript>.*?<\/noscript>/s;

/** What React puts before the content because it belongs into the head. */
const FOR_HEAD = /^(?:<(?:link|meta) [^>]*>)*/;

/** The composition that stands in a released page. */
export function compositionIn(document: string): Composition {
  const start = document.indexOf(`id="${compositionElementId}"`);
  const from = document.indexOf('>', start) + 1;
  const until = document.indexOf('</script>', from);
  if (start < 0 || until < 0) throw new Error('The page has no composition.');
  return JSON.parse(document.slice(from, until)) as Composition;
}

/**
 * Fills a released page with rendered content: its head, the styles of its screen before the
 * content, the content, and the state that hydration starts from.
 */
export function fillPage(
  document: string,
  { composition, address }: { composition: Composition; address: string },
  { html, head, state, route, status }: RenderedPage,
  styles: readonly Stylesheet[],
): RenderedDocument {
  const { remotes, assets = '' } = composition;
  const language = languageOfPath(address);
  const end = document.indexOf('</head>');
  const lines = inItsLanguage(document.slice(0, end), language).split('\n');
  const kept = lines.filter((line) => !isReplaced(line, head));
  const afterViewport = kept.findIndex((line) => line.includes('name="viewport"')) + 1;
  kept.splice(afterViewport, 0, ...head.map(serialised));
  const afterFonts = kept.findLastIndex((line) => line.includes(' as="font"')) + 1;
  if (afterFonts > 0) kept.splice(afterFonts, 0, ...furtherFonts(html, styles, kept, assets));
  const afterStyles = kept.findLastIndex((line) => line.includes(' rel="stylesheet"')) + 1;
  const links = [
    ...wordsOf(composition, language),
    ...linksTo(remotes[route.remote], route, { assets, language }),
  ];
  const further = furtherStyles(html, styles, hrefsOf([...kept, ...links], assets));
  kept.splice(afterStyles, 0, ...links, ...further.map((style) => styleLink(style, assets)));
  const [forHead = ''] = FOR_HEAD.exec(html) ?? [];
  const content = html.slice(forHead.length);
  const data = `${tag('script', { type: 'application/json', id: aheadElementId })}${inlineJson(state)}</script>`;
  const body = document.slice(end).replace(EMPTY, () => `<div id="root">${content}</div>\n${data}`);
  return { document: kept.join('\n') + forHead + body, status };
}

/** Tags of the released page that its identity has anew, and what the empty page loads ahead. */
function isReplaced(line: string, head: readonly HeadTag[]): boolean {
  if (line.startsWith('<link rel="preload"')) return !line.includes(' as="font"');
  if (line.startsWith('<title>')) return head.some(({ name }) => name === 'title');
  return head.some(({ name, attributes }) => {
    const [key, value] = Object.entries(attributes)[0] ?? [];
    return name === 'meta' && line.startsWith(`<meta ${key}="${value}"`);
  });
}

function serialised({ name, attributes, text }: HeadTag): string {
  const opened = tag(name, attributes);
  if (name === 'title') return `${opened}${escapeText(text ?? '')}</title>`;
  // A script's text is JSON without `<`.
  return name === 'script' ? `${opened}${text}</script>` : opened;
}

/** Paths of the stylesheets that these lines link, without the origin they are asked from. */
function hrefsOf(lines: readonly string[], assets: string): Set<string> {
  const styles = lines.filter((line) => line.includes(' rel="stylesheet"'));
  const hrefs = styles.map((line) => /href="([^"]*)"/.exec(line)?.[1] ?? '');
  return new Set(hrefs.map((href) => (href.startsWith(assets) ? href.slice(assets.length) : href)));
}

/** A font that arrives after the first paint has the whole page laid out anew. */
function furtherFonts(
  html: string,
  styles: readonly Stylesheet[],
  kept: readonly string[],
  assets: string,
): string[] {
  const shown = styles.flatMap(({ fonts }) => fonts).filter(({ letters }) => letters.test(html));
  const added = shown.filter(({ href }) => !kept.some((line) => line.includes(href)));
  return [...new Set(added.map(({ href }) => href))].map((href) => fontPreload(assets + href));
}

const styleLink = ({ href, integrity }: Pick<Stylesheet, 'href' | 'integrity'>, assets: string) =>
  tag('link', { rel: 'stylesheet', crossorigin: true, href: assets + href, integrity });

/** Released pages are in the language of the source. */
const inItsLanguage = (head: string, language: Language) =>
  head.replace(/<html lang="[^"]*">/, () => `<html lang="${languages[language].tag}">`);

/** The shell's words, which its script asks for before anything else. */
function wordsOf({ shell, assets = '' }: Composition, language: Language): string[] {
  const files = shell.languages?.[language] ?? [];
  return files.map((file) =>
    tag('link', {
      rel: 'preload',
      as: 'script',
      crossorigin: true,
      href: `${assets}/shell/${shell.version}/${file}`,
      integrity: shell.integrity?.[file],
    }),
  );
}

/**
 * The screen's files: its styles are in force before the content, its scripts are on their way behind
 * them and behind the shell, which runs first. Without a word of that a browser hurries preloads more
 * than the shell's deferred script, and the first paint waits for them.
 */
function linksTo(
  remote: RemoteRelease | undefined,
  { screen }: SiteRoute,
  { assets, language }: { assets: string; language: Language },
): string[] {
  const files = remote?.screens[screen];
  if (!remote || !files) return [];
  const about = (file: string) => ({
    crossorigin: true as const,
    href: assets + remote.base + file,
    integrity: remote.integrity[file],
  });
  const words = remote.languages?.[language] ?? [];
  const behind = { rel: 'preload', as: 'script', fetchpriority: 'low' };
  const scripts = [...new Set([remote.entry, ...words, ...files.scripts])];
  return [
    ...files.styles.map((file) => tag('link', { rel: 'stylesheet', ...about(file) })),
    ...scripts.map((file) => tag('link', { ...behind, ...about(file) })),
  ];
}
