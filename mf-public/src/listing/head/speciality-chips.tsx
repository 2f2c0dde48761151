import { Link } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { Chip, type ChipParts, ChipRow } from '@nukkad/shared-ui';
import type { Profession } from '../../common/professions/profession';
import { text } from '../listing.text';
import { specOfEveryone } from '../query/listing.model';
import { changed, type ListingQuery, writeQuery } from '../query/listing.query.model';
import styles from './speciality-chips.module.css';

interface Props {
  profession: Profession;
  /** Null while loading. */
  category: Category | null;
  specialities: Category[] | null;
  /** Id of the selected speciality. */
  current: string | null;
  isEveryone: boolean;
  /** The page's query: choosing a speciality keeps the rest of it. */
  query: ListingQuery;
}

export function SpecialityChips(props: Props) {
  const { profession, category, specialities, current, isEveryone, query } = props;
  if (specialities?.length === 0) return null;
  const hasArrows = Number.isFinite(profession.chips.shown);
  const link = (spec: string | null) => (parts: ChipParts) => (
    <Link
      to={{ search: writeQuery(changed(query, { spec })) }}
      state={{ categoryId: category?._id }}
      {...parts}
    />
  );
  return (
    <div className={styles.place} data-has-arrows={hasArrows || undefined}>
      {specialities !== null && (
        <ChipRow
          label={profession.specialitiesLabel}
          {...profession.chips}
          lead={
            <Chip isCurrent={isEveryone} render={link(specOfEveryone(profession))}>
              {text.all}
            </Chip>
          }
        >
          {specialities.map(({ _id, slug, categoryName }) => (
            <Chip key={_id} isCurrent={_id === current} render={link(slug)}>
              {localName(categoryName, profession.slug)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
