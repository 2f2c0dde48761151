import { Link } from '@nukkad/platform';
import type { SearchAnswer } from '@nukkad/platform/contract';
import { Chip, ChipRow, Notice } from '@nukkad/shared-ui';
import { professionOfSlug } from '../../common/professions/professions';
import { changed, type ListingQuery, readQuery, writeQuery } from '../listing.query.model';
import styles from './search.module.css';
import { text } from './search.text';

interface Props {
  answer: SearchAnswer;
  query: ListingQuery;
}

/** What the words were taken for: another spelling, and the category that fits best. */
export function Meaning({ answer: { corrected, meant, total }, query }: Props) {
  const profession = meant && professionOfSlug(meant.profession);
  if (corrected === null && !profession) return null;
  const spec = meant?.spec ?? null;
  return (
    <div className={styles.meaning}>
      {corrected !== null &&
        (total > 0 ? (
          <Notice title={text.corrected(corrected)}>{text.correctedWhy(query.term)}</Notice>
        ) : (
          <p>
            {text.didYouMean}{' '}
            <Link to={{ search: writeQuery(changed(query, { term: corrected })) }}>
              {corrected}
            </Link>
            ?
          </p>
        ))}
      {profession && meant && (
        <ChipRow label={text.understoodAs}>
          <Chip
            key={meant.label}
            isCurrent
            render={(parts) => (
              <Link
                to={
                  profession.listing +
                  writeQuery({
                    ...readQuery(''),
                    spec: spec ?? profession.defaultSpec,
                    loc: query.loc,
                  })
                }
                {...parts}
              />
            )}
          >
            {meant.label}
          </Chip>
        </ChipRow>
      )}
    </div>
  );
}
