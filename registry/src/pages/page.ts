import {
  type Composition,
  compositionElementId,
  keysElementId,
  limits,
  type PartManifest,
  type Signature,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { OWN_ORIGIN_SCRIPT } from '../composition/compose';
import { reloadElement } from './dev-reload';
import { iconLink, stylesheets } from './head-links';
import { fontPreload, inlineJson, tag } from './html';
import { remoteOf } from './page-composition';
import { shareTags } from './share';
import { WORKER_MARK } from './worker';

/** The shell's release as pages use it. */
export interface ShellFiles {
  manifest: PartManifest;
  integrity: Record<string, string>;
  /** Static markup in `#root` until the shell renders; may be empty. */
  skeleton: string;
  /** The icon's SVG, embedded in the page to save every browser a request. May be empty. */
  icon: string;
  hasWebManifest: boolean;
  /** The release has `apple-touch-icon.png`, requested only by home screens. */
  hasTouchIcon: boolean;
  /** The release has `social-card.png`, for link previews. */
  hasSocialCard: boolean;
  /** Public origin of the product: `https://nukkad.example`; empty when unknown. */
  origin: string;
  /** Pages have a service worker. */
  hasWorker: boolean;
  /** The release has `theme.js`, the only script that runs before the first paint. */
  hasTheme: boolean;
}

/** Proof that a page's composition is authentic. */
export interface Proof {
  signature: Signature;
  /** The keys that this page trusts, now and for later updates: id → raw public key, base64. */
  keys: Record<string, string>;
  /**
   * How many of them must sign what the page fetches later; absent for one. The page's own
   * composition needs one signature: whoever could change it could change this number as well.
   */
  threshold?: number;
}

/** One page: its composition, its route, and whether it reloads in development. */
export interface PageInput {
  composition: Composition;
  proof: Proof;
  shell: ShellFiles;
  /** Undefined for `index.html` of a site map without `/`. */
  route: SiteRoute | undefined;
  /** Excluded from search engines. */
  isHidden?: boolean;
  dev: boolean;
}

const TITLE = 'Nukkad: trusted professionals near you';

const DESCRIPTION =
  'Find and book local professionals you can trust: doctors, teachers, advocates, engineers and more, near you.';

/**
 * The document of one route. Only the shell's script is loaded; files of the route's remote are
 * preloaded, never added as scripts, because the federation runtime adopts an existing tag and then
 * waits for a load event that may have fired already.
 */
export function renderPage(input: PageInput): string {
  const { shell, dev, isHidden } = input;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nukkad</title>
<meta name="description" content="${DESCRIPTION}">
${isHidden ? '<meta name="robots" content="noindex">\n' : ''}<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1d28">
${[...headLinks(input), ...socialTags(input)].join('\n')}
${signedBlocks(input)}
</head>
<body>
<div id="root">${shell.skeleton.trim()}</div>
<noscript><p>Nukkad needs JavaScript. Please switch it on in your browser and load this page again.</p></noscript>${dev ? `\n${reloadElement()}` : ''}
</body>
</html>
`;
}

function signedBlocks({ composition, proof }: PageInput): string {
  const { signature, keys, threshold } = proof;
  const json = { type: 'application/json' };
  const signed = {
    ...json,
    id: compositionElementId,
    'data-key': signature.key,
    'data-signature': signature.value,
    ...(signature.live && { 'data-live': JSON.stringify(signature.live) }),
  };
  const trusted = {
    ...json,
    id: keysElementId,
    ...(threshold && { 'data-threshold': String(threshold) }),
  };
  return [
    `${tag('script', trusted)}${inlineJson(keys)}</script>`,
    `${tag('script', signed)}${inlineJson(composition)}</script>`,
  ].join('\n');
}

function socialTags({ composition, shell }: PageInput): string[] {
  const card = `/shell/${composition.shell.version}/social-card.png`;
  return shareTags({
    title: TITLE,
    description: DESCRIPTION,
    origin: shell.origin,
    card: shell.hasSocialCard ? card : undefined,
  });
}

function headLinks({ composition, shell, route }: PageInput): string[] {
  const { assets = '' } = composition;
  const own = `/shell/${composition.shell.version}/`;
  const base = assets + own;
  const { entry, preload } = shell.manifest;
  const guarded = (file: string) => ({
    crossorigin: true as const,
    integrity: shell.integrity[file],
  });
  return [
    ...(assets ? [ownOriginScript(own, assets, shell.integrity), preconnect(assets)] : []),
    // First: text that is there before its font is painted twice.
    ...preload.filter((file) => file.endsWith('.woff2')).map((file) => fontPreload(base + file)),
    ...(shell.hasTheme ? [themeScript(own, shell.integrity)] : []),
    ...stylesheets(base, shell.manifest, shell.integrity),
    `${tag('script', { defer: true, src: base + entry, ...guarded(entry) })}</script>`,
    ...remotePreloads(composition, route),
    ...iconLink(shell.icon),
    ...(shell.hasTouchIcon ? [touchIconLink(base)] : []),
    ...(shell.hasWebManifest ? [webManifestLink(own)] : []),
    ...(shell.hasWorker ? [WORKER_MARK] : []),
  ];
}

// Before every file that it looks after, and from the page's own origin. It blocks nothing for long:
// it is as small as a header.
function ownOriginScript(own: string, assets: string, integrity: Record<string, string>): string {
  const about = {
    src: own + OWN_ORIGIN_SCRIPT,
    crossorigin: true as const,
    integrity: integrity[OWN_ORIGIN_SCRIPT],
    'data-assets': assets,
    'data-patience': String(limits.assetsPatience),
  };
  return `${tag('script', about)}</script>`;
}

// Files of releases are asked for without cookies, on a connection of their own.
const preconnect = (assets: string) =>
  tag('link', { rel: 'preconnect', href: assets, crossorigin: true });

// Neither deferred nor async: a page must not be painted in one theme and then in another.
function themeScript(base: string, integrity: Record<string, string>): string {
  const src = `${base}theme.js`;
  return `${tag('script', { src, crossorigin: true, integrity: integrity['theme.js'] })}</script>`;
}

function touchIconLink(base: string): string {
  return tag('link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` });
}

function webManifestLink(base: string): string {
  return tag('link', { rel: 'manifest', href: `${base}site.webmanifest` });
}

function remotePreloads(composition: Composition, route: SiteRoute | undefined): string[] {
  const remote = route && remoteOf(composition, route);
  const screen = remote?.screens[route!.screen];
  if (!remote || !screen) return [];
  const preload = (as: 'script' | 'style') => (file: string) =>
    tag('link', {
      rel: 'preload',
      as,
      crossorigin: true,
      href: (composition.assets ?? '') + remote.base + file,
      integrity: remote.integrity[file],
    });
  const scripts = [...new Set([remote.entry, ...screen.scripts])];
  return [
    ...scripts.map(preload('script')),
    ...screen.styles.map(preload('style')),
    ...screen.reads.map(readPreload),
  ];
}

// The screen's own request reuses the preload; both need the same `crossorigin` mode.
function readPreload(href: string): string {
  return tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href });
}
