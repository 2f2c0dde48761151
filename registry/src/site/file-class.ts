/**
 * How a file of the site is served: `released` never changes under its name, `page` is a document,
 * `worker` the service worker, `log` the log of compositions, and `changing` anything else that is
 * replaced under its name.
 */
export type FileClass = 'page' | 'worker' | 'changing' | 'log' | 'released';

/** The class of a file, relative to the site: `shell/v/shell.js` → `released`. */
export function fileClass(file: string): FileClass {
  if (/^(shell|remotes)\//.test(file)) return 'released';
  if (file.startsWith('log/')) return 'log';
  if (file === 'sw.js') return 'worker';
  return file.endsWith('.html') ? 'page' : 'changing';
}
