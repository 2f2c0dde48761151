import { type Address, limits, messages } from '@nukkad/platform/contract';
import {
  all,
  FormRadioGroup,
  FormTextField,
  maxLength,
  pattern,
  required,
  useFormValue,
} from '@nukkad/shared-ui';
import styles from '../book.module.css';
import { text } from '../book.text';
import { OTHER_PLACE } from './order.model';
import { PinCity } from './pin-city.container';

const lineMost = 200;

/** Address that the hired professional comes to: a saved one, or another. */
export function PlaceFields({ addresses }: { addresses: readonly Address[] }) {
  const [place] = useFormValue<string>('place');
  const isOther = place === OTHER_PLACE;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{text.place}</legend>
      {addresses.length > 0 && (
        <FormRadioGroup
          name="place"
          label={text.ownPlaces}
          options={[
            ...addresses.map(({ _id, label, line, city, pin }) => ({
              value: _id,
              label: `${label}: ${line}, ${city} ${pin}`,
            })),
            { value: OTHER_PLACE, label: text.otherPlace },
          ]}
        />
      )}
      {isOther && <TypedPlace />}
    </fieldset>
  );
}

function TypedPlace() {
  return (
    <>
      <FormTextField
        name="address.line"
        label={text.line}
        hint={text.lineHint}
        autoComplete="address-line1"
        isRequired
        validate={all(required(messages.required), maxLength(lineMost, text.atMost(lineMost)))}
      />
      <FormTextField
        name="address.pin"
        label={text.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={limits.pinDigits}
        isRequired
        validate={all(required(messages.required), pattern(/^[1-9]\d{5}$/, text.pinWrong))}
      />
      <PinCity />
      <FormTextField
        name="address.city"
        label={text.city}
        autoComplete="address-level2"
        isRequired
        validate={all(
          required(messages.required),
          maxLength(limits.placeTermMaxLength, text.atMost(limits.placeTermMaxLength)),
        )}
      />
    </>
  );
}
