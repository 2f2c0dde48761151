import type { Loaded } from '@nukkad/platform';
import { type Category, limits } from '@nukkad/platform/contract';
import {
  Card,
  EmptyState,
  FailurePanel,
  Loading,
  NoResultsDrawing,
  Skeleton,
  StaleNotice,
} from '@nukkad/shared-ui';
import card from './category-card.module.css';
import { CategoryCards } from './category-cards';
import cards from './category-cards.module.css';
import { categoryRows } from './landing.model';
import styles from './landing.module.css';
import { text } from './landing.text';

interface Props {
  categories: Loaded<Category[]>;
}

/** The section keeps its heading in all of its states, so that the page does not jump. */
export function Categories({ categories }: Props) {
  return (
    <section className={styles.categories} aria-labelledby="categories">
      <div>
        <h2 id="categories">{text.categories}</h2>
        <p className={styles.muted}>{text.categoriesLead}</p>
      </div>
      <CategoryRows categories={categories} />
    </section>
  );
}

function CategoryRows({ categories }: Props) {
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
  const rows = categoryRows(categories.value);
  if (rows[0].length === 0) {
    return (
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={text.noCategories}
        why={text.noCategoriesWhy}
        level={3}
      />
    );
  }
  return (
    <>
      {categories.staleFailure !== null && (
        <StaleNotice what={text.categoriesName} onRetry={categories.retry} />
      )}
      <CategoryCards rows={rows} />
    </>
  );
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

function CategorySkeletons() {
  return (
    <Loading label={text.loadingCategories} slowAfterMs={limits.stillWorkingAfter}>
      <div className={cards.row}>
        {places.map((place) => (
          <Card key={place} className={card.card}>
            <span className={card.picture} />
            <span className={card.words}>
              <Skeleton shape="text" lines={2} />
            </span>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
