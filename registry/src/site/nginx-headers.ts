import { headersFor, STRICT_TRANSPORT } from './headers';

/** Include files of nginx's configuration, each with a representative file of the site. */
const INCLUDES: Record<string, string> = {
  'nukkad-headers-page.conf': 'index.html',
  'nukkad-headers-worker.conf': 'sw.js',
  'nukkad-headers-changing.conf': 'registry.json',
  'nukkad-headers-log.conf': 'log/head.json',
  'nukkad-headers-released.conf': 'shell/version/shell.js',
};

/** Headers whose value depends on the file: maps in nukkad.conf. */
const VARIABLES: Record<string, string> = {
  'use-as-dictionary': '$nukkad_dictionary',
  vary: '$nukkad_vary',
};

/**
 * nginx's header includes, made from `headersFor`: file name → content. Every location includes one
 * complete file, because an `add_header` in a location drops the inherited ones. A 404 gets them
 * too, except caching headers.
 */
export function nginxHeaders(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(INCLUDES).map(([name, file]) => [name, includeFor(headersFor(file))]),
  );
}

function includeFor(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([header, value]) => {
    // Without `always` only successful responses get it.
    const always = /^(cache-control|use-as-dictionary)$/.test(header) ? '' : ' always';
    return `add_header ${header} "${VARIABLES[header] ?? value}"${always};`;
  });
  const first = '# Made from headersFor by `nukkad nginx`; a test keeps the two alike.';
  const https = `add_header strict-transport-security "${STRICT_TRANSPORT}" always;`;
  return `${[first, ...lines, https].join('\n')}\n`;
}
