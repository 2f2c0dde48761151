import { Link } from '@nukkad/platform';
import type { BannerSlide } from '@nukkad/platform/contract';
import { Button, linkClass, Picture } from '@nukkad/shared-ui';
import { professionOfSlug } from '../../common/professions/professions';
import styles from './banner.module.css';
import { text } from './banner.text';

interface Props {
  slide: BannerSlide;
  onSubscribe: () => void;
}

export function Slide({ slide, onSubscribe }: Props) {
  const profession = professionOfSlug(slide.profession);
  return (
    <div className={styles.slide} data-hue={profession?.hue}>
      <div className={styles.words}>
        <h3 className={styles.title}>{slide.title}</h3>
        <p>{slide.text}</p>
        <p className={styles.ways}>
          <Button aria-label={text.subscribeTo(slide.title)} onClick={onSubscribe}>
            {text.subscribeNow}
          </Button>
          {profession && (
            <Link className={linkClass({ isStandalone: true })} to={profession.listing}>
              {text.seeAll(profession.many)}
            </Link>
          )}
        </p>
      </div>
      <span className={styles.picture}>
        <Picture
          {...slide.picture}
          alt=""
          sizes="(min-width: 48rem) 46rem, 100vw"
          // A lazy picture would begin to load only when its slide is shown.
          priority
          className={styles.scene}
        />
      </span>
    </div>
  );
}
