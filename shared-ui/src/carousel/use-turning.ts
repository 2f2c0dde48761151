import { useEffect, useEffectEvent, useState } from 'react';
import { usePageHidden, useReducedMotion } from '../surroundings';
import type { Slider } from './use-slider';

/** Autoplay state, and what pauses it. */
export interface Turning {
  /** Autoplay applies, so a pause button is required. */
  isOffered: boolean;
  /** The user has not pressed Pause. */
  isOn: boolean;
  toggle: () => void;
  /** Slides change by the user's hand alone, so that a screen reader is to say them. */
  isByHand: boolean;
  /** For the element around slides and buttons: hover and focus pause autoplay. */
  handlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
}

export function useTurning(slider: Slider, restMs: number | undefined): Turning {
  const [isOn, setOn] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = usePageHidden();
  const isStill = useReducedMotion();
  const isOffered = restMs !== undefined && !isStill && (slider.place?.stops ?? 0) > 1;
  const isTurning = isOffered && isOn && !isHovered && !hasFocus && !isHidden;
  const onRest = useEffectEvent(slider.onRest);
  const turn = useEffectEvent(() => slider.moveBy(1));

  useEffect(() => {
    if (!isTurning) return;
    let timer = setTimeout(() => turn(), restMs);
    const stop = onRest(() => {
      clearTimeout(timer);
      timer = setTimeout(() => turn(), restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isTurning, restMs]);

  return {
    isOffered,
    isOn,
    toggle: () => setOn(!isOn),
    isByHand: restMs === undefined || isStill || !isOn || hasFocus,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
