import { Link } from '@nukkad/platform';
import type { GeoPlace } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { linkClass, Notice } from '@nukkad/shared-ui';
import type { Profession } from '../../common/professions/profession';
import { professionOfSlug } from '../../common/professions/professions';
import { useOtherProfessions } from '../listing.queries';
import { text } from '../listing.text';

interface Props {
  profession: Profession;
  term: string;
  place: GeoPlace;
  /** How many the term finds in this profession. */
  total: number;
}

/** Tells of another profession in which the term finds more than in this one. */
export function OtherProfessions({ profession, term, place, total }: Props) {
  const found = useOtherProfessions(term, place);
  // A hint that cannot be loaded is no loss: the search of this profession stands below.
  if (found.state !== 'ready') return null;
  const better = found.value.professions
    .filter(({ profession: slug, count }) => slug !== profession.slug && count > total)
    .find(({ profession: slug }) => professionOfSlug(slug) !== undefined);
  const other = better && professionOfSlug(better.profession);
  if (!better || !other) return null;
  const search = new URLSearchParams({ q: term, type: other.slug });
  return (
    <Notice title={text.otherProfession(term, other.many)}>
      <p>{text.otherProfessionWhy(formatCount(better.count), other.many)}</p>
      <Link className={linkClass()} to={`/engineers?${search}`}>
        {text.otherProfessionLink(other.many)}
      </Link>
    </Notice>
  );
}
