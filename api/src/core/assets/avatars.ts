import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

/** Drawn faces for sample people: the first half women, the second half men. */
export const avatars = 240;

const drawn = new Map<number, string>();

/** The drawing at `position`, always the same one; undefined beyond the pool. */
export function avatar(position: number): string | undefined {
  if (!Number.isInteger(position) || position < 0 || position >= avatars) return undefined;
  const drawing = drawn.get(position) ?? draw(position);
  drawn.set(position, drawing);
  return drawing;
}

function draw(position: number): string {
  const isMan = position >= avatars / 2;
  return createAvatar(notionists, {
    seed: `nukkad-${position}`,
    size: 160,
    scale: 125,
    translateY: 8,
    backgroundColor: [grounds[position % grounds.length] as string],
    hair: isMan ? shortHair : longHair,
    lips: kindLips,
    beardProbability: isMan ? 45 : 0,
    gestureProbability: 0,
    glassesProbability: 0,
    bodyIconProbability: 0,
  }).toString();
}

/** Pastel background colours of the eight categories. */
const grounds = ['e5f0fb', 'eceefa', 'e3f4e9', 'f6eaf4', 'fef3d7', 'fceadf', 'e2f3f7', 'efece4'];

type Variants<K extends keyof notionists.Options> = NonNullable<notionists.Options[K]>;

const variants = (numbers: string) => numbers.split(' ').map((number) => `variant${number}`);

const longHair = variants('02 08 10 23 28 36 37 39 41 45 46 47 48 57 58 62 63') as Variants<'hair'>;
const shortHair = variants(
  '01 05 06 07 09 12 13 15 16 18 21 22 24 25 31 32 33 34 38 44 49 52 54 55 56 60 61',
) as Variants<'hair'>;
const kindLips = variants('03 14 17 20 22 23') as Variants<'lips'>;
