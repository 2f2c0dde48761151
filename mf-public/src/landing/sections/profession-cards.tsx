import { Link, type Loaded } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { stretchedLinkClass } from '@nukkad/shared-ui';
import { topCategories } from '../../common/categories.model';
import { Collection } from '../../common/collection';
import * as common from '../../common/common.text';
import { professionOfSlug } from '../../common/professions/professions';
import { Section } from './section';
import styles from './sections.module.css';
import { text } from './sections.text';
import { Tiles } from './tiles';

/** Every profession's listing, with how many are in it. */
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
              <ProfessionTile key={category._id} category={category} />
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}

function ProfessionTile({ category: { profession: slug, count } }: { category: Category }) {
  const profession = professionOfSlug(slug);
  if (!profession) return null;
  return (
    <li className={`${styles.tile} ${styles.hued}`} data-hue={profession.hue}>
      <h3 className={styles.tileName}>
        <Link className={stretchedLinkClass} to={profession.listing}>
          {profession.title}
        </Link>
      </h3>
      <p className={styles.tileCount}>
        {formatCount(count)} {common.professional(count)}
      </p>
    </li>
  );
}
