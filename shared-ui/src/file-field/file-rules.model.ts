/** What may be picked. */
export interface FileRules {
  /** Endings without a dot, in small letters: `['pdf', 'jpg', 'png']`; "jpg" means "jpeg" as well. */
  accept: readonly string[];
  /** The largest file that is taken, in bytes. */
  maxBytes: number;
}

/** Why a file is not taken. */
export type FileProblem = 'kind' | 'size' | 'empty';

const KB = 1024;
const ALSO: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], jpeg: ['jpg'] };

/** Why the file is not taken, or nothing: its ending first, for that is what a person sees. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, rules: FileRules) {
  if (!endings(rules.accept).includes(endingOf(file.name))) return 'kind' satisfies FileProblem;
  if (file.size === 0) return 'empty' satisfies FileProblem;
  return file.size > rules.maxBytes ? ('size' satisfies FileProblem) : undefined;
}

/** "PDF, JPG or PNG". */
export function kindsText(accept: readonly string[]): string {
  const names = accept.map((ending) => ending.toUpperCase());
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

/** "820 KB", "5 MB", "2.4 MB"; rounded up, so that a file never looks as if it had fitted. */
export function sizeText(bytes: number): string {
  const inKb = Math.max(1, Math.ceil(bytes / KB));
  if (bytes === 0) return '0 KB';
  if (inKb < KB) return `${inKb} KB`;
  return `${Math.ceil((bytes / KB / KB) * 10) / 10} MB`;
}

/** The endings as a file dialog wants them: `['.pdf', '.jpg', '.jpeg']`. */
export function dialogTypes(accept: readonly string[]): string[] {
  return endings(accept).map((ending) => `.${ending}`);
}

/** A picture may be shown only when it is written out in its address; `blob:` the page refuses. */
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
