import { Link } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import page from '../../common/page/page.module.css';
import { Trail } from '../../common/page/trail';
import type { Profession } from '../../common/professions/profession';
import styles from '../listing.module.css';
import { text } from '../listing.text';
import type { TrailStep } from '../query/listing.model';

interface Props {
  profession: Profession;
  heading: string;
  /** Breadcrumb, from the root to the heading. */
  trail: TrailStep[];
}

export function ListingHead({ profession, heading, trail }: Props) {
  const isOfComplaints = profession.page.actions.includes('write-complaint');
  return (
    <div className={page.head}>
      <Trail steps={trail} />
      <div className={styles.title}>
        <h1>{heading}</h1>
        {isOfComplaints && (
          <Link className={buttonClass()} to="/complaints">
            {text.writeComplaint}
          </Link>
        )}
      </div>
      {profession.intro !== null && <p className={page.intro}>{profession.intro}</p>}
    </div>
  );
}
