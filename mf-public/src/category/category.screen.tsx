import { NotFound, useLocality, useLocation, usePage } from '@nukkad/platform';
import { type Category, messages } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { Container, FailurePanel, Skeleton } from '@nukkad/shared-ui';
import { revealContact } from '../common/actions/contact.queries';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import page from '../common/page/page.module.css';
import { Trail } from '../common/page/trail';
import type { Profession } from '../common/professions/profession';
import { VendorListSkeleton } from '../common/vendor-card/vendor-list-skeleton';
import { FIRST_PEOPLE, provisionalName } from './category.model';
import { type CategoryPage, useCategoryPage, useFirstVendors } from './category.queries';
import { text } from './category.text';
import { FirstVendors } from './first-vendors';
import { Parts } from './parts';

export function Screen() {
  const { pathname } = useLocation();
  const found = useCategoryPage();
  const name = nameOf(found);
  const origin = useOrigin();
  const { place } = useLocality();
  const trail = [{ label: common.rootOf(localName(place.city)), to: '/' }, { label: name }];
  const isKnown = found.state !== 'unknown';
  usePage({
    title: name,
    ...(isKnown && {
      description: text.description(name),
      canonical: pathname,
      data: [breadcrumbData(origin, trail)],
    }),
  });
  if (found.state === 'unknown') return <NotFound />;
  return (
    <Container className={page.page}>
      <div className={page.head}>
        <Trail steps={trail} />
        <h1>{name}</h1>
      </div>
      <Content found={found} name={name} />
    </Container>
  );
}

function Content({ found, name }: { found: CategoryPage; name: string }) {
  if (found.state === 'loading') {
    return (
      <>
        <Skeleton shape="tile" />
        <VendorListSkeleton label={text.loading(name)} count={FIRST_PEOPLE} />
      </>
    );
  }
  if (found.state === 'failed') {
    return <FailurePanel what={text.what} failure={found.failure} onRetry={found.retry} />;
  }
  if (found.state === 'unknown') return null;
  const { category, parts, profession } = found;
  return (
    <>
      {parts.length > 0 && <Parts category={category} parts={parts} profession={profession} />}
      <First category={category} profession={profession} />
    </>
  );
}

function First({ category, profession }: { category: Category; profession: Profession }) {
  const vendors = useFirstVendors(category);
  return (
    <FirstVendors
      category={category}
      profession={profession}
      vendors={vendors}
      onReveal={revealContact}
    />
  );
}

function nameOf(found: CategoryPage): string {
  if (found.state === 'ready') return localName(found.category.categoryName);
  return found.state === 'unknown' ? messages.pageNotFound : localName(provisionalName(found.name));
}
