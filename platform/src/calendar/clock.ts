/** `09:30` is minute 570 of a day; `24:00`, its end, is minute 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minute 570 of a day is `09:30`; minute 1440, its end, is `24:00`. */
export function timeAt(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
