import type { VendorDetails } from '@nukkad/platform/contract';
import { Card, LazyPart, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import type { Profession } from '../../common/professions/profession';
import { text as complaintWords } from '../complaints/complaints.text';
import { TABS, vendorSpeciality } from '../details.model';
import styles from '../details.module.css';
import type { ChosenTab } from '../details.queries';
import { text } from '../details.text';
import { AddressBlock } from '../place/address-block';
import { text as placeWords } from '../place/place.text';
import { WeekHours } from '../place/week-hours';
import { text as questionWords } from '../questions/questions.text';
import { Feedback } from '../reviews/feedback';
import { text as reviewWords } from '../reviews/reviews.text';
import { Extra } from './extra';

interface Props extends ChosenTab {
  vendor: VendorDetails;
  profession: Profession;
}

/** Every page needs it, but the first paint does not. */
export const loadTabs = () => import('./profile-tabs');
const loadReviews = () => import('../reviews/reviews.container');
const loadComplaints = () => import('../complaints/complaints.container');
const loadQuestions = () => import('../questions/questions.container');

/** The profile's body. Content of a tab is not repeated below the tabs. */
export function ProfileBody({ vendor, profession, tab, tabHref, onTab }: Props) {
  const { _id, vendorName } = vendor;
  const waiting = <div className={styles.room} />;
  const reviews = (
    <LazyPart load={loadReviews} what={reviewWords.part} waiting={waiting}>
      {({ Reviews }) => <Reviews vendorId={_id} name={vendorName} />}
    </LazyPart>
  );
  const complaints = (
    <LazyPart load={loadComplaints} what={complaintWords.part} waiting={waiting}>
      {({ Complaints }) => (
        <Complaints officerId={_id} speciality={vendor.subCategory?.categoryName} />
      )}
    </LazyPart>
  );
  const hasComplaints = profession.profile.extra === 'complaints';
  return (
    <>
      <div id={TABS} className={styles.sides}>
        <LazyPart load={loadTabs} what={text.tabsPart} waiting={<TabsPlace />}>
          {({ ProfileTabs }) => (
            <ProfileTabs
              vendor={vendor}
              profession={profession}
              selected={tab}
              hrefOf={tabHref}
              onSelect={onTab}
              reviews={reviews}
              complaints={complaints}
            />
          )}
        </LazyPart>
      </div>
      <Extra vendor={vendor} extra={profession.profile.extra} tab={tab} />
      {hasComplaints && tab !== 'complaints' && (
        <Block title={complaintWords.heading}>{complaints}</Block>
      )}
      <Places vendor={vendor} isAddressShown={tab === 'address'} />
      {tab !== 'reviews' && <Block title={reviewWords.heading}>{reviews}</Block>}
      <Feedback name={vendorName} />
      <LazyPart load={loadQuestions} what={questionWords.part} waiting={waiting}>
        {({ Questions }) => (
          <Questions profession={profession.slug} speciality={vendorSpeciality(vendor)} />
        )}
      </LazyPart>
    </>
  );
}

function TabsPlace() {
  return (
    <Card className={styles.tabsPlace}>
      <Skeleton shape="text" lines={4} />
    </Card>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.block}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}

interface PlacesProps {
  vendor: VendorDetails;
  /** The address is already in its tab. */
  isAddressShown: boolean;
}

function Places({ vendor, isAddressShown }: PlacesProps) {
  return (
    <div className={styles.pair}>
      {!isAddressShown && (
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>{placeWords.address}</h2>
          <AddressBlock vendor={vendor} />
        </Card>
      )}
      <Card as="section" className={styles.block}>
        <h2 className={styles.heading}>{placeWords.hours}</h2>
        <WeekHours workingHours={vendor.workingHours} lunch={vendor.lunch} />
      </Card>
    </div>
  );
}
