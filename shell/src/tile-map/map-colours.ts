import { colourTokens, type MapColours } from './map-style.model';

/** The colours of the page's theme. A token is no colour before an element has it. */
export function readColours(place: HTMLElement): MapColours {
  const probe = document.createElement('span');
  place.append(probe);
  const colours = Object.entries(colourTokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours);
}

/** Calls back whenever the page's theme changes. Returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
