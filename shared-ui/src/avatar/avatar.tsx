import { langOf } from '@nukkad/platform/words';
import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Person's name; source of the initials when there is no picture. */
  name: string;
  src?: string | undefined;
  /** 48, 72 or 120 px square. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Alternative text. Default empty: the name nearly always stands beside the picture. */
  alt?: string;
  /** `eager` for pictures in the first screenful. Default `lazy`. */
  loading?: 'lazy' | 'eager';
}

const pixels = { small: 48, medium: 72, large: 120 } as const;
const honorific = /^(dr|mr|mrs|ms|adv|ca|er|prof|shri|smt)\.?$/i;

/** At most two initials, titles left out: `initialsOf('Dr. Asha Rao') === 'AR'`. */
export function initialsOf(name: string): string {
  // "Smile Clinic (HSR)" is SC: text in brackets is not part of the name.
  const names = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !honorific.test(word));
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/**
 * A picture of a fixed size; initials when it is missing or fails to load.
 * `<Avatar name="Dr. Asha Rao" src={doctor.photo} />`
 */
export function Avatar({ name, src, size = 'medium', alt = '', loading = 'lazy' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const box = classNames(styles.avatar, styles[size]);
  if (src === undefined || src === '' || src === brokenSrc) {
    return (
      <span
        className={box}
        lang={langOf(name)}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      // A picture that failed before hydration fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '')
          setBrokenSrc(src);
      }}
      className={box}
      src={src}
      alt={alt}
      lang={langOf(alt)}
      width={pixels[size]}
      height={pixels[size]}
      loading={loading}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}
