import { formatDate, formatRelative } from '@nukkad/platform/format';

interface Props {
  /** ISO instant. */
  at: string;
  /** Null until hydration: the date is shown until then. */
  now: Date | null;
}

/** Relative time, with the exact date in its title. */
export function RelativeTime({ at, now }: Props) {
  const day = formatDate(at);
  return (
    <time dateTime={at} title={day}>
      {now === null ? day : formatRelative(at, now)}
    </time>
  );
}
