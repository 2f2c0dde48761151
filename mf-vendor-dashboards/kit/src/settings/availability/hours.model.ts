import { type Availability, limits } from '@nukkad/platform/contract';
import { all, type SubmitAnswer, type Validator } from '@nukkad/shared-ui';
import { most } from '../part/settings.model';
import { hoursText } from '../part/settings.text';

export interface TypedDay {
  isOpen: boolean;
  opens: string;
  closes: string;
}

export interface TypedWeek {
  /** Monday first. */
  days: TypedDay[];
  hasLunch: boolean;
  lunchFrom: string;
  lunchTo: string;
  /** Minutes, as a string for the select. */
  slotMinutes: string;
  bufferBefore: string;
  bufferAfter: string;
  noticeMinutes: string;
  horizonDays: number | null;
  timeZone: string;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
export const usual = { opens: '09:00', closes: '17:00', lunchFrom: '13:00', lunchTo: '14:00' };

export function typedWeek(availability: Availability): TypedWeek {
  const { hours, lunch, horizonDays, timeZone } = availability;
  const { slotMinutes, bufferBefore, bufferAfter, noticeMinutes } = availability;
  return {
    days: WEEK.map((weekday) => {
      const own = hours.find((one) => one.weekday === weekday);
      const { opens, closes } = own ?? usual;
      return { isOpen: own !== undefined, opens, closes };
    }),
    hasLunch: lunch !== null,
    lunchFrom: lunch?.from ?? usual.lunchFrom,
    lunchTo: lunch?.to ?? usual.lunchTo,
    slotMinutes: String(slotMinutes),
    bufferBefore: String(bufferBefore),
    bufferAfter: String(bufferAfter),
    noticeMinutes: String(noticeMinutes),
    ...{ horizonDays, timeZone },
  };
}

export function weekOrder(typed: TypedWeek): Availability {
  return {
    timeZone: typed.timeZone,
    hours: typed.days.flatMap(({ isOpen, opens, closes }, index) =>
      isOpen ? [{ weekday: index + 1, opens, closes }] : [],
    ),
    lunch: typed.hasLunch ? { from: typed.lunchFrom, to: typed.lunchTo } : null,
    slotMinutes: Number(typed.slotMinutes),
    bufferBefore: Number(typed.bufferBefore),
    bufferAfter: Number(typed.bufferAfter),
    noticeMinutes: Number(typed.noticeMinutes),
    horizonDays: typed.horizonDays ?? 1,
  };
}

const isTime = (written: string | null | undefined): written is string =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(written ?? '');

export const rightTime: Validator<string> = (time) =>
  isTime(time) ? undefined : hoursText.timeWrong;

/** Validates that an end is after the start, which is another field of the form. */
export function rightEnd<Values>(fromIn: (values: Values) => string | undefined) {
  const after: Validator<string> = (time, values) =>
    (time ?? '') > (fromIn(values as Values) ?? '') ? undefined : hoursText.endWrong;
  return all<string>(rightTime, after);
}

export const rightClosing = (index: number) =>
  rightEnd<TypedWeek>(({ days }) => days[index]?.opens);

/** The lunch break must lie within the hours of at least one open day. */
const insideADay: Validator<string> = (to, values) => {
  const { days, lunchFrom } = values as unknown as TypedWeek;
  const open = days.filter(({ isOpen }) => isOpen);
  const isInside = open.some(({ opens, closes }) => opens <= lunchFrom && (to ?? '') <= closes);
  return isInside ? undefined : hoursText.lunchWrong;
};

export const rightLunchEnd = all<string>(
  rightEnd<TypedWeek>(({ lunchFrom }) => lunchFrom),
  insideADay,
);

/** Maps API field errors to form fields: `hours.0.closes` is the first open day, maybe Thursday. */
export function weekProblems(answer: SubmitAnswer, typed: TypedWeek): SubmitAnswer {
  if (answer === undefined || typeof answer === 'string') return answer;
  const open = [...typed.days.keys()].filter((index) => typed.days[index]?.isOpen);
  const named = Object.entries(answer).map(([field, message]) => {
    const [, index, what] = /^hours\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (index !== undefined) return [`days.${open[Number(index)]}.${what}`, message];
    if (field === 'lunch' || field === 'lunch.to') return ['lunchTo', message];
    return [field === 'lunch.from' ? 'lunchFrom' : field, message];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** Multiples of the slot cell between two lengths, always including the current value. */
function lengths(from: number, to: number, current: number): number[] {
  const cell = limits.slotCellMinutes;
  const count = Math.floor((to - from) / cell) + 1;
  const steps = Array.from({ length: count }, (_, step) => from + step * cell);
  return withCurrent(steps, current);
}

export const slotLengths = (current: number): number[] =>
  lengths(limits.slotCellMinutes, most.slot, current);

export const buffers = (current: number): number[] => lengths(0, most.buffer, current);

/** The browser's time zones and the stored one, which the browser may know by another name. */
export const zones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort();

const NOTICES = [0, 15, 30, 60, 120, 240, 480, 720, 1_440, 2_880, 4_320, 10_080, 20_160];

export const notices = (current: number): number[] => withCurrent(NOTICES, current);

const withCurrent = (steps: readonly number[], current: number) =>
  [...new Set([...steps, current])].sort((a, b) => a - b);
