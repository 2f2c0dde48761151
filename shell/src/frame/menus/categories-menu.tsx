import { Link } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { pageAddress } from '@nukkad/platform/words';
import { Button, classNames } from '@nukkad/shared-ui';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEventHandler, type RefCallback, useId } from 'react';
import { moveAmongItems, useMenuDisclosure } from '../../common/menu-disclosure';
import { categoryPath } from '../site/frame.model';
import { useTopCategories } from '../site/frame.queries';
import { text } from '../site/frame.text';
import styles from './categories-menu.module.css';

/** Header menu of live categories with their number of professionals. */
export function CategoriesMenu() {
  const { isOpen, toggle, area, onButtonKey, items } = useMenuDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={classNames(styles.button, 'nk-needs-script')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onKeyDown={onButtonKey}
      >
        {text.categories}
        <ChevronDown aria-hidden size={16} className={styles.chevron} />
      </button>
      <noscript>
        <a href={`${pageAddress('/')}#categories`} className={styles.button}>
          {text.allCategories}
        </a>
      </noscript>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && <CategoryLinks items={items} onKeyDown={moveAmongItems} />}
      </div>
    </div>
  );
}

interface CategoryLinksProps {
  items?: RefCallback<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** The live categories, or the reason for none. */
export function CategoryLinks({ items, onKeyDown }: CategoryLinksProps) {
  const categories = useTopCategories();
  if (categories.state === 'loading') {
    return (
      <p role="status" className={styles.note}>
        {text.categoriesLoading}
      </p>
    );
  }
  if (categories.state === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{text.categoriesFailed}</p>
        <Button tone="secondary" size="small" onClick={categories.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  if (categories.value.length === 0) return <p className={styles.note}>{text.noCategories}</p>;
  return (
    <ul ref={items} onKeyDown={onKeyDown}>
      {categories.value.map((category) => (
        <li key={category._id}>
          <Link
            to={categoryPath(category)}
            state={{ categoryId: category._id }}
            className={styles.link}
          >
            {localName(category.categoryName)}{' '}
            <span className={styles.count}>
              {text.count(category.count)}
              <span className="nk-visually-hidden"> {text.professionals(category.count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
