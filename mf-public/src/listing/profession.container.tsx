import { Missing, usePage } from '@nukkad/platform';
import { limits, type VendorsAnswer } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { Container, FailurePanel } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { useOrigin } from '../common/page/origin';
import page from '../common/page/page.module.css';
import type { Profession } from '../common/professions/profession';
import { ListingHead } from './head/listing-head';
import { SpecialityChips } from './head/speciality-chips';
import { SubjectBanner } from './head/subject-banner';
import { TypeSearch } from './head/type-search';
import { ListedPlaces, ListedScreen } from './listed.container';
import { canonicalOf, isIndexed, listingData, neighboursOf, pictureOf } from './listing.seo.model';
import { text } from './listing.text';
import {
  chosenSpeciality,
  EVERYONE,
  nounOf,
  provisionalName,
  trailOf,
  wayToEveryone,
} from './query/listing.model';
import { countInPlace, type PlaceOfList, placeOfList } from './query/listing.place.model';
import {
  type Directory,
  useDirectory,
  useHeaderPlace,
  useQuery,
  useVendors,
} from './query/listing.queries';
import { Nothing } from './results/nothing';

/** Listing of one profession, filtered and ordered by the address. */
export function ProfessionScreen({ profession }: { profession: Profession }) {
  const asked = useAsked(profession);
  const { query, header, directory, known, listed, speciality, category, name } = asked;
  const spec = category?.slug ?? null;
  const vendors = useVendors(listed?.category._id ?? null, spec, { query, place: header });
  const hasContent = useOnce(vendors.state !== 'loading');
  const answer = vendors.state === 'ready' ? vendors.value : null;
  const place = placeOfList(answer, query, header);
  const heading = profession.heading(name, place.name);
  const trail = trailOf(profession, name, heading, place.city);
  const isUnknown = speciality?.state === 'unknown';
  const subject = listed && { profession: profession.slug, spec };
  useListingPage({ profession, name, heading, trail, answer, place, isUnknown, subject });
  return (
    <Container className={page.page}>
      <ListingHead profession={profession} heading={heading} trail={trail} />
      {profession.page.searchHint !== null && <TypeSearch profession={profession} query={query} />}
      {(known !== null || directory.state === 'loading') && (
        <SpecialityChips
          profession={profession}
          category={known?.category ?? null}
          specialities={known?.specialities ?? null}
          current={category?._id ?? null}
          isEveryone={speciality?.state === 'everyone'}
          query={query}
        />
      )}
      {profession.page.hasBanner && directory.state !== 'absent' && (
        <SubjectBanner
          picture={known === null ? undefined : known.category.picture}
          subject={name}
          place={place.name}
        />
      )}
      {listed ? (
        <ListedScreen
          profession={profession}
          vendors={vendors}
          spec={spec}
          noun={nounOf(profession, name)}
          place={place}
          header={header}
          hasContent={hasContent}
        />
      ) : (
        <NotListed profession={profession} directory={directory} place={place} />
      )}
    </Container>
  );
}

/** The address's query; `listed` and `category` once the directory has it. */
function useAsked(profession: Profession) {
  const query = useQuery();
  const header = useHeaderPlace(query);
  const directory = useDirectory(profession);
  const known = directory.state === 'ready' ? directory : null;
  const speciality = known && chosenSpeciality(query.spec, profession, known.specialities);
  const listed = speciality?.state === 'unknown' ? null : known;
  const category = speciality?.state === 'one' ? speciality.category : null;
  const english = speciality
    ? (category?.categoryName ?? null)
    : provisionalName(query.spec, profession);
  const name = english === null ? null : localName(english, profession.slug);
  return { query, header, directory, known, listed, speciality, category, name };
}

interface NotListedProps {
  profession: Profession;
  directory: Directory;
  place: PlaceOfList;
}

function NotListed({ profession, directory, place }: NotListedProps) {
  const query = useQuery();
  const nothing = { noun: profession, query, place, lastWay: wayToEveryone(profession) };
  switch (directory.state) {
    case 'loading':
      return <ListedPlaces profession={profession} />;
    case 'failed': {
      const { failure, retry } = directory;
      return <FailurePanel what={profession.many} failure={failure} onRetry={retry} />;
    }
    case 'absent':
      return <Nothing why="absent" {...nothing} />;
    case 'ready':
      return (
        <>
          <Missing />
          <Nothing why="unknown-speciality" {...nothing} />
        </>
      );
  }
}

interface Shown {
  profession: Profession;
  name: string | null;
  heading: string;
  trail: ReturnType<typeof trailOf>;
  answer: VendorsAnswer | null;
  place: PlaceOfList;
  /** There is no such speciality. */
  isUnknown: boolean;
  /** Slugs of what is listed; null while it is not known, and where there is none. */
  subject: { profession: string; spec: string | null } | null;
}

function useListingPage({
  profession,
  name,
  heading,
  trail,
  answer,
  place,
  isUnknown,
  subject,
}: Shown): void {
  const query = useQuery();
  const origin = useOrigin();
  const spec = query.spec ?? profession.defaultSpec;
  const lasting = spec === EVERYONE ? query.spec : spec;
  const { listing } = profession;
  const pages = answer ? Math.min(answer.totalPages, limits.deepestPage) : 0;
  const picture = subject && pictureOf(subject, query, answer?.place ?? null, heading);
  const count = answer && countInPlace(answer, nounOf(profession, name), place, query);
  usePage({
    title: heading,
    description: count ? text.description(count) : text.descriptionOf(heading),
    canonical: canonicalOf(listing, query, lasting),
    ...neighboursOf(listing, query, lasting, pages),
    ...((isUnknown || !isIndexed(query)) && { robots: 'noindex' }),
    ...(picture && { picture }),
    data: listingData({ origin, trail, vendors: answer?.vendors ?? [], profession }),
  });
}

/** True from the first time on. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  useEffect(() => {
    if (isSo) setWas(true);
  }, [isSo]);
  return was;
}
