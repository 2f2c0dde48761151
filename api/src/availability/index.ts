export { cellsBetween } from './cells.model';
export { openOn } from './hours.model';
export { nextTimesOf, type Working } from './next-times';
export {
  freeMinutesOf,
  nearestTo,
  nextSlotsOf,
  type Schedule,
  slotsBetween,
  standingInHours,
  standingOf,
  timeZone,
  usualTimes,
  type Wanted,
} from './slots.model';
export { busyElsewhere, farDays, ownTimesOf, type Stretch, scheduleOf } from './times.store';
export { lockTimes } from './vendor-lock';
export { type Clock, clockOf, dayAfter } from './zones.model';
