import { type FocusEvent, useState } from 'react';
import * as words from '../words';

/** What a half-written code lacks, once somebody has left it or typed what is no digit. */
export function useLack(value: string, length: number) {
  const [isLeft, setLeft] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isComplete = value.length >= length;
  const message = isRefused ? words.mustBeDigit : isLeft ? words.required : undefined;
  return {
    message: isComplete ? undefined : message,
    /** Whether the box at this place is to be filled first. */
    isAt: (place: number) =>
      place >= value.length && (isLeft || (isRefused && place === value.length)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setLeft(true);
    },
    onRefused: () => setRefused(true),
    onDigits: () => setRefused(false),
  };
}
