import { langOf } from '@nukkad/platform/words';
import { classNames } from '../class-names';
import styles from './picture.module.css';

/** One format of a picture in its widths. */
export interface PictureSource {
  /** Media type: `image/avif`. The browser takes the first it supports. */
  type: string;
  /** URLs with their widths: `/a-320.avif 320w, /a-640.avif 640w`. */
  srcset: string;
}

export interface PictureProps {
  /** Better formats, best first. */
  sources: readonly PictureSource[];
  /** Fallback that every browser supports. */
  src: string;
  /** Pixels of `src`; they reserve the space before it has loaded. */
  width: number;
  height: number;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Rendered width: `(min-width: 64rem) 18rem, 50vw`. Default: the full width. */
  sizes?: string | undefined;
  /** For the main picture of the first screenful: loaded eagerly, with high priority. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture in the best format and width for the screen; lazy, and without layout shift.
 * `<Picture {...category.picture} alt="" sizes="18rem" />`
 */
export function Picture({
  sources,
  src,
  width,
  height,
  alt,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={classNames(styles.picture, className)}
        // Before `src`: browsers that apply attributes in order would load it at once.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        src={src}
        alt={alt}
        lang={langOf(alt)}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
