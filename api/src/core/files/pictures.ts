import sharp from 'sharp';

/** More pixels than a good phone camera has; larger claims are no photograph. */
const mostPoints = 50_000_000;

/** Pixels of the longest side: documents stay legible, responses small. */
const longestSide = 4_096;

const seconds = 10;

sharp.cache(false);

/** The type of a picture; also the name of its encoder. */
type PictureType = 'image/jpeg' | 'image/png';

/** A re-encoded picture, with its size in pixels. */
export interface Drawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Re-encodes the picture: rotated by its EXIF orientation, without metadata or appended data. Null
 * for anything that is not this type, is broken, or is too large to decode.
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
