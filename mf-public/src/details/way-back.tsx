import { Link, useLocality } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { ArrowLeftIcon } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { Trail } from '../common/page/trail';
import type { Profession } from '../common/professions/profession';
import type { Profile } from './details.model';
import { text } from './details.text';
import styles from './way-back.module.css';

interface Props {
  profession: Profession;
  to: string;
  profile: Profile | null;
}

export function WayBack({ profession, to, profile }: Props) {
  const { place } = useLocality();
  const speciality = profile?.facts?.speciality;
  return (
    <div className={styles.way}>
      <Link className={styles.back} to={to}>
        <ArrowLeftIcon size={18} />
        {text.back(profession.many)}
      </Link>
      {/* At the end of its row, where a name of another length does not move it. */}
      {profile !== null && (
        <Trail
          steps={[
            { label: common.rootOf(profile.facts?.city ?? localName(place.city)), to: '/' },
            { label: profession.root, to: profession.listing },
            ...(speciality ? [{ label: profession.branch(speciality) }] : []),
            { label: profile.name },
          ]}
        />
      )}
    </div>
  );
}
