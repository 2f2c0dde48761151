/** Hours of a day in India between which only what is urgent is sent; equal for never. */
export interface QuietHours {
  from: number;
  until: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** India has one time without changes. */
const indiaAhead = 5.5 * hour;

/** Milliseconds until the quiet hours end, 0 outside of them. */
export function untilAwake(now: Date, { from, until }: QuietHours): number {
  const ofDay = (now.getTime() + indiaAhead) % (24 * hour);
  const [begin, end] = [from * hour, until * hour];
  const isQuiet = begin <= end ? ofDay >= begin && ofDay < end : ofDay >= begin || ofDay < end;
  if (!isQuiet) return 0;
  return ofDay < end ? end - ofDay : 24 * hour - ofDay + end;
}
