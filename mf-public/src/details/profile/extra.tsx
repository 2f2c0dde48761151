import type { VendorDetails } from '@nukkad/platform/contract';
import { Card, LazyPart, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { RenderWhenVisible } from '../../common/page/render-when-visible';
import type { DetailsExtra, DetailsTab } from '../../common/professions/profession';
import styles from '../details.module.css';
import { BuyLessons } from '../fees/buy-lessons';
import { FeeTable } from '../fees/fee-table';
import { text as feeWords } from '../fees/fees.text';
import { LessonFees } from '../fees/lesson-fees';
import { text as workWords } from '../works/works.text';

interface Props {
  vendor: VendorDetails;
  extra: DetailsExtra | null;
  tab: DetailsTab;
}

const loadWorks = () => import('../works/works-carousel');

/** Sections below the tabs that only some professions have. */
export function Extra({ vendor, extra, tab }: Props): ReactNode {
  const { _id, vendorName, services, packages, portfolio } = vendor;
  if (extra === 'lesson-fees') {
    return (
      <Section title={feeWords.lessons}>
        <LessonFees
          packages={packages}
          wayToBuy={(lessons) => <BuyLessons vendorId={_id} lessons={lessons} from={vendorName} />}
        />
      </Section>
    );
  }
  if (extra === 'fee-table' && tab !== 'fees') {
    return (
      <Section title={feeWords.table}>
        <FeeTable services={services} />
      </Section>
    );
  }
  if (extra === 'portfolio' && tab !== 'portfolio' && portfolio.length > 0) {
    return (
      <Section title={workWords.by(vendorName)}>
        <RenderWhenVisible className={styles.later}>
          <LazyPart load={loadWorks} what={workWords.part} waiting={<Skeleton shape="tile" />}>
            {({ WorksCarousel }) => <WorksCarousel works={portfolio} name={vendorName} />}
          </LazyPart>
        </RenderWhenVisible>
      </Section>
    );
  }
  return null;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.block}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}
