import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileAddress } from '@nukkad/platform/contract';
import { avatar } from '../../core/assets/avatars';
import { packageRoot } from '../../core/config/package-root';
import type { FilesService } from '../../core/files/files.service';
import { ApiError } from '../../core/http/problems';
import type { ShareCard } from './drawing/share-card';

/** Visitors see the photos that public pages show. */
const visitor = { userId: null, vendorId: null, isOperator: false };

const scenes = join(packageRoot, 'assets/pictures/categories');

export type CardPictures = ReturnType<typeof cardPictures>;

/** Pictures of cards, from the product's own files alone: no address is fetched. */
export function cardPictures(files: Pick<FilesService, 'read' | 'isReadable'>) {
  return {
    /** Whether visitors may see the photo at this address, a drawn face or an uploaded file. */
    async isShown(address: string): Promise<boolean> {
      const id = fileIn(address);
      return id === undefined ? faceAt(address) !== undefined : files.isReadable(visitor, id);
    },

    /** Null where a card has no picture. */
    async bytesOf({ picture, profession }: ShareCard): Promise<Buffer | null> {
      if (picture.kind === 'scene') return sceneOf(profession);
      if (picture.address === null) return null;
      const id = fileIn(picture.address);
      if (id !== undefined) return photo(files, id);
      const face = faceAt(picture.address);
      return face === undefined ? null : Buffer.from(face);
    },
  };
}

function fileIn(address: string): string | undefined {
  const start = fileAddress('');
  return address.startsWith(start) ? address.slice(start.length) : undefined;
}

function faceAt(address: string): string | undefined {
  const [, position] = /^\/assets\/avatars\/(\d{1,3})\.svg$/.exec(address) ?? [];
  return position === undefined ? undefined : avatar(Number(position));
}

/** Null for a file that was removed in this moment. */
async function photo(files: Pick<FilesService, 'read'>, id: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.read(visitor, id)).content);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** `profession` is a slug: it cannot leave the folder, but may have no scene. */
const sceneOf = (profession: string) =>
  readFile(join(scenes, `${profession}-640.webp`)).catch(() => null);
