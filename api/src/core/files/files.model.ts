/** What can be kept, told by how its bytes begin: what a browser says of it is not asked. */
const kinds = [
  { type: 'application/pdf', start: '%PDF-', endings: ['pdf'] },
  { type: 'image/jpeg', start: '\xff\xd8\xff', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', start: '\x89PNG\r\n\x1a\n', endings: ['png'] },
] as const;

export type FileType = (typeof kinds)[number]['type'];

/** The type of a file; null for what is not kept. */
export function typeOf(bytes: Buffer): FileType | null {
  const found = kinds.find(({ start }) =>
    bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')),
  );
  return found?.type ?? null;
}

const longestName = 120;

/**
 * A name that is safe to save under and to show: no folders, nothing invisible, and an ending
 * that says what the file is.
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

/** Without spaces and dots around it; a pattern would try each run of them from every place in it. */
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

/** How a browser takes it: pictures are shown, everything else is saved under its name. */
export function dispositionOf({ name, type }: { name: string; type: string }): string {
  const way = type.startsWith('image/') ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename*=UTF-8''${encoded}`;
}
