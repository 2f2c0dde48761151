import sharp from 'sharp';

/** More points than a good telephone takes; what claims more is no photograph. */
const mostPoints = 50_000_000;

/** A document stays legible, and an answer small. */
const longestSide = 4_096;

const seconds = 10;

sharp.cache(false);

/** The type of a picture; also the names of its encoders. */
type PictureType = 'image/jpeg' | 'image/png';

/** A picture that was drawn anew, with its size in pixels. */
export interface Drawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * The picture alone, drawn anew: turned as it was meant, without what a camera or a prankster wrote
 * beside it. Null for what is no picture of this type, is broken, or is far too large to draw.
 */
export async function drawnAnew(bytes: Buffer, type: PictureType): Promise<Drawn | null> {
  try {
    const picture = sharp(bytes, {
      limitInputPixels: mostPoints,
      sequentialRead: true,
      pages: 1,
    });
    const { format } = await picture.metadata();
    if (`image/${format}` !== type) return null;
    const drawn = picture
      .timeout({ seconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = type === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 88 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
