import { text } from './file-field.text';

/** Rules for acceptable files. */
export interface FileRules {
  /** Extensions without a dot, in lower case: `['pdf', 'jpg', 'png']`; "jpg" includes "jpeg". */
  accept: readonly string[];
  /** Maximum size in bytes. */
  maxBytes: number;
}

/** Why a file is rejected. */
export type FileProblem = 'kind' | 'size' | 'empty';

const KB = 1024;
const ALSO: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], jpeg: ['jpg'] };

/** Reason for rejecting the file, if any: its extension first, which is what users see. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, rules: FileRules) {
  if (!endings(rules.accept).includes(endingOf(file.name))) return 'kind' satisfies FileProblem;
  if (file.size === 0) return 'empty' satisfies FileProblem;
  return file.size > rules.maxBytes ? ('size' satisfies FileProblem) : undefined;
}

/** "PDF, JPG or PNG". */
export function kindsText(accept: readonly string[]): string {
  const names = accept.map((ending) => ending.toUpperCase());
  const last = names.pop() ?? '';
  return names.length > 0 ? text.kinds(names.join(', '), last) : last;
}

/** "820 KB", "5 MB", "2.4 MB"; rounded up, so that a rejected file never seems to fit. */
export function sizeText(bytes: number): string {
  const inKb = Math.max(1, Math.ceil(bytes / KB));
  if (bytes === 0) return '0 KB';
  if (inKb < KB) return `${inKb} KB`;
  return `${Math.ceil((bytes / KB / KB) * 10) / 10} MB`;
}

/** Extensions for a file dialog: `['.pdf', '.jpg', '.jpeg']`. */
export function dialogTypes(accept: readonly string[]): string[] {
  return endings(accept).map((ending) => `.${ending}`);
}

/** Previews must be `data:` addresses; the page's policy blocks `blob:`. */
export function isPreview(url: string | undefined): url is string {
  return url?.startsWith('data:image/') ?? false;
}

function endings(accept: readonly string[]): string[] {
  const all = accept.map((ending) => ending.toLowerCase());
  return [...new Set(all.flatMap((ending) => [ending, ...(ALSO[ending] ?? [])]))];
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
