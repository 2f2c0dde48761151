import { type RefObject, useLayoutEffect, useState } from 'react';
import { inkOf, plainColour } from './chart.model';

/** Resolved colours at the chart's place: an SVG library cannot read tokens. */
export interface Inks {
  series: readonly string[];
  text: string;
  border: string;
  surface: string;
}

/** Null until read, before the first paint. Follows the theme. */
export function useInks(place: RefObject<Element | null>, series: number): Inks | null {
  const [inks, setInks] = useState<Inks | null>(null);
  useLayoutEffect(() => {
    const read = () => place.current && setInks(inksAt(place.current, series));
    read();
    return followTheme(read);
  }, [place, series]);
  return inks;
}

function inksAt(place: Element, series: number): Inks {
  const probe = document.createElement('span');
  place.append(probe);
  // Computed, because a token may differ between light and dark.
  const read = (colour: string) => {
    probe.style.color = colour;
    return plainColour(getComputedStyle(probe).color);
  };
  const inks = {
    series: Array.from({ length: series }, (_, index) => read(inkOf(index))),
    text: read('var(--nk-color-text-muted)'),
    border: read('var(--nk-color-border)'),
    surface: read('var(--nk-color-surface)'),
  };
  probe.remove();
  return inks;
}

function followTheme(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systems = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    globalThis.matchMedia?.(query),
  );
  for (const system of systems) system?.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    for (const system of systems) system?.removeEventListener('change', onChange);
  };
}
