import { Navigate, NotFound, type ScreenProps, useLocation, usePage } from '@nukkad/platform';
import { Container, FailurePanel, LazyPart, StaleNotice } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { revealContact } from '../common/actions/contact.queries';
import { complaintAddress } from '../common/complaints/complaint-address';
import { detailsAddress } from '../common/navigation/vendor-address';
import { useOrigin } from '../common/page/origin';
import page from '../common/page/page.module.css';
import type { Profession } from '../common/professions/profession';
import { professionOfDetails, professionOfSlug } from '../common/professions/professions';
import type { ChosenTime } from '../common/times/times.model';
import { BookingAside } from './booking/booking-aside';
import { BookingBar } from './booking/booking-bar';
import { ComplainAside } from './booking/complain-aside';
import { profileOfCard } from './details.model';
import styles from './details.module.css';
import {
  type DetailsPage,
  useDetails,
  useSeoFacts,
  useTab,
  useVendorId,
  useWayBack,
} from './details.queries';
import { text } from './details.text';
import { vendorPageIdentity } from './identity.model';
import { HeadActions } from './profile/head-actions';
import { loadTabs, ProfileBody } from './profile/profile-body';
import { ProfileHead } from './profile/profile-head';
import { BodySkeleton } from './profile/profile-skeleton';
import { NoVendorChosen, VendorNotFound } from './vendor-not-found';
import { WayBack } from './way-back';

export function Screen({ path }: ScreenProps) {
  const profession = professionOfDetails(path);
  return profession ? <Chosen profession={profession} /> : <NotFound />;
}

const loadOffice = () => import('./office/office.container');

/** A vendor's page; for offices without a vendor, the office's. */
function Chosen({ profession }: { profession: Profession }) {
  const id = useVendorId(profession);
  const card = profileOfCard(useLocation().state);
  if (profession.page.shows === 'offices' && id === null && card === null) {
    return (
      <LazyPart load={loadOffice} what={text.officePart}>
        {({ Office }) => <Office />}
      </LazyPart>
    );
  }
  // Another vendor remounts the page, which resets selections.
  return <Details key={id} profession={profession} />;
}

function Details({ profession }: { profession: Profession }) {
  const details = useDetails(profession);
  const back = useWayBack(profession);
  const { search, hash, state } = useLocation();
  useIdentity(details, profession);
  // In parallel with the vendor; if it fails, its own place shows the error.
  useEffect(() => void loadTabs().catch(() => {}), []);
  if (details.state === 'nobody') return <NoVendorChosen profession={profession} />;
  if (details.state === 'unknown') return <VendorNotFound profession={profession} back={back} />;
  const home = details.state === 'ready' ? professionOfSlug(details.vendor.profession) : profession;
  if (home && home !== profession)
    return <Navigate replace to={home.details + search + hash} state={state} />;
  return (
    <Container className={page.page}>
      <WayBack profession={profession} to={back} profile={details.profile} />
      <Profile details={details} profession={profession} />
    </Container>
  );
}

interface ProfileProps {
  details: Exclude<DetailsPage, { state: 'nobody' | 'unknown' }>;
  profession: Profession;
}

function Profile({ details, profession }: ProfileProps) {
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const { profile } = details;
  const vendor = details.state === 'ready' ? details.vendor : null;
  const { panel } = profession.profile;
  const isBookable = panel !== null && (vendor !== null || details.state === 'loading');
  const isComplaint = panel === null && vendor !== null;
  // Said before the columns: a page is painted while it arrives, and what is beside comes last.
  const isAlone = !isBookable && !isComplaint;
  const name = profile?.name ?? '';
  const booking = { vendor, name, chosen, onChoose: setChosen };
  return (
    <>
      <div className={isAlone ? `${styles.columns} ${styles.alone}` : styles.columns}>
        <div className={styles.main}>
          <ProfileHead
            profile={profile}
            vendor={vendor}
            one={profession.one}
            address={profile?.id ? detailsAddress(profession, profile.id) : undefined}
          >
            {profile?.id != null && (
              <HeadActions
                id={profile.id}
                name={name}
                profession={profession}
                onReveal={vendor?.phoneHint == null ? null : () => revealContact(vendor._id)}
              />
            )}
          </ProfileHead>
          <Rest details={details} profession={profession} />
        </div>
        {isBookable && <BookingAside panel={panel} {...booking} />}
        {isComplaint && (
          <ComplainAside
            name={name}
            to={complaintAddress(vendor._id, vendor.subCategory?.categoryName)}
          />
        )}
      </div>
      {isBookable && <BookingBar panel={panel} {...booking} />}
    </>
  );
}

function Rest({ details, profession }: ProfileProps) {
  const chosen = useTab(profession);
  const { one } = profession;
  if (details.state === 'card') return null;
  if (details.state === 'loading') return <BodySkeleton label={text.loading(one)} />;
  if (details.state === 'failed') {
    return <FailurePanel what={text.what(one)} failure={details.failure} onRetry={details.retry} />;
  }
  return (
    <>
      {details.isStale && <StaleNotice what={text.what(one)} onRetry={details.retry} />}
      <ProfileBody vendor={details.vendor} profession={profession} {...chosen} />
    </>
  );
}

function useIdentity(details: DetailsPage, profession: Profession): void {
  const vendor = details.state === 'ready' ? details.vendor : null;
  const facts = useSeoFacts(vendor, profession);
  const origin = useOrigin();
  const isNothing = details.state === 'nobody' || details.state === 'unknown';
  usePage(
    vendor === null
      ? { title: titleOf(details, profession), ...(isNothing && { robots: 'noindex' }) }
      : vendorPageIdentity({ vendor, profession, origin, ...facts }),
  );
}

function titleOf(details: DetailsPage, { one }: Profession): string {
  if (details.state === 'nobody') return text.nobody(one);
  if (details.state === 'unknown') return text.unknown(one);
  if (details.state === 'ready') return details.vendor.vendorName;
  return details.profile?.name ?? text.loading(one);
}
