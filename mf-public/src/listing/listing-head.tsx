import { text as common } from '../common/common.text';
import page from '../common/page.module.css';
import type { Profession } from '../common/professions/profession';
import { Trail } from '../common/trail';
import { specOfEveryone } from './listing.model';

interface Props {
  profession: Profession;
  /** Null for everyone. */
  speciality: string | null;
}

export function ListingHead({ profession, speciality }: Props) {
  const heading = profession.heading(speciality);
  const everyone = specOfEveryone(profession);
  const root = profession.listing + (everyone === null ? '' : `?spec=${everyone}`);
  const branch = speciality === null ? [] : [{ label: profession.branch(speciality) }];
  const here =
    branch[0]?.label === heading || profession.root === heading ? [] : [{ label: heading }];
  return (
    <div className={page.head}>
      <Trail
        steps={[
          { label: common.home, to: '/' },
          { label: profession.root, to: root },
          ...branch,
          ...here,
        ]}
      />
      <h1>{heading}</h1>
      {profession.intro !== null && <p className={page.intro}>{profession.intro}</p>}
    </div>
  );
}
