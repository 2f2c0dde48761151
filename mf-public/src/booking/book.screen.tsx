import { Link, useEndpoint, usePage, useSearchParams } from '@nukkad/platform';
import { bookingKinds, limits, type VendorDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import {
  buttonClass,
  Container,
  EmptyState,
  FailurePanel,
  Loading,
  NoResultsDrawing,
  NotFoundDrawing,
  Skeleton,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as common from '../common/common.text';
import { vendorAddress } from '../common/navigation/vendor-address';
import { AfterHydration } from '../common/page/after-hydration';
import page from '../common/page/page.module.css';
import { Trail } from '../common/page/trail';
import { professionOfSlug } from '../common/professions/professions';
import { readSelection } from './book.model';
import { text } from './book.text';
import { Checkout } from './checkout/checkout.container';
import { TypedIsKept } from './checkout/typed-is-kept.container';
import { Choose } from './choose';

/** Booking page: choose a time unless the address has one, then confirm. */
export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const vendor = useEndpoint('getVendor', { params: { id: id ?? '' } }, { enabled: Boolean(id) });
  if (!id) return <NotBookable title={text.nobody} why={text.nobodyWhy} to="/doctors" />;
  if (vendor.state === 'ready') return <Flow vendor={vendor.value} />;
  if (vendor.state === 'failed') {
    const { status } = vendor.failure;
    if (status === 404 || status === 422) {
      return <NotBookable title={text.unknown} why={text.unknownWhy} to="/doctors" />;
    }
    return (
      <Page>
        <FailurePanel what={text.what} failure={vendor.failure} onRetry={vendor.retry} />
        <TypedIsKept vendorId={id} />
      </Page>
    );
  }
  return (
    <Page>
      <Loading label={common.loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={8} />
      </Loading>
    </Page>
  );
}

function Flow({ vendor }: { vendor: VendorDetails }) {
  const [query] = useSearchParams();
  const kinds = bookingKinds(vendor.profession);
  const selection = readSelection(query, { ...vendor, kinds });
  const { vendorName } = vendor;
  if (selection === null) {
    return <Unbookable vendor={vendor} />;
  }
  const profile = vendorAddress(vendor);
  return (
    <Page title={text.titleWith(vendorName)}>
      <div className={page.head}>
        <Trail
          steps={[...stepsTo(vendor), { label: vendorName, to: profile }, { label: text.crumb }]}
        />
        <h1>{selection.start === null ? text.choose : text.confirm}</h1>
        <p className={page.intro}>{`${vendorName} · ${vendor.title}`}</p>
      </div>
      {selection.start === null ? (
        <Choose vendor={vendor} initial={selection} />
      ) : (
        // It is for whoever is signed in when it opens, which no page rendered ahead knows.
        <AfterHydration what={text.what} lines={8}>
          {/* Another vendor resets the form; another time of the same vendor keeps the input. */}
          <Checkout
            key={vendor._id}
            vendor={vendor}
            selection={selection}
            start={selection.start}
          />
        </AfterHydration>
      )}
    </Page>
  );
}

function stepsTo({ profession, locality }: VendorDetails) {
  const found = professionOfSlug(profession);
  const home = { label: common.rootOf(localName(locality.city)), to: '/' };
  return found ? [home, { label: found.root, to: found.listing }] : [home];
}

function Unbookable({ vendor }: { vendor: VendorDetails }) {
  const { vendorName } = vendor;
  return (
    <Page title={text.titleWith(vendorName)}>
      <EmptyState
        level={1}
        drawing={<NoResultsDrawing />}
        title={text.unbookable}
        why={text.unbookableWhy(vendorName)}
      >
        <Link className={buttonClass()} to={vendorAddress(vendor)}>
          {text.profile(vendorName)}
        </Link>
      </EmptyState>
    </Page>
  );
}

interface NotBookableProps {
  title: string;
  why: string;
  to: string;
}

function NotBookable({ title, why, to }: NotBookableProps) {
  return (
    <Page>
      <EmptyState level={1} drawing={<NotFoundDrawing />} title={title} why={why}>
        <Link className={buttonClass()} to={to}>
          {text.seeAll}
        </Link>
      </EmptyState>
    </Page>
  );
}

interface PageProps {
  title?: string;
  children: ReactNode;
}

/** Not for search engines. */
function Page({ title = text.title, children }: PageProps) {
  usePage({ title, robots: 'noindex' });
  return <Container className={page.page}>{children}</Container>;
}
