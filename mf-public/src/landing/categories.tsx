import { limits } from '@nukkad/platform/contract';
import { EmptyState, Loading, Skeleton } from '@nukkad/shared-ui';
import { FailurePanel } from '../common/failure-panel';
import { StaleNotice } from '../common/stale-notice';
import { CategoryCards } from './category-cards';
import cards from './category-cards.module.css';
import { useCategoryRows } from './landing.data';
import styles from './landing.module.css';
import { text } from './landing.text';

/** The section keeps its heading in all of its states, so that the page does not jump. */
export function Categories() {
  return (
    <section className={styles.categories} aria-labelledby="categories">
      <div>
        <h2 id="categories">{text.categories}</h2>
        <p className={styles.muted}>{text.categoriesLead}</p>
      </div>
      <CategoryRows />
    </section>
  );
}

function CategoryRows() {
  const categories = useCategoryRows();
  if (categories.state === 'loading') return <CategorySkeletons />;
  if (categories.state === 'failed') {
    return (
      <FailurePanel
        what={text.categoriesName}
        failure={categories.failure}
        onRetry={categories.retry}
      />
    );
  }
  if (categories.rows[0].length === 0) {
    return <EmptyState title={text.noCategories} why={text.noCategoriesWhy} level={3} />;
  }
  return (
    <>
      {categories.isStale && <StaleNotice what={text.categoriesName} onRetry={categories.retry} />}
      <CategoryCards rows={categories.rows} />
    </>
  );
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

function CategorySkeletons() {
  return (
    <Loading label={text.loadingCategories} slowAfter={limits.stillWorkingAfter}>
      <div className={cards.row}>
        {places.map((place) => (
          <Skeleton key={place} shape="tile" />
        ))}
      </div>
    </Loading>
  );
}
