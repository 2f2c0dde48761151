import type { SortName } from '@nukkad/platform/contract';
import { z } from 'zod';

/** The end of a page: key and id of its last vendor, and how many vendors precede the next one. */
export interface Cursor {
  sort: SortName;
  key: number;
  id: string;
  position: number;
}

const parts = z.tuple([z.string(), z.int(), z.uuid(), z.int().min(1)]);

export const writeCursor = ({ sort, key, id, position }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id, position])).toString('base64url');

/** Null when the text is no cursor of a list in this order. */
export function readCursor(text: string, sort: SortName): Cursor | null {
  try {
    const read = parts.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const [ofSort, key, id, position] = read;
    return ofSort === sort ? { sort, key, id, position } : null;
  } catch {
    return null;
  }
}
