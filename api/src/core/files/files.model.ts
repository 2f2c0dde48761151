/** Accepted types, told by magic bytes: the type that a browser declares is ignored. */
const kinds = [
  { type: 'application/pdf', start: '%PDF-', endings: ['pdf'] },
  { type: 'image/jpeg', start: '\xff\xd8\xff', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', start: '\x89PNG\r\n\x1a\n', endings: ['png'] },
] as const;

export type FileType = (typeof kinds)[number]['type'];

/** The type of a file; null for types that are not accepted. */
export function typeOf(bytes: Buffer): FileType | null {
  const found = kinds.find(({ start }) =>
    bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')),
  );
  return found?.type ?? null;
}

const longestName = 120;

/**
 * A file name that is safe to save and to display: no folders, no invisible characters, and an
 * extension that matches the type.
 */
export function safeName(typed: string, type: FileType): string {
  const [own = ''] = typed.split(/[/\\]/).slice(-1);
  const plain = withoutEdges(own.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '').replace(/\s+/g, ' '));
  const endings: readonly string[] = kindOf(type).endings;
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]+)$/.exec(plain) ?? [];
  const isRight = endings.includes(ending.toLowerCase());
  const added = `.${isRight ? ending : endings[0]}`;
  const kept = [...((isRight ? stem : plain) || 'file')].slice(0, longestName - added.length);
  return kept.join('') + added;
}

/** Trims spaces and dots. Written without a regular expression, which would take quadratic time. */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => name[at] === ' ' || name[at] === '.';
  let begin = 0;
  let end = name.length;
  while (begin < end && isEdge(begin)) begin += 1;
  while (end > begin && isEdge(end - 1)) end -= 1;
  return name.slice(begin, end);
}

const kindOf = (type: FileType) =>
  kinds.find((kind) => kind.type === type) as (typeof kinds)[number];

/** Content-Disposition: pictures are shown inline, other files are downloaded under their name. */
export function dispositionOf({ name, type }: { name: string; type: string }): string {
  const way = type.startsWith('image/') ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename*=UTF-8''${encoded}`;
}
