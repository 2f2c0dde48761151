import type { Picture as PictureData } from '@nukkad/platform/contract';
import { Picture } from '@nukkad/shared-ui';
import { text } from '../listing.text';
import styles from './subject-banner.module.css';

interface Props {
  /** Null if there is none; undefined while unknown, with a placeholder. */
  picture: PictureData | null | undefined;
  /** Null for all subjects. */
  subject: string | null;
  place: string;
}

/** Banner of the teachers' listing; depends on the subject. */
export function SubjectBanner({ picture, subject, place }: Props) {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.title}>{text.bannerTitle(subject)}</p>
        <p>{text.bannerText(place)}</p>
      </div>
      {picture === undefined && <span className={styles.place} />}
      {picture && <Picture {...picture} alt="" sizes="10rem" className={styles.picture} />}
    </div>
  );
}
