import { Link, type Loaded } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { stretchedLinkClass } from '@nukkad/shared-ui';
import { childrenOf, topCategories } from '../../../common/categories.model';
import { Collection } from '../../../common/page/collection';
import { professionOfSlug } from '../../../common/professions/professions';
import { Section } from '../section';
import styles from '../sections.module.css';
import { text } from '../sections.text';
import { Tiles } from './tiles';

/** Number of specialities named on a tile. */
const NAMED = 3;

/** Links to every profession's listing, with its specialities and its number of vendors. */
export function ProfessionCards({ categories }: { categories: Loaded<Category[]> }) {
  return (
    <Section id="professions" title={text.professions} lead={text.professionsLead}>
      <Collection
        what={text.professionsName}
        items={categories}
        waiting={<Tiles count={8} />}
        nothing={{ title: text.noProfessions, why: text.noProfessionsWhy }}
      >
        {(all) => (
          <ul className={styles.tiles}>
            {topCategories(all).map((category) => (
              <ProfessionTile key={category._id} category={category} all={all} />
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}

interface TileProps {
  category: Category;
  all: Category[];
}

function ProfessionTile({ category, all }: TileProps) {
  const profession = professionOfSlug(category.profession);
  if (!profession) return null;
  const parts = childrenOf(category, all).map(({ categoryName, profession: slug }) =>
    localName(categoryName, slug),
  );
  return (
    <li className={`${styles.tile} ${styles.hued}`} data-hue={profession.hue}>
      <h3 className={styles.tileName}>
        <Link className={stretchedLinkClass} to={profession.listing}>
          {localName(category.categoryName)}
        </Link>
      </h3>
      <p className={styles.tileCount}>
        {parts.length > 0 ? text.among(parts.slice(0, NAMED)) : profession.title}
      </p>
    </li>
  );
}
