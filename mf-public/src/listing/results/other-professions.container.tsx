import { Link } from '@nukkad/platform';
import type { GeoPlace } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { linkClass, Notice } from '@nukkad/shared-ui';
import type { Profession } from '../../common/professions/profession';
import { professionOfSlug } from '../../common/professions/professions';
import { text } from '../listing.text';
import { useOtherProfessions } from '../query/listing.queries';

interface Props {
  profession: Profession;
  term: string;
  place: GeoPlace;
  /** Matches in this profession. */
  total: number;
}

/** Links to another profession with more matches for the term. */
export function OtherProfessions({ profession, term, place, total }: Props) {
  const found = useOtherProfessions(term, place);
  // A hint that fails to load is no loss: this profession's results stand below.
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
