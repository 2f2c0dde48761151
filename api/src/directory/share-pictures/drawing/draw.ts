import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { loadFonts } from './fonts';
import { cardSvg, pictureSizes } from './scene';
import type { ShareCard } from './share-card';
import { cardWords, wordsSize } from './words';

/** A card with the bytes of its picture; null where it has none. */
export interface DrawingTask {
  card: ShareCard;
  picture: Uint8Array | null;
}

/** More pixels than a good phone camera has. */
const mostPoints = 50_000_000;
const seconds = 5;

let fonts: Font[] | undefined;

/** Draws a card as PNG. A picture that cannot be decoded is left out. */
export async function drawCard({ card, picture }: DrawingTask): Promise<Uint8Array> {
  const { kind } = card.picture;
  fonts ??= loadFonts();
  const words = await satori(cardWords(card) as never, {
    ...{ ...wordsSize, fonts },
    // Without it satori asks for fonts of letters that none of these has.
    loadAdditionalAsset: async () => [],
  });
  const scaled = picture && (await scaledPicture(picture, pictureSizes[kind]));
  const svg = cardSvg({ profession: card.profession, kind, picture: scaled, words });
  return sharp(Buffer.from(svg)).timeout({ seconds }).png({ compressionLevel: 9 }).toBuffer();
}

async function scaledPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  try {
    // 144 dots per inch draw a face, an SVG of 160 pixels, at twice its size.
    return await sharp(bytes, { limitInputPixels: mostPoints, pages: 1, density: 144 })
      .timeout({ seconds })
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
