import { useNavigate } from '@nukkad/platform';
import type { Profession } from '../../common/professions/profession';
import { text } from '../listing.text';
import { specOfEveryone } from '../query/listing.model';
import { changed, type ListingQuery, writeQuery } from '../query/listing.query.model';
import { TermField } from './term-field';

interface Props {
  profession: Profession;
  query: ListingQuery;
}

/** Search within the profession. */
export function TypeSearch({ profession, query }: Props) {
  const navigate = useNavigate();
  const spec = specOfEveryone(profession);
  return (
    <TermField
      label={text.searchIn(profession.many)}
      placeholder={profession.page.searchHint ?? undefined}
      term={query.term}
      action={profession.listing}
      kept={{ spec }}
      onSearch={(term) => navigate(profession.listing + writeQuery(changed(query, { term, spec })))}
    />
  );
}
