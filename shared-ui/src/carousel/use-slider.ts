import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { carouselPosition, inView, type Place } from './carousel.model';

/** Slider state, and how to move it. */
export interface Slider {
  track: RefObject<HTMLDivElement | null>;
  /** Null until the slides are measured, before the first paint. */
  place: Place | null;
  isInView: (index: number) => boolean;
  /** Moves by a number of slides; past the ends only when looping. */
  moveBy: (slides: number) => void;
  /** Calls back whenever a movement has ended. Returns the unsubscriber. */
  onRest: (callback: () => void) => () => void;
}

export interface SliderOptions {
  /** Changes with the slides, and triggers a new measurement. */
  identity: string;
  /** Whether it loops. */
  isEndless: boolean;
  transitionMs: number;
}

/** keen-slider over slides whose width CSS sets. */
export function useSlider({ identity, isEndless, transitionMs }: SliderOptions): Slider {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [place, setPlace] = useState<Place | null>(null);

  // keen-slider reports no target for a movement of zero duration.
  const duration = Math.max(1, transitionMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are other elements
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
      // From the target position, so that two quick presses are two steps.
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
