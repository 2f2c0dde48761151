import { NotFound, type ScreenProps } from '@nukkad/platform';
import { Container, LazyPart } from '@nukkad/shared-ui';
import page from '../common/page/page.module.css';
import type { Profession } from '../common/professions/profession';
import { professionOfListing } from '../common/professions/professions';
import { VendorListSkeleton } from '../common/vendor-card/vendor-list-skeleton';
import { text } from './listing.text';
import { ProfessionScreen } from './profession.container';
import { useQuery } from './query/listing.queries';

/** The documented address of the search over all professions. */
const SEARCH = '/engineers';

const loadSearch = () => import('./search/search.container');
const loadOffices = () => import('./offices/offices.container');

/** A listing: of a profession, of government offices, or of search results. */
export function Screen({ path }: ScreenProps) {
  const profession = professionOfListing(path);
  const { term, spec } = useQuery();
  if (!profession) return <NotFound />;
  if (path === SEARCH && term !== '') {
    return (
      <LazyPart load={loadSearch} what={text.results} waiting={<Waiting {...profession} />}>
        {({ Search }) => <Search />}
      </LazyPart>
    );
  }
  if (profession.page.shows === 'offices' && spec === null) {
    return (
      <LazyPart load={loadOffices} what={text.offices} waiting={<Waiting {...profession} />}>
        {({ Offices }) => <Offices profession={profession} />}
      </LazyPart>
    );
  }
  return <ProfessionScreen key={profession.slug} profession={profession} />;
}

function Waiting({ many }: Profession) {
  return (
    <Container className={page.page}>
      <VendorListSkeleton label={text.loading(many)} />
    </Container>
  );
}
