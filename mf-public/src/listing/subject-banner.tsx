import type { Picture as PictureData } from '@nukkad/platform/contract';
import { Picture } from '@nukkad/shared-ui';
import { text } from './listing.text';
import styles from './subject-banner.module.css';

interface Props {
  /** Null where there is none; undefined while it is not known, and its place is kept. */
  picture: PictureData | null | undefined;
  /** Null for every subject. */
  subject: string | null;
  place: string;
}

/** What a listing of teachers begins with; it follows the subject. */
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
