import type { Picture as PictureData } from '@nukkad/platform/contract';
import { Picture } from '@nukkad/shared-ui';
import { text } from './listing.text';
import styles from './subject-banner.module.css';

interface Props {
  picture: PictureData | null;
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
      {picture !== null && <Picture {...picture} alt="" sizes="10rem" className={styles.picture} />}
    </div>
  );
}
