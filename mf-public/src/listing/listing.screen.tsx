import { NotFound, type ScreenProps, useLocation, usePage } from '@nukkad/platform';
import { Container, Notice } from '@nukkad/shared-ui';
import { FailurePanel } from '../common/failure-panel';
import page from '../common/page.module.css';
import type { Profession } from '../common/professions/profession';
import { professionOfListing } from '../common/professions/professions';
import { type Directory, useAsked, useDirectory, useVendors } from './listing.data';
import { provisionalName, type Speciality, specialityOf } from './listing.model';
import { text } from './listing.text';
import { ListingHead } from './listing-head';
import { Absent, UnknownSpeciality } from './nothing-here';
import { Results, ResultsSkeleton } from './results';
import { SpecialityChips } from './speciality-chips';

export function Screen({ path }: ScreenProps) {
  const profession = professionOfListing(path);
  return profession ? <Listing key={profession.slug} profession={profession} /> : <NotFound />;
}

function Listing({ profession }: { profession: Profession }) {
  const directory = useDirectory(profession);
  const { spec, term, place } = useAsked();
  const { search } = useLocation();
  const known = directory.state === 'ready' ? directory : null;
  const speciality = known && specialityOf(spec, profession, known.specialities);
  const name = nameOf(speciality) ?? (speciality ? null : provisionalName(spec, profession));
  usePage({ title: profession.heading(name) });
  return (
    <Container className={page.page}>
      <ListingHead profession={profession} speciality={name} />
      {term !== '' && (
        <Notice title={text.searchFor(term, place)}>{text.searchForWhy(profession.many)}</Notice>
      )}
      {(known !== null || directory.state === 'loading') && (
        <SpecialityChips
          profession={profession}
          category={known?.category ?? null}
          specialities={known?.specialities ?? null}
          current={speciality?.state === 'one' ? speciality.category._id : null}
          isEveryone={speciality?.state === 'everyone'}
          search={search}
        />
      )}
      <Listed profession={profession} directory={directory} speciality={speciality} />
    </Container>
  );
}

interface ListedProps {
  profession: Profession;
  directory: Directory;
  speciality: Speciality | null;
}

function Listed({ profession, directory, speciality }: ListedProps) {
  if (directory.state === 'loading') {
    return <ResultsSkeleton label={text.loading(profession.many)} />;
  }
  if (directory.state === 'failed') {
    return (
      <FailurePanel what={profession.many} failure={directory.failure} onRetry={directory.retry} />
    );
  }
  if (directory.state === 'absent') return <Absent profession={profession} />;
  if (speciality?.state === 'unknown') return <UnknownSpeciality profession={profession} />;
  const slug = speciality?.state === 'one' ? speciality.category.slug : null;
  return (
    <Found
      // A new speciality starts afresh: the old one's people must not stand under its heading.
      key={slug}
      profession={profession}
      categoryId={directory.category._id}
      spec={slug}
    />
  );
}

interface FoundProps {
  profession: Profession;
  categoryId: string;
  /** Slug of a speciality; null for everyone. */
  spec: string | null;
}

function Found({ profession, categoryId, spec }: FoundProps) {
  const { page: number } = useAsked();
  const vendors = useVendors(categoryId, spec, number);
  return <Results profession={profession} vendors={vendors} page={number} />;
}

const nameOf = (speciality: Speciality | null) =>
  speciality?.state === 'one' ? speciality.category.categoryName : null;
