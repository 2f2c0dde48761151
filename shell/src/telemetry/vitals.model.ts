import type { OfRelease, VitalFact } from '@nukkad/platform/contract';

/** Shifts belong together while they follow each other within a second, for five at most. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

interface Window {
  from: number;
  to: number;
  sum: number;
}

/** The time during which one release held the page, and the worst that was felt in it. */
interface Spell {
  of: OfRelease;
  since: number;
  paint?: number;
  interaction?: number;
  shift: number;
  window: Window;
  /** It was told before and goes on: it is told again only of what is new. */
  isReported: boolean;
}

/** Web vitals by who held the page when they happened; times in milliseconds since it began. */
export interface Vitals {
  held(of: OfRelease, since: number): void;
  painted(at: number): void;
  interacted(at: number, duration: number): void;
  shifted(at: number, value: number): void;
  /** What there is to tell since the last time. */
  take(): VitalFact[];
}

/** @param seesShifts browsers that do not see what moves must not say that nothing did */
export function createVitals({ seesShifts }: { seesShifts: boolean }): Vitals {
  let spells: Spell[] = [];
  // What happens before anybody has drawn is the doing of who draws first.
  const at = (time: number) => spells.findLast(({ since }) => since <= time) ?? spells[0];
  let early: ((spell: Spell) => void)[] = [];
  const put = (time: number, change: (spell: Spell) => void) => {
    const spell = at(time);
    if (spell) change(spell);
    else early.push(change);
  };
  return {
    held(of, since) {
      const last = spells.at(-1);
      if (last?.of.part === of.part && last.of.version === of.version) return;
      const spell = aSpell(of, since);
      spells.push(spell);
      for (const change of early) change(spell);
      early = [];
    },
    painted: (time) => put(time, (spell) => Object.assign(spell, { paint: time })),
    interacted: (time, duration) =>
      put(time, (spell) => {
        spell.interaction = Math.max(spell.interaction ?? 0, duration);
      }),
    shifted: (time, value) => put(time, (spell) => shift(spell, time, value)),
    take() {
      const found = spells.flatMap((spell) => factsOf(spell, seesShifts));
      spells = spells
        .slice(-1)
        .map(({ of, since }) => ({ ...aSpell(of, since), isReported: true }));
      return found;
    },
  };
}

function aSpell(of: OfRelease, since: number): Spell {
  const window = { from: since, to: since, sum: 0 };
  return { of, since, shift: 0, window, isReported: false };
}

function shift(spell: Spell, time: number, value: number): void {
  const { from, to, sum } = spell.window;
  const goesOn = sum > 0 && time - to < GAP_MS && time - from < WINDOW_MS;
  spell.window = goesOn
    ? { from, to: time, sum: sum + value }
    : { from: time, to: time, sum: value };
  spell.shift = Math.max(spell.shift, spell.window.sum);
}

function factsOf(
  { of, paint, interaction, shift, isReported }: Spell,
  seesShifts: boolean,
): VitalFact[] {
  const fact = (name: VitalFact['name'], value: number): VitalFact => ({
    kind: 'vital',
    ...of,
    name,
    value: Math.round(value * 1_000) / 1_000,
  });
  return [
    ...(paint === undefined ? [] : [fact('LCP', paint)]),
    ...(interaction === undefined ? [] : [fact('INP', interaction)]),
    // That nothing moved is worth telling too, once.
    ...(!seesShifts || (isReported && shift === 0) ? [] : [fact('CLS', shift)]),
  ];
}
