import type { OfRelease, VitalFact } from '@nukkad/platform/contract';

/** CLS session window: shifts less than a second apart, at most five seconds in total. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

interface Window {
  from: number;
  to: number;
  sum: number;
}

/** Period during which one release was shown, with its worst values. */
interface Spell {
  of: OfRelease;
  since: number;
  paint?: number;
  interaction?: number;
  shift: number;
  window: Window;
  /** It was reported before and continues: only new values are reported. */
  isReported: boolean;
}

/** Web vitals by the release shown at the time; times in milliseconds since navigation start. */
export interface Vitals {
  held(of: OfRelease, since: number): void;
  painted(at: number): void;
  interacted(at: number, duration: number): void;
  shifted(at: number, value: number): void;
  /** Facts since the last call. */
  take(): VitalFact[];
}

/** @param seesShifts false where the browser has no layout shifts, so that CLS 0 is not reported */
export function createVitals({ seesShifts }: { seesShifts: boolean }): Vitals {
  let spells: Spell[] = [];
  // Entries before the first render are attributed to the release that renders first.
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
    // A CLS of 0 is reported too, once.
    ...(!seesShifts || (isReported && shift === 0) ? [] : [fact('CLS', shift)]),
  ];
}
