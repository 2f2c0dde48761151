import { useNavigate, usePage } from '@nukkad/platform';
import { Container } from '@nukkad/shared-ui';
import { revealContact } from '../../common/actions/contact.queries';
import * as common from '../../common/common.text';
import { breadcrumbData } from '../../common/page/breadcrumb-data';
import { useOrigin } from '../../common/page/origin';
import page from '../../common/page/page.module.css';
import { Trail } from '../../common/page/trail';
import { paidSorts } from '../../common/professions/plain-profession';
import type { BarFilter } from '../../common/professions/profession';
import { AppliedPlace, FilterPlace } from '../filters/filter-place';
import { TermField } from '../head/term-field';
import { text as listingText } from '../listing.text';
import { countWords } from '../query/listing.model';
import { placeOfList } from '../query/listing.place.model';
import { useHasNoFavourites, useHeaderPlace, useQuery, useSearch } from '../query/listing.queries';
import { changed, type ListingQuery, writeQuery } from '../query/listing.query.model';
import { Results } from '../results/results.container';
import { Meaning } from './meaning';
import { ProfessionChips } from './profession-chips';
import styles from './search.module.css';
import { text } from './search.text';

/** Filters that apply to every profession. */
const filters: BarFilter[] = [
  'now',
  'top',
  'gender',
  'exp',
  'lang',
  'rating',
  'r',
  'quick',
  'liked',
];
/** The documented address of the search over all professions. */
const SEARCH = '/engineers';

const noun = { one: text.one, many: text.many };

/** Search results from all professions. */
export function Search() {
  const navigate = useNavigate();
  const query = useQuery();
  const header = useHeaderPlace(query);
  const found = useSearch({ query, place: header });
  const answer = found.state === 'ready' ? found.value : null;
  const place = placeOfList(answer, query, header);
  const hasNoFavourites = useHasNoFavourites(query);
  const isCounted = found.state === 'ready' && !found.isRefreshing;
  const counted = isCounted ? countWords(found.value, noun) : null;
  const heading = text.heading(query.term, place.name);
  const trail = [{ label: common.rootOf(place.city), to: '/' }, { label: text.trail }];
  const origin = useOrigin();
  const hrefOf = (term: string) => SEARCH + writeQuery(changed(query, { term, isExact: false }));
  const lookFor = (term: string) => {
    // An empty term cannot be searched in all professions.
    if (term !== '') navigate(hrefOf(term));
  };
  usePage({
    title: heading,
    description: text.description(query.term, place.name),
    canonical: `${SEARCH}${writeQuery({ ...query, point: null, sort: 'relevance', isMap: false })}`,
    robots: 'noindex',
    data: [breadcrumbData(origin, trail)],
  });
  const head = {
    isReady: found.state !== 'loading',
    query,
    facets: answer?.facets ?? null,
    filters,
    sorts: paidSorts,
    isSearch: true,
    place: place.name,
    count: hasNoFavourites ? listingText.count('0', noun.many) : counted,
  };
  return (
    <Container className={page.page}>
      <div className={page.head}>
        <Trail steps={trail} />
        <h1 className={styles.heading}>{heading}</h1>
      </div>
      <TermField
        label={text.field}
        term={query.term}
        action={SEARCH}
        kept={{ loc: query.loc, type: query.type }}
        onSearch={lookFor}
      />
      {answer && <Meaning {...{ answer, query, hrefOf }} onTerm={lookFor} />}
      {answer && <ProfessionChips answer={answer} query={query} />}
      <FilterPlace {...head} />
      <AppliedPlace {...head} />
      <Results
        noun={noun}
        profession={null}
        vendors={found}
        query={query}
        isSearch
        place={place}
        topic={answer?.meant ?? null}
        lastWay={lastWay(query)}
        onReveal={revealContact}
      />
    </Container>
  );
}

/** Link of an empty result: all professions, or the home page's categories. */
function lastWay(query: ListingQuery) {
  if (query.type === null) return { to: '/', label: text.categories };
  return { to: SEARCH + writeQuery(changed(query, { type: null })), label: text.everywhere };
}
