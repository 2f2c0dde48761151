import { formatMoney } from '@nukkad/platform/format';
import { Button, FormNumberField, useFormValue } from '@nukkad/shared-ui';
import { amountProblem, least, most, usualAmounts } from './donating.model';
import styles from './donating.module.css';
import { text } from './donating.text';

/** Amount: typed, or one of the usual ones. */
export function AmountField() {
  const [, choose] = useFormValue<number | null>('rupees');
  return (
    <>
      <fieldset className={styles.usual}>
        <legend className="nk-visually-hidden">{text.quick}</legend>
        {usualAmounts.map((rupees) => (
          <Button key={rupees} tone="secondary" size="small" onClick={() => choose(rupees)}>
            {formatMoney({ amount: rupees * 100, currency: 'INR' })}
          </Button>
        ))}
      </fieldset>
      <FormNumberField
        name="rupees"
        label={text.amount}
        hint={text.amountHint(least, most)}
        formatOptions={{ maximumFractionDigits: 2 }}
        isRequired
        validate={amountProblem}
      />
    </>
  );
}
