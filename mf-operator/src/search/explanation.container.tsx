import { keepFocus, useNavigate, useSearchParams } from '@nukkad/platform';
import { limits, type RankedPlace, type SearchExplanation } from '@nukkad/platform/contract';
import { AsyncView, SearchBox } from '@nukkad/vendor-kit';
import { searchWith, soughtIn } from '../common/address.model';
import { gapWords, reasonsOf } from './explanation.model';
import { text } from './explanation.text';
import styles from './search.module.css';
import { useExplanation } from './search.queries';

/** Why the first of a search stand where they do; the words are in the address. */
export function Explanation() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = soughtIn(params).slice(0, limits.searchTermMaxLength);
  const search = (words: string) =>
    navigate({ search: searchWith(params, { q: words }) }, { replace: true, state: keepFocus });
  return (
    <>
      <p>{text.intro}</p>
      <SearchBox label={text.field} placeholder={text.placeholder} q={q} onSearch={search} />
      {q !== '' && <Explained q={q} />}
    </>
  );
}

function Explained({ q }: { q: string }) {
  return (
    <AsyncView what={text.what} loaded={useExplanation(q)}>
      {(answer) => <Places answer={answer} />}
    </AsyncView>
  );
}

function Places({ answer: { meant, place, places } }: { answer: SearchExplanation }) {
  if (places.length === 0) return <p role="status">{text.nobody}</p>;
  return (
    <>
      <p role="status">{text.summary(meant?.label ?? null, place?.name ?? null)}</p>
      <ol className={styles.places} aria-label={text.list}>
        {places.map((ranked, index) => (
          <li key={ranked.vendorId}>
            <Place ranked={ranked} next={places[index + 1] ?? null} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface PlaceProps {
  ranked: RankedPlace;
  next: RankedPlace | null;
}

function Place({ ranked, next }: PlaceProps) {
  const { name, title, points } = ranked;
  return (
    <>
      <strong>{name}</strong>, {title}: {text.points(points)}
      {next && `. ${gapWords(points - next.points)}`}
      <ul>
        {reasonsOf(ranked).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
