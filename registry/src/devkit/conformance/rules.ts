/** Rules for every remote, whatever it shows. */
export type Rule =
  | 'shown'
  | 'timers'
  | 'listeners'
  | 'styles'
  | 'globals'
  | 'heap'
  | 'focus'
  | 'accessibility'
  | 'layers';

/** Resources that a page holds at one moment. */
export interface Holdings {
  /** Pending intervals and timeouts. */
  timers: number;
  /** Listeners on the window, the document and other targets that outlive a screen. */
  listeners: number;
  /** Style and stylesheet elements. */
  styles: number;
  /** Bytes in use after a garbage collection. */
  heap: number;
}

/** Measurements of one screen. */
export interface Observation {
  screen: string;
  address: string;
  /** False when no heading appeared; then nothing else was measured. */
  shown: boolean;
  mounts: number;
  /** After the warm-up mounts, and after all mounts; both with the screen unmounted. */
  before: Holdings;
  after: Holdings;
  /** Globals that the screen added, without its own container. */
  globals: string[];
  /** The focused element after navigation: `h1`, `main`, `body`. */
  focus: string;
  /** Violations found by axe: rule and element. */
  barriers: string[];
  /** Rules of the part's stylesheets outside its layer. */
  loose: string[];
}

/** A broken rule: what happened, and what to do. */
export interface Breach {
  rule: Rule;
  cause: string;
  fix: string;
}

/** Fewer than one per this many mounts is no leak: browsers and libraries keep a little. */
const MOUNTS_PER_LEAK = 5;

/** Allowed growth of the heap, in bytes, over all mounts. */
export const heapMayGrow = 1_000_000;

const MEGABYTE = 1_000_000;

/** The rules a screen broke; empty when it conforms. */
export function breachesOf(seen: Observation): Breach[] {
  if (!seen.shown) {
    return [
      {
        rule: 'shown',
        cause: `${seen.screen} drew no heading at ${seen.address}`,
        fix: 'Give every screen an h1, and open the address to see what its console says',
      },
    ];
  }
  return [...leaks(seen), ...heap(seen), ...globals(seen), ...manners(seen)];
}

const CLEAN_UP: Record<'timers' | 'listeners' | 'styles', { what: string; fix: string }> = {
  timers: {
    what: 'timers still run',
    fix: 'Clear every interval and timeout in the clean-up of the effect that starts it',
  },
  listeners: {
    what: 'listeners are still on the window or the document',
    fix: 'Remove every listener in the clean-up of the effect that adds it',
  },
  styles: {
    what: 'style elements are left',
    fix: 'Put styles into *.module.css; never write a style element while drawing',
  },
};

function leaks({ screen, mounts, before, after }: Observation): Breach[] {
  const rules = ['timers', 'listeners', 'styles'] as const;
  return rules.flatMap((rule) => {
    const more = after[rule] - before[rule];
    if (more * MOUNTS_PER_LEAK <= mounts) return [];
    const { what, fix } = CLEAN_UP[rule];
    return [{ rule, cause: `After ${mounts} mounts of ${screen}, ${more} more ${what}`, fix }];
  });
}

function heap({ screen, mounts, before, after }: Observation): Breach[] {
  const more = after.heap - before.heap;
  if (more < heapMayGrow) return [];
  const cause = `${mounts} mounts of ${screen} left ${(more / MEGABYTE).toFixed(1)} MB behind`;
  const fix = 'Keep nothing of a screen outside of it: no growing list or cache in a module';
  return [{ rule: 'heap', cause, fix }];
}

function globals({ screen, globals: names }: Observation): Breach[] {
  if (names.length === 0) return [];
  const cause = `${screen} put ${names.join(', ')} on the window`;
  return [{ rule: 'globals', cause, fix: 'Export it from a module instead of naming it globally' }];
}

function manners({ screen, focus, barriers, loose }: Observation): Breach[] {
  const breaches: Breach[] = [];
  if (!['h1', 'main'].includes(focus)) {
    const cause = `Focus is on ${focus} after somebody comes to ${screen}`;
    const fix = 'Call usePage({ title }) in the screen and give it an h1 inside main';
    breaches.push({ rule: 'focus', cause, fix });
  }
  for (const barrier of barriers) {
    const fix = 'Mend the element; the name before the colon is axe’s rule';
    breaches.push({ rule: 'accessibility', cause: `${screen}: ${barrier}`, fix });
  }
  if (loose.length > 0) {
    const cause = `Styles of ${screen} stand outside of its layer: ${loose.slice(0, 3).join('; ')}`;
    const fix = 'Name every stylesheet *.module.css and build it with the preset';
    breaches.push({ rule: 'layers', cause, fix });
  }
  return breaches;
}
