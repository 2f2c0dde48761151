import type { KeyboardEvent, ReactNode } from 'react';
import { Button, buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons';
import { useReducedMotion } from '../surroundings';
import { canGo } from './carousel.model';
import styles from './carousel.module.css';
import { text } from './carousel.text';
import { type Slider, useSlider } from './use-slider';
import { type Turning, useTurning } from './use-turning';

/** A slide: `{ key: 'diwali', label: 'Diwali offers', content: <Offer /> }` */
export interface Slide {
  key: string;
  /** Accessible name: "Find a doctor near you". */
  label: string;
  content: ReactNode;
}

/** Number of slides that fit side by side. */
type Fitting = 1 | 2 | 3 | 4;

/** Fully visible slides. An omitted width takes the value of the next smaller one. */
export interface SlidesPerView {
  /** Default 1. */
  phone?: Fitting;
  /** From a window width of 768 px. */
  tablet?: Fitting;
  /** From a window width of 1024 px. */
  desktop?: Fitting;
}

export interface CarouselProps {
  /** Accessible name: "Offers", "Doctors near you". */
  label: string;
  slides: readonly Slide[];
  /** Autoplay interval in milliseconds; loops. Default: no autoplay. */
  autoplayMs?: number | undefined;
  /** Duration of a transition in milliseconds. Default 320. */
  transitionMs?: number;
  /** Default: one slide. */
  perView?: SlidesPerView;
}

/** With more positions a counter replaces the dots. */
const MOST_DOTS = 6;

/**
 * A carousel turned by swipe, buttons or autoplay. Autoplay pauses on hover, on focus and on a
 * hidden page, can be stopped, and does not start with reduced motion.
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
      aria-roledescription={text.carousel}
      aria-label={label}
      {...widths(perView)}
      {...turning.handlers}
    >
      <div className={styles.frame}>
        <div
          ref={slider.track}
          className={styles.track}
          aria-live={turning.isByHand ? 'polite' : 'off'}
        >
          {slides.map(({ key, label, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription={text.slide}
              aria-label={text.slideOf(index + 1, slides.length, label)}
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

// Attributes for the stylesheet: a page rendered ahead may have no inline style.
function widths({ phone = 1, tablet = phone, desktop = tablet }: SlidesPerView) {
  return { 'data-phone': phone, 'data-tablet': tablet, 'data-desktop': desktop };
}

// Keeps its height when all slides are visible, so that rotating a phone moves nothing below.
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
          aria-label={turning.isOn ? text.pause : text.play}
          onClick={turning.toggle}
        >
          <Rest size={20} />
        </Button>
      )}
      {place.stops > MOST_DOTS ? (
        <p className={styles.count}>{text.positionText(place.index + 1, place.stops)}</p>
      ) : (
        <Dots stops={place.stops} current={place.index} moveBy={moveBy} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes button events */}
      <div className={styles.ways} onKeyDown={(event) => followArrows(event, moveBy)}>
        <Way words={text.previousSlide} isEnd={!canGo(place, -1)} onPress={() => moveBy(-1)}>
          <ChevronLeftIcon className={styles.arrow} size={20} />
        </Way>
        <Way words={text.nextSlide} isEnd={!canGo(place, 1)} onPress={() => moveBy(1)}>
          <ChevronRightIcon className={styles.arrow} size={20} />
        </Way>
      </div>
    </div>
  );
}

interface WayProps {
  words: string;
  /** At the end; the button stays rendered, or its focus would be lost. */
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Way({ words, isEnd, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ tone: 'secondary' }), styles.round, 'nk-needs-script')}
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

/** Position indicator with a button per position. */
function Dots({ stops, current, moveBy }: DotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: stops }, (_, stop) => `dot ${stop}`).map((key, stop) => (
        <button
          key={key}
          type="button"
          className={classNames(styles.dot, 'nk-needs-script')}
          aria-current={stop === current || undefined}
          onClick={() => moveBy(stop - current)}
        >
          <span className="nk-visually-hidden">{text.toSlide(stop + 1)}</span>
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
