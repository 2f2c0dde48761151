import type { PortfolioWork } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Carousel, Picture } from '@nukkad/shared-ui';
import styles from './works.module.css';
import { text } from './works.text';

interface Props {
  works: readonly PortfolioWork[];
  name: string;
}

/** Portfolio carousel. */
export function WorksCarousel({ works, name }: Props) {
  return (
    <Carousel
      label={text.by(name)}
      perView={{ phone: 1, tablet: 2 }}
      slides={works.map(({ _id, title, year, picture }) => ({
        key: _id,
        label: title,
        content: (
          <figure className={styles.slide}>
            <Picture {...picture} sizes="(min-width: 48rem) 24rem, 100vw" />
            <figcaption className={styles.caption}>
              <strong lang={langOf(title)}>{title}</strong>{' '}
              <span className={styles.muted}>{year}</span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
