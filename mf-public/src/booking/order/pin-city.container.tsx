import { useFormValue } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import styles from '../book.module.css';
import { text } from '../book.text';
import { usePinCity } from './order.queries';

/** Shows the place of a PIN, and fills in the city. */
export function PinCity() {
  const [pin = ''] = useFormValue<string>('address.pin');
  const [, setCity] = useFormValue<string>('address.city');
  const city = usePinCity(pin, /^[1-9]\d{5}$/.test(pin));
  const fill = useRef(setCity);
  useEffect(() => {
    fill.current = setCity;
  });
  useEffect(() => {
    if (city !== null) fill.current(city);
  }, [city]);
  return (
    <p role="status" className={styles.told}>
      {city !== null && text.pinIn(city)}
    </p>
  );
}
