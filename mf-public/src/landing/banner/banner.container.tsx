import { type BannerSlide, limits } from '@nukkad/platform/contract';
import { Carousel, LazyPart } from '@nukkad/shared-ui';
import { useState } from 'react';
import { Collection } from '../../common/page/collection';
import styles from './banner.module.css';
import { subscribe, useBanner } from './banner.queries';
import { text } from './banner.text';
import { Slide } from './banner-slide';

const form = () => import(/* webpackChunkName: "landing-subscribe" */ './subscribe-dialog');

/** Banner with autoplay. */
export function Banner() {
  const [chosen, setChosen] = useState<BannerSlide | null>(null);
  const close = () => setChosen(null);
  return (
    <div className={styles.banner}>
      <h2 className="nk-visually-hidden">{text.title}</h2>
      <Collection
        what={text.what}
        items={useBanner()}
        waiting={<div className={styles.slide} />}
        nothing={{ title: text.nothing, why: text.nothingWhy }}
      >
        {(slides) => (
          <Carousel
            label={text.title}
            autoplayMs={limits.bannerAutoplay}
            transitionMs={limits.bannerTransition}
            slides={slides.map((slide) => ({
              key: slide._id,
              label: slide.title,
              content: <Slide slide={slide} onSubscribe={() => setChosen(slide)} />,
            }))}
          />
        )}
      </Collection>
      {chosen !== null && (
        <LazyPart load={form} what={text.formName}>
          {({ SubscribeDialog }) => (
            <SubscribeDialog slide={chosen} onSubscribe={subscribe} onClose={close} />
          )}
        </LazyPart>
      )}
    </div>
  );
}
