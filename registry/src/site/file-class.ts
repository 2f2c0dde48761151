/**
 * How a file of the site is served: `released` never changes under its name, `page` is a document,
 * `changing` is anything else that is replaced under its name.
 */
export type FileClass = 'page' | 'changing' | 'released';

/** The class of a file, relative to the site: `shell/v/shell.js` → `released`. */
export function fileClass(file: string): FileClass {
  if (/^(shell|remotes)\//.test(file)) return 'released';
  return file.endsWith('.html') ? 'page' : 'changing';
}
