import { createHash } from 'node:crypto';
import { devtoolsScript } from './devtools';
import { tag } from './html';

/** URL of the script that reloads a page in development. */
export const reloadPath = '/dev/reload.js';

/** The response at `reloadPath`, byte for byte: pages contain its hash. */
export const reloadScript = `new EventSource('/dev/reload').addEventListener('reload', () => location.reload());\n${devtoolsScript}`;

/** The element that runs the script. */
export function reloadElement(): string {
  return guardedScript(reloadPath, reloadScript);
}

/** A deferred script element with the hash of its text: browsers run no script without one. */
export function guardedScript(src: string, text: string): string {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return `${tag('script', { defer: true, src, crossorigin: true, integrity })}</script>`;
}
