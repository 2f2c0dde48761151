import { Link } from '@nukkad/platform';
import type { SearchAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Chip, type ChipParts, ChipRow } from '@nukkad/shared-ui';
import { changed, type ListingQuery, writeQuery } from '../query/listing.query.model';
import { text } from './search.text';

interface Props {
  answer: SearchAnswer;
  query: ListingQuery;
}

/** Matches per profession; a press filters by it. */
export function ProfessionChips({ answer: { professions }, query }: Props) {
  // Nothing to choose between, unless the choice was made before.
  if (professions.length === 0 || (professions.length === 1 && query.type === null)) return null;
  const all = professions.reduce((sum, { count }) => sum + count, 0);
  const link = (type: string | null) => (parts: ChipParts) => (
    <Link to={{ search: writeQuery(changed(query, { type })) }} {...parts} />
  );
  return (
    <ChipRow
      label={text.professions}
      lead={
        <Chip isCurrent={query.type === null} render={link(null)}>
          {text.all(formatCount(all))}
        </Chip>
      }
    >
      {professions.map(({ profession, label, count }) => (
        <Chip key={profession} isCurrent={query.type === profession} render={link(profession)}>
          {text.profession(localName(label), formatCount(count))}
        </Chip>
      ))}
    </ChipRow>
  );
}
