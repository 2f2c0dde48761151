import { fileAddress, type Picture } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { categoryPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { picturesFor, type SizedPicture } from '../../core/files/files.store';
import { type PictureOf, picturesIn } from '../../core/text/markdown.model';

interface Options {
  /** Whose own pictures are shown as well, before everybody may see them. */
  ownerId?: string | undefined;
  /** The address of a picture that only its owner may see. */
  privately?: (id: string) => string;
}

/** The pictures of a text: drawings of the site by their names, and files that were sent. */
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

/** `/api/files/…`: the id of a file that was sent; nothing for any other address. */
export function fileIdIn(address = ''): string | undefined {
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return uuid.test(id) ? id : undefined;
}
