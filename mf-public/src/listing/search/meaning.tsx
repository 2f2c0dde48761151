import { Link } from '@nukkad/platform';
import type { SearchAnswer, SearchTopic } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { pageAddress } from '@nukkad/platform/words';
import { Chip, ChipRow, Notice, RemovableChips } from '@nukkad/shared-ui';
import { professionOfSlug } from '../../common/professions/professions';
import { changed, type ListingQuery, readQuery, writeQuery } from '../query/listing.query.model';
import styles from './search.module.css';
import { text } from './search.text';

interface Props {
  answer: SearchAnswer;
  query: ListingQuery;
  /** Address of the search for another term. */
  hrefOf: (term: string) => string;
  /** Searches for another term. */
  onTerm: (term: string) => void;
}

/** Interpretation of the query: corrected spelling, best category, filters, alternatives. */
export function Meaning({ answer, query, hrefOf, onTerm }: Props) {
  const { meant, understood, others } = answer;
  const topics = meant === null ? [] : [meant];
  if (answer.corrected === null && topics.length + understood.length + others.length === 0) {
    return null;
  }
  return (
    <div className={styles.meaning}>
      <Correction answer={answer} query={query} />
      <Topics label={text.understoodAs} topics={topics} query={query} isCurrent />
      {understood.length > 0 && (
        <RemovableChips
          label={text.filters}
          options={understood.map(({ field, label, without }) => ({
            value: field,
            label: localName(label),
            href: pageAddress(hrefOf(without)),
          }))}
          onRemove={(field) => {
            const said = understood.find((one) => one.field === field);
            if (said) onTerm(said.without);
          }}
        />
      )}
      <Topics label={text.others} topics={others} query={query} />
    </div>
  );
}

function Correction({ answer: { corrected, total }, query }: Pick<Props, 'answer' | 'query'>) {
  if (corrected === null) return null;
  const wayTo = (changes: Partial<ListingQuery>) => ({
    search: writeQuery(changed(query, changes)),
  });
  if (total === 0) {
    const [before, after] = text.didYouMean;
    return (
      <p>
        {before}
        <Link to={wayTo({ term: corrected })}>{corrected}</Link>
        {after}
      </p>
    );
  }
  return (
    <Notice title={text.corrected(corrected)}>
      {text.correctedWhy} <Link to={wayTo({ isExact: true })}>“{query.term}”</Link>
    </Notice>
  );
}

interface TopicsProps {
  label: string;
  topics: readonly SearchTopic[];
  query: ListingQuery;
  isCurrent?: boolean;
}

/** Categories, each linking to its listing around the same place. */
function Topics({ label, topics, query, isCurrent = false }: TopicsProps) {
  const shown = topics.flatMap((topic) => {
    const profession = professionOfSlug(topic.profession);
    return profession ? [{ topic, profession }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ChipRow label={label}>
      {shown.map(({ topic, profession: { listing, defaultSpec } }) => (
        <Chip
          key={topic.label}
          isCurrent={isCurrent}
          render={(parts) => (
            <Link
              to={
                listing +
                writeQuery({ ...readQuery(''), spec: topic.spec ?? defaultSpec, loc: query.loc })
              }
              {...parts}
            />
          )}
        >
          {localName(topic.label, topic.profession)}
        </Chip>
      ))}
    </ChipRow>
  );
}
