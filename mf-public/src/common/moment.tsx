import { agoWords, dateWords } from './moments.model';

interface Props {
  /** ISO instant. */
  at: string;
  /** Null until the page is in a browser: the day stands there until then. */
  now: Date | null;
}

/** How long ago something was, with its day for who wants to know exactly. */
export function Moment({ at, now }: Props) {
  const day = dateWords(at);
  return (
    <time dateTime={at} title={day}>
      {now === null ? day : agoWords(at, now)}
    </time>
  );
}
