import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Button, buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons';
import { useReducedMotion } from '../surroundings';
import * as words from '../words';
import { canGo } from './carousel.model';
import styles from './carousel.module.css';
import { type Slider, useSlider } from './use-slider';
import { type Turning, useTurning } from './use-turning';

/** One of the slides: `{ key: 'diwali', label: 'Diwali offers', content: <Offer /> }` */
export interface Slide {
  key: string;
  /** What it shows, for those who cannot see it: "Find a doctor near you". */
  label: string;
  content: ReactNode;
}

/** Whole slides in view. A wider screen that is not named shows as many as the one before it. */
export interface SlidesPerView {
  /** Default 1. */
  phone?: number;
  /** From 768 px of window. */
  tablet?: number;
  /** From 1024 px of window. */
  desktop?: number;
}

export interface CarouselProps {
  /** What the slides have in common: "Offers", "Doctors near you". */
  label: string;
  slides: readonly Slide[];
  /** Milliseconds of rest before it turns by itself, round and round. Default: it never does. */
  autoplayMs?: number | undefined;
  /** Milliseconds that one turn takes. Default 320. */
  transitionMs?: number;
  /** Default one slide at a time. */
  perView?: SlidesPerView;
}

/** More positions than this are counted instead of dotted. */
const MOST_DOTS = 6;

/**
 * Slides side by side, turned by swipe, buttons or by themselves. Turning waits for a pointer, for
 * focus and for the page to be seen, can be stopped, and does not begin where less motion is asked.
 * `<Carousel label="Offers" slides={slides} autoplayMs={2000} />`
 */
export function Carousel({
  label,
  slides,
  autoplayMs,
  transitionMs = 320,
  perView = {},
}: CarouselProps) {
  const isStill = useReducedMotion();
  const slider = useSlider({
    identity: slides.map(({ key }) => key).join(),
    isEndless: autoplayMs !== undefined,
    transitionMs: isStill ? 0 : transitionMs,
  });
  const turning = useTurning(slider, autoplayMs);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={label}
      style={widths(perView)}
      {...turning.handlers}
    >
      <div className={styles.frame}>
        <div
          ref={slider.track}
          className={styles.track}
          aria-live={turning.isTurning ? 'off' : 'polite'}
        >
          {slides.map(({ key, label, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form fields.
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.slideOf(index + 1, slides.length, label)}
              inert={!slider.isInView(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && <Bar slider={slider} turning={turning} />}
    </section>
  );
}

function widths({ phone = 1, tablet = phone, desktop = tablet }: SlidesPerView) {
  return {
    '--nk-slides-phone': phone,
    '--nk-slides-tablet': tablet,
    '--nk-slides-desktop': desktop,
  } as CSSProperties;
}

// It keeps its place when everything is in view, so that a turned phone moves nothing below.
function Bar({ slider, turning }: { slider: Slider; turning: Turning }) {
  const { place, moveBy } = slider;
  if (place === null || place.stops < 2) return <div className={styles.bar} />;
  const Rest = turning.isOn ? PauseIcon : PlayIcon;
  return (
    <div className={styles.bar}>
      {turning.isOffered && (
        <Button
          tone="secondary"
          className={styles.round}
          aria-label={turning.isOn ? words.pause : words.play}
          onClick={turning.toggle}
        >
          <Rest size={20} />
        </Button>
      )}
      {place.stops > MOST_DOTS ? (
        <p className={styles.count}>{words.positionText(place.index + 1, place.stops)}</p>
      ) : (
        <Dots stops={place.stops} current={place.index} moveBy={moveBy} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have focus. */}
      <div className={styles.ways} onKeyDown={(event) => followArrows(event, moveBy)}>
        <Way words={words.previousSlide} isEnd={!canGo(place, -1)} onPress={() => moveBy(-1)}>
          <ChevronLeftIcon className={styles.arrow} size={20} />
        </Way>
        <Way words={words.nextSlide} isEnd={!canGo(place, 1)} onPress={() => moveBy(1)}>
          <ChevronRightIcon className={styles.arrow} size={20} />
        </Way>
      </div>
    </div>
  );
}

interface WayProps {
  words: string;
  /** There is nothing more; the button stays, or focus on it would be lost. */
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Way({ words, isEnd, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ tone: 'secondary' }), styles.round)}
      aria-label={words}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}

interface DotsProps {
  stops: number;
  current: number;
  moveBy: (slides: number) => void;
}

/** Where it stands, and the way to each other place. */
function Dots({ stops, current, moveBy }: DotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: stops }, (_, stop) => `dot ${stop}`).map((key, stop) => (
        <button
          key={key}
          type="button"
          className={styles.dot}
          aria-current={stop === current || undefined}
          onClick={() => moveBy(stop - current)}
        >
          <span className="nk-visually-hidden">{words.toSlide(stop + 1)}</span>
        </button>
      ))}
    </div>
  );
}

function followArrows(event: KeyboardEvent<HTMLElement>, moveBy: (slides: number) => void) {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'ArrowRight') moveBy(isRtl ? -1 : 1);
  else if (event.key === 'ArrowLeft') moveBy(isRtl ? 1 : -1);
  else return;
  event.preventDefault();
}
