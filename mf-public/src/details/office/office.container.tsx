import {
  keepFocus,
  Link,
  Missing,
  type PageIdentity,
  useLocation,
  usePage,
} from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import {
  buttonClass,
  Chip,
  ChipRow,
  Container,
  EmptyState,
  FailurePanel,
  LazyPart,
  Loading,
  NotFoundDrawing,
  Skeleton,
  StaleNotice,
} from '@nukkad/shared-ui';
import { withQuery } from '../../common/navigation/address';
import { useOrigin } from '../../common/page/origin';
import page from '../../common/page/page.module.css';
import { Trail } from '../../common/page/trail';
import { governmentOffice } from '../../common/professions/government-office';
import { isUnknownVendor, TABS } from '../details.model';
import { text as questionWords } from '../questions/questions.text';
import { Department } from './department';
import { cardOf, chosenDepartment, type OfficeCard, officePageIdentity } from './office.model';
import styles from './office.module.css';
import { useAsked, useOffice, useOffices } from './office.queries';
import { text } from './office.text';
import { OfficeList } from './office-list';

const loadQuestions = () => import('../questions/questions.container');

/** A government office by department; without one, a choice. */
export function Office() {
  const { office, card } = useAsked();
  // Documented cards have a heading and no slug: search it among all offices.
  const isNamed = office === null && card !== null;
  const offices = useOffices(office === null);
  const found =
    isNamed && offices.state === 'ready'
      ? offices.value.find(({ heading }) => heading === card.heading)
      : undefined;
  const slug = office ?? found?.slug ?? null;
  const isWaiting = isNamed && offices.state === 'loading';
  return slug !== null || isWaiting ? <OneOffice slug={slug} /> : <AllOffices />;
}

function AllOffices() {
  const offices = useOffices();
  usePage({
    title: text.choose,
    description: text.chooseWhy,
    canonical: governmentOffice.details,
  });
  return (
    <Container className={page.page}>
      <header className={page.head}>
        <h1>{text.choose}</h1>
        <p className={page.intro}>{text.chooseWhy}</p>
      </header>
      {offices.state === 'loading' && (
        <Loading label={text.loadingAll} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      )}
      {offices.state === 'failed' && (
        <FailurePanel what={text.whatAll} failure={offices.failure} onRetry={offices.retry} />
      )}
      {offices.state === 'ready' && <OfficeList offices={offices.value} />}
    </Container>
  );
}

/** `slug` is null while it is searched. */
function OneOffice({ slug }: { slug: string | null }) {
  const { card: brought } = useAsked();
  const office = useOffice(slug);
  const card = office.state === 'ready' ? cardOf(office.value) : brought;
  const isUnknown = office.state === 'failed' && isUnknownVendor(office.failure.status);
  useOfficePage(slug, card, isUnknown);
  if (isUnknown) return <UnknownOffice />;
  return (
    <Container className={page.page}>
      <Trail
        steps={[
          { label: text.all, to: governmentOffice.listing },
          { label: card ? localName(card.heading) : text.loading },
        ]}
      />
      <header className={page.head}>
        <h1 className={card === null ? 'nk-visually-hidden' : undefined}>
          {card ? localName(card.heading) : text.loading}
        </h1>
        {office.state === 'ready' && (
          <p className={page.intro} lang={langOf(office.value.about)}>
            {office.value.about}
          </p>
        )}
      </header>
      <Chosen slug={slug} card={card} office={office} />
    </Container>
  );
}

interface ChosenProps {
  slug: string | null;
  card: OfficeCard | null;
  office: ReturnType<typeof useOffice>;
}

function Chosen({ slug, card, office }: ChosenProps) {
  const { department: asked } = useAsked();
  const { search, state } = useLocation();
  const current = chosenDepartment(card?.departments ?? [], asked);
  const full = office.state === 'ready' ? chosenDepartment(office.value.departments, asked) : null;
  return (
    <>
      {card !== null && (
        <div id={TABS} className={styles.chips}>
          <ChipRow label={text.departments}>
            {card.departments.map((department) => (
              <Chip
                key={department.slug}
                isCurrent={department.slug === current?.slug}
                render={(parts) => (
                  <Link
                    to={{
                      search: withQuery(search, { department: department.slug }),
                      hash: `#${TABS}`,
                    }}
                    state={{ ...(state as object | null), ...keepFocus }}
                    {...parts}
                  />
                )}
              >
                <span lang={langOf(localName(department.name))}>{localName(department.name)}</span>
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {office.state === 'loading' && (
        <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      )}
      {office.state === 'failed' && (
        <FailurePanel what={text.what} failure={office.failure} onRetry={office.retry} />
      )}
      {office.state === 'ready' && office.staleFailure !== null && (
        <StaleNotice what={text.what} onRetry={office.retry} />
      )}
      {full !== null && slug !== null && <Department office={slug} department={full} />}
      {office.state === 'ready' && (
        <LazyPart load={loadQuestions} what={questionWords.part}>
          {({ Questions }) => <Questions profession={governmentOffice.slug} speciality={null} />}
        </LazyPart>
      )}
    </>
  );
}

function UnknownOffice() {
  return (
    <Container className={page.page}>
      <Missing />
      <EmptyState
        drawing={<NotFoundDrawing />}
        title={text.unknown}
        why={text.unknownWhy}
        level={1}
      >
        <Link className={buttonClass()} to={governmentOffice.listing}>
          {text.seeAll}
        </Link>
      </EmptyState>
    </Container>
  );
}

function useOfficePage(slug: string | null, card: OfficeCard | null, isUnknown: boolean): void {
  const origin = useOrigin();
  usePage(identityOf(slug, card, { origin, isUnknown }));
}

function identityOf(
  slug: string | null,
  card: OfficeCard | null,
  { origin, isUnknown }: { origin: string; isUnknown: boolean },
): PageIdentity {
  if (isUnknown) return { title: text.unknown, robots: 'noindex' };
  if (slug === null || card === null) {
    return { title: card ? localName(card.heading) : text.loading };
  }
  return officePageIdentity(slug, card, origin);
}
