import { fileAddress, type Picture } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { categoryPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { picturesFor, type SizedPicture } from '../../core/files/files.store';
import { type PictureOf, picturesIn } from '../../core/text/markdown.model';

interface Options {
  /** Owner whose private pictures are included, before publication. */
  ownerId?: string | undefined;
  /** URL of a picture that only its owner may see. */
  privately?: (id: string) => string;
}

/** Pictures of a text: site drawings by name, and uploaded files. */
export async function picturesOfText(
  db: Kysely<Tables>,
  markdown: string,
  { ownerId, privately = fileAddress }: Options = {},
): Promise<PictureOf> {
  const ids = picturesIn(markdown).flatMap((written) => fileIdIn(written?.address) ?? []);
  const files = await picturesFor(db, ids, ownerId ?? null);
  return (address, words) => {
    const drawing = categoryPicture(address);
    if (drawing) return { ...drawing, alt: words };
    const file = files.find(({ id }) => id === fileIdIn(address));
    return file ? sent(file, words, privately) : null;
  };
}

function sent(
  { id, width, height, is_public }: SizedPicture,
  alt: string,
  privately: (id: string) => string,
): Picture {
  return { src: is_public ? fileAddress(id) : privately(id), sources: [], width, height, alt };
}

const start = fileAddress('');
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id in `/api/files/…`; undefined for any other URL. */
export function fileIdIn(address = ''): string | undefined {
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return uuid.test(id) ? id : undefined;
}
