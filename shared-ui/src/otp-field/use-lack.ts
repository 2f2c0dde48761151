import { type FocusEvent, useState } from 'react';
import * as common from '../common.text';
import { text } from './otp-field.text';

/** Error of an incomplete code, after blur or an invalid character. */
export function useLack(value: string, length: number) {
  const [isLeft, setLeft] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isComplete = value.length >= length;
  const message = isRefused ? text.mustBeDigit : isLeft ? common.required : undefined;
  return {
    message: isComplete ? undefined : message,
    /** Whether the box at this index is the first to fill. */
    isAt: (place: number) =>
      place >= value.length && (isLeft || (isRefused && place === value.length)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Whoever leaves the window to look for the code has left no box empty.
      const isStillHere = currentTarget.contains(document.activeElement);
      if (!isStillHere && !currentTarget.contains(relatedTarget)) setLeft(true);
    },
    onRefused: () => setRefused(true),
    onDigits: () => setRefused(false),
  };
}
