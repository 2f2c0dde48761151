import { createHash } from 'node:crypto';
import { tag } from './html';

/** Address of the script that reloads a page in development. */
export const reloadPath = '/dev/reload.js';

/** What `reloadPath` answers, byte for byte: pages name its digest. */
export const reloadScript = `new EventSource('/dev/reload').addEventListener('reload', () => location.reload());\n`;

/** The element that runs the script. */
export function reloadElement(): string {
  return guardedScript(reloadPath, reloadScript);
}

/** A deferred script element for a script whose text is known: browsers run nothing without a digest. */
export function guardedScript(src: string, text: string): string {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return `${tag('script', { defer: true, src, crossorigin: true, integrity })}</script>`;
}
