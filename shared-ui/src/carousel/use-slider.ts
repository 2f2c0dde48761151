import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { carouselPosition, inView, type Place } from './carousel.model';

/** The slides as they stand, and how to move them. */
export interface Slider {
  track: RefObject<HTMLDivElement | null>;
  /** Null until the slides are measured, which is before the first paint. */
  place: Place | null;
  isInView: (index: number) => boolean;
  /** By so many slides; beyond the ends only where they go round. */
  moveBy: (slides: number) => void;
  /** Calls back whenever a movement came to rest. Returns how to stop. */
  onRest: (callback: () => void) => () => void;
}

export interface SliderOptions {
  /** Changes with the slides: what is measured then is measured anew. */
  identity: string;
  /** Whether the first slide follows the last. */
  isEndless: boolean;
  transitionMs: number;
}

/** keen-slider on slides that CSS has already given their width. */
export function useSlider({ identity, isEndless, transitionMs }: SliderOptions): Slider {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [place, setPlace] = useState<Place | null>(null);

  // Of a movement that takes no time keen-slider does not know where it leads.
  const duration = Math.max(1, transitionMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are other elements.
  useLayoutEffect(() => {
    const element = track.current!;
    const look = (moved: KeenSliderInstance) =>
      setPlace((before) => carouselPosition(moved, before));
    const keen = new KeenSlider(element, {
      selector: (container: HTMLElement) => [...container.children] as HTMLElement[],
      slides: { perView: 'auto' },
      loop: isEndless,
      rtl: getComputedStyle(element).direction === 'rtl',
      created: look,
      updated: look,
      slideChanged: look,
      animationStarted: look,
    });
    slider.current = keen;
    const widths = globalThis.ResizeObserver && new ResizeObserver(() => keen.update());
    widths?.observe(element);
    return () => {
      widths?.disconnect();
      keen.destroy();
      slider.current = null;
    };
  }, [identity, isEndless]);

  return {
    track,
    place,
    isInView: (index) => place === null || inView(place, index),
    moveBy(slides) {
      // From where it is going to, so that two quick presses are two steps.
      const from = slider.current?.animator.targetIdx ?? slider.current?.track.details.abs ?? 0;
      slider.current?.moveToIdx(from + slides, true, { duration });
    },
    onRest(callback) {
      const keen = slider.current;
      keen?.on('animationEnded', callback);
      return () => keen?.on('animationEnded', callback, true);
    },
  };
}
