import { Navigate, NotFound, type ScreenProps, useLocation, usePage } from '@nukkad/platform';
import { Container } from '@nukkad/shared-ui';
import { FailurePanel } from '../common/failure-panel';
import page from '../common/page.module.css';
import type { Profession } from '../common/professions/profession';
import { professionOfDetails, professionOfSlug } from '../common/professions/professions';
import { StaleNotice } from '../common/stale-notice';
import { type DetailsPage, useDetails, useWayBack } from './details.data';
import { text } from './details.text';
import { DetailsBody, DetailsBodySkeleton } from './details-body';
import { NobodyChosen, UnknownPerson } from './nobody';
import { ProfileHead } from './profile-head';
import { WayBack } from './way-back';

export function Screen({ path }: ScreenProps) {
  const profession = professionOfDetails(path);
  return profession ? <Details profession={profession} /> : <NotFound />;
}

function Details({ profession }: { profession: Profession }) {
  const details = useDetails(profession);
  const back = useWayBack(profession);
  const { search, state } = useLocation();
  usePage({ title: titleOf(details, profession) });
  if (details.state === 'nobody') return <NobodyChosen profession={profession} />;
  if (details.state === 'unknown') return <UnknownPerson profession={profession} back={back} />;
  const home = details.state === 'ready' ? professionOfSlug(details.vendor.profession) : profession;
  if (home && home !== profession)
    return <Navigate replace to={home.details + search} state={state} />;
  return (
    <Container className={page.page}>
      <WayBack profession={profession} to={back} profile={details.profile} />
      <ProfileHead profile={details.profile} one={profession.one} />
      <Rest details={details} profession={profession} />
    </Container>
  );
}

interface RestProps {
  details: Exclude<DetailsPage, { state: 'nobody' | 'unknown' }>;
  profession: Profession;
}

function Rest({ details, profession: { one } }: RestProps) {
  if (details.state === 'card') return null;
  if (details.state === 'loading') return <DetailsBodySkeleton label={text.loading(one)} />;
  if (details.state === 'failed') {
    return <FailurePanel what={text.what(one)} failure={details.failure} onRetry={details.retry} />;
  }
  return (
    <>
      {details.isStale && <StaleNotice what={text.what(one)} onRetry={details.retry} />}
      <DetailsBody vendor={details.vendor} />
    </>
  );
}

function titleOf(details: DetailsPage, { one }: Profession): string {
  if (details.state === 'nobody') return text.nobody(one);
  if (details.state === 'unknown') return text.unknown(one);
  return details.profile?.name ?? text.loading(one);
}
