import { digestsElementId } from '@nukkad/platform/contract';
import { pageFile } from '../composition/paths';
import { partFolder } from '../core/places';
import type { ReleasedPart } from '../parts/read-release';
import { reloadElement } from './dev-reload';
import { iconLink, stylesheets } from './head-links';
import { escapeText, inlineJson, tag } from './html';

/** Marks every page of this kind, so that the registry recognises it as its own. */
export const OWN_PAGE_MARK = '<meta name="nukkad-part"';

/**
 * The document of a part that is a page of its own, as [file relative to the site, content]. It has
 * its part's entry and styles, and only the icon from the shell.
 */
export function ownPage(
  part: ReleasedPart,
  { dev, icon }: { dev: boolean; icon: string },
): [string, string] {
  const { manifest, version, integrity } = part;
  const { path, title } = manifest.page!;
  const base = `/${partFolder(manifest.part)}/${version}/`;
  const script = {
    defer: true as const,
    src: base + manifest.entry,
    crossorigin: true as const,
    integrity: integrity[manifest.entry],
  };
  const digests = Object.entries(integrity).map(([file, digest]) => [base + file, digest]);
  const block = { type: 'application/json', id: digestsElementId };
  const content = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${OWN_PAGE_MARK} content="${manifest.part}">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
${[...stylesheets(base, manifest, integrity), ...iconLink(icon)].join('\n')}
${tag('script', block)}${inlineJson(Object.fromEntries(digests))}</script>
${tag('script', script)}</script>
</head>
<body>
<div id="root"></div>
<noscript><p>This page needs JavaScript.</p></noscript>${dev ? `\n${reloadElement()}` : ''}
</body>
</html>
`;
  return [pageFile(path)!, content];
}
