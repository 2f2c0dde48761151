import { classNames } from '../class-names';
import styles from './picture.module.css';

/** One format of a picture in its widths. */
export interface PictureSource {
  /** Media type: `image/avif`. The first that a browser knows is taken. */
  type: string;
  /** Addresses with their widths: `/a-320.avif 320w, /a-640.avif 640w`. */
  srcset: string;
}

export interface PictureProps {
  /** Better formats, the best first. */
  sources: readonly PictureSource[];
  /** What every browser can show. */
  src: string;
  /** Pixels of `src`; they keep the place before the picture is there. */
  width: number;
  height: number;
  /** What is to be seen; empty for a picture that says no more than the words beside it. */
  alt: string;
  /** How wide it stands: `(min-width: 64rem) 18rem, 50vw`. Without it the whole width is assumed. */
  sizes?: string | undefined;
  /** In the first screenful, and what it is about: fetched at once and before others. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture in the best format and width for the screen; lazy, and without a shift.
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
        // Before `src`: a browser that reads attributes in order would fetch it at once.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
