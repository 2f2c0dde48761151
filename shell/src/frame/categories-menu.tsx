import { Link } from '@nukkad/platform';
import { Button } from '@nukkad/shared-ui';
import { ChevronDown } from 'lucide-react';
import styles from './categories-menu.module.css';
import { useDisclosure } from './disclosure';
import { useTopCategories } from './frame.data';
import { categoryPath } from './frame.model';
import { text } from './frame.text';

/** The header's Categories: every live category with how many professionals it holds. */
export function CategoriesMenu() {
  const { isOpen, toggle, area } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="categories-menu"
        onClick={toggle}
      >
        {text.categories}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id="categories-menu" className={styles.panel} hidden={!isOpen}>
        {isOpen && <CategoryLinks />}
      </div>
    </div>
  );
}

function CategoryLinks() {
  const categories = useTopCategories();
  if (categories.state === 'loading') return <p role="status">{text.categoriesLoading}</p>;
  if (categories.state === 'failed') {
    return (
      <div role="alert">
        <p>{text.categoriesFailed}</p>
        <Button size="small" onClick={categories.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  if (categories.value.length === 0) return <p>{text.noCategories}</p>;
  return (
    <ul className={styles.list}>
      {categories.value.map((category) => (
        <li key={category._id}>
          <Link
            to={categoryPath(category)}
            state={{ categoryId: category._id }}
            className={styles.link}
          >
            {category.categoryName}
            <span className={styles.count}>{text.professionals(category.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
