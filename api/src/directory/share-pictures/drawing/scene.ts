import { sharePictureSize } from '@nukkad/platform/contract';
import { audienceColours, colours } from './palette';
import type { CardPicture } from './share-card';

/** Pixels that the picture of a card is scaled to. */
export const pictureSizes: Record<CardPicture['kind'], { width: number; height: number }> = {
  portrait: { width: 288, height: 288 },
  scene: { width: 480, height: 360 },
};

interface Scene {
  profession: string;
  kind: CardPicture['kind'];
  /** The picture as PNG; null where there is none. */
  picture: Buffer | null;
  /** The words as an SVG element. */
  words: string;
}

const { width, height } = sharePictureSize;
/** The coloured side, right of the words. */
const side = { x: 736, width: width - 736, middle: 968 };
const foot = 12;

/** The whole card as an SVG document without text: letters are paths in `words`. */
export function cardSvg({ profession, kind, picture, words }: Scene): string {
  const { bg, fg } = audienceColours(profession);
  const image = picture && `data:image/png;base64,${picture.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.bg}"/>
<rect x="${side.x}" width="${side.width}" height="${height}" fill="${bg}"/>
<g fill="none" stroke="${fg}" stroke-width="2" opacity=".1">${lattice()}</g>
${kind === 'portrait' ? portrait(image, fg) : scene(image)}
<g transform="translate(72 64) scale(1.875)">${mark}</g>
${words}
<rect y="${height - foot}" width="${width}" height="${foot}" fill="${colours.primary}"/>
</svg>`;
}

/** The rhombs of the product's motif, over the whole side. */
function lattice(): string {
  const rhomb = (x: number, y: number, w: number, h: number) =>
    `<path d="M${x} ${y - h}l${w} ${h}-${w} ${h}-${w}-${h}z"/>`;
  const rhombs: string[] = [];
  for (let x = side.x + 42; x < width + 42; x += 84) {
    for (let y = 48; y < height + 56; y += 112)
      rhombs.push(rhomb(x, y, 42, 56), rhomb(x, y, 21, 28));
  }
  return rhombs.join('');
}

/** A round photo on the sill of an arched window. */
function portrait(image: string | null, colour: string): string {
  const { middle } = side;
  const radius = pictureSizes.portrait.width / 2;
  const centre = 352;
  return `<path d="M${middle - 184} 538V262c0-48 26-74 60-87c53-21 98-36 124-75c26 39 71 54 124 75c34 13 60 39 60 87V538z" fill="${mixed(colour)}"/>
<circle cx="${middle}" cy="${centre}" r="${radius + 8}" fill="${colours.surface}"/>
<clipPath id="photo"><circle cx="${middle}" cy="${centre}" r="${radius}"/></clipPath>
${
  image
    ? `<image x="${middle - radius}" y="${centre - radius}" width="${radius * 2}" height="${radius * 2}" clip-path="url(#photo)" href="${image}"/>`
    : person(middle, centre, radius, colour)
}
<rect x="${middle - 208}" y="536" width="416" height="22" rx="6" fill="${colours.surface}" stroke="${colours.text}" stroke-width="4"/>`;
}

/** Stands for a photo that cannot be read. */
const person = (x: number, y: number, radius: number, colour: string) =>
  `<g clip-path="url(#photo)" fill="${colour}" opacity=".55"><circle cx="${x}" cy="${y - radius * 0.22}" r="${radius * 0.36}"/><circle cx="${x}" cy="${y + radius * 0.95}" r="${radius * 0.68}"/></g>`;

/** The brand stands for a scene that is not there. */
function scene(image: string | null): string {
  if (image === null)
    return `<g transform="translate(${side.middle - 112} 197) scale(7)">${mark}</g>`;
  const size = pictureSizes.scene;
  return `<image x="${side.middle - size.width / 2}" y="146" width="${size.width}" height="${size.height}" href="${image}"/>`;
}

/** A lighter tone of a colour, as opaque as the scenes' arches. */
const mixed = (colour: string) => `${colour}2e`;

/** The brand's mark, 32 × 32. */
const mark = `<rect width="32" height="32" rx="8" fill="${colours.primary}"/><path d="M9 23V9h14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="21" cy="21" r="4" fill="${colours.accent}"/>`;
