import { limits, type PinPlace } from '@nukkad/platform/contract';
import { FormTextField, useFormValue } from '@nukkad/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { asked, isPin, pinProblem, placeWords } from './addresses.model';
import styles from './addresses.module.css';
import { text } from './addresses.text';

export type LookUp = (pin: string) => Promise<PinPlace | 'unknown' | 'unreachable'>;

interface Props {
  /** Initial values. */
  begin: { pin: string; city: string };
  onLookUp: LookUp;
}

/** PIN code and city: the code fills the city, which can also be typed. */
export function PinFields({ begin, onLookUp }: Props) {
  const words = usePlace(begin, onLookUp);
  return (
    <div>
      <div className={styles.pair}>
        <FormTextField
          name="pin"
          label={text.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={limits.pinDigits}
          validate={pinProblem}
        />
        <FormTextField
          name="city"
          label={text.city}
          autoComplete="address-level2"
          maxLength={limits.nameMaxLength}
          validate={asked}
        />
      </div>
      <p role="status" className={styles.muted}>
        {words}
      </p>
    </div>
  );
}

/** Looks up the PIN code as typed; fills the city unless another was typed. */
function usePlace(begin: Props['begin'], onLookUp: LookUp): string | null {
  const [pin = ''] = useFormValue<string>('pin');
  const [city = '', setCity] = useFormValue<string>('city');
  const [words, setWords] = useState<string | null>(null);
  const [filled, setFilled] = useState(begin.city);
  const onFound = useEffectEvent((place: Awaited<ReturnType<LookUp>>) => {
    if (place === 'unknown') return setWords(text.unknown);
    if (place === 'unreachable') return setWords(text.notLookedUp);
    setWords(text.found(placeWords(place)));
    if (city !== '' && city !== filled) return;
    setCity(place.city);
    setFilled(place.city);
  });
  const look = useEffectEvent(onLookUp);
  useEffect(() => {
    if (!isPin(pin) || pin === begin.pin) return setWords(null);
    let isCurrent = true;
    setWords(text.looking);
    look(pin).then((place) => isCurrent && onFound(place));
    return () => {
      isCurrent = false;
    };
  }, [pin, begin.pin]);
  return words;
}
