import { formatDate, formatRelative } from '@nukkad/platform/format';

interface Props {
  /** ISO instant. */
  at: string;
  /** Null until the page is in a browser: the day stands there until then. */
  now: Date | null;
}

/** How long ago something was, with its day for who wants to know exactly. */
export function RelativeTime({ at, now }: Props) {
  const day = formatDate(at);
  return (
    <time dateTime={at} title={day}>
      {now === null ? day : formatRelative(at, now)}
    </time>
  );
}
