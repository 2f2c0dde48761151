import { Link, type Loaded, useLocation } from '@nukkad/platform';
import type { Category, VendorsAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import {
  ArrowRightIcon,
  buttonClass,
  EmptyState,
  FailurePanel,
  NoResultsDrawing,
} from '@nukkad/shared-ui';
import type { CategoryState } from '../common/navigation/navigation-state';
import type { Profession } from '../common/professions/profession';
import { VendorList } from '../common/vendor-card/vendor-list';
import { VendorListSkeleton } from '../common/vendor-card/vendor-list-skeleton';
import { FIRST_PEOPLE, listingAddress } from './category.model';
import styles from './category.module.css';
import { text } from './category.text';

interface Props {
  category: Category;
  profession: Profession;
  vendors: Loaded<VendorsAnswer>;
  onReveal: (vendorId: string) => Promise<string>;
}

export function FirstVendors(props: Props) {
  const { profession } = props;
  return (
    <section className={styles.section} aria-labelledby="first">
      <h2 id="first">{text.first(profession.many)}</h2>
      <People {...props} />
    </section>
  );
}

function People({ category, profession, vendors, onReveal }: Props) {
  const { pathname } = useLocation();
  const { many } = profession;
  if (vendors.state === 'loading') {
    return <VendorListSkeleton label={text.loading(many)} count={FIRST_PEOPLE} />;
  }
  if (vendors.state === 'failed') {
    return <FailurePanel what={many} failure={vendors.failure} onRetry={vendors.retry} />;
  }
  const { value } = vendors;
  if (value.total === 0) {
    return (
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={text.nobody(many)}
        why={text.nobodyWhy}
        level={3}
      >
        <Link className={buttonClass({ tone: 'secondary' })} to="/">
          {text.home}
        </Link>
      </EmptyState>
    );
  }
  const state: CategoryState = { categoryId: category._id };
  return (
    <>
      <VendorList
        vendors={value.vendors.slice(0, FIRST_PEOPLE)}
        profession={profession}
        from={pathname}
        onReveal={onReveal}
      />
      <Link
        className={`${buttonClass({ tone: 'secondary', size: 'large' })} ${styles.seeAll}`}
        to={listingAddress(profession, null)}
        state={state}
      >
        {text.seeAll(formatCount(value.total), many)}
        <ArrowRightIcon size={18} />
      </Link>
    </>
  );
}
