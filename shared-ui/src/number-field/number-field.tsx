import { pageLocale } from '@nukkad/platform/words';
import { type ReactNode, useContext } from 'react';
import {
  NumberField as AriaNumberField,
  I18nProvider,
  type NumberFieldProps as Inherited,
  Input,
  NumberFieldStateContext,
} from 'react-aria-components';
import { classNames } from '../class-names';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { OwnDescription } from '../field/own-description';
import { MinusIcon, PlusIcon } from '../icons/icons';
import { text } from './number-field.text';

export interface NumberFieldProps
  extends FieldProps,
    Pick<Inherited, 'name' | 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'onBlur'> {
  /** `null` while empty. */
  value: number | null;
  /** Called on blur and on steps; a number outside the range is clamped. */
  onChange: (value: number | null) => void;
}

/**
 * A number, typed or stepped; in Indian grouping, 1,25,000, whatever the browser's locale.
 * `<NumberField label="Years of experience" minValue={0} value={years} onChange={setYears} />`
 */
export function NumberField({ label, hint, error, value, onChange, ...control }: NumberFieldProps) {
  const help = useHelp({ hint, error });
  return (
    <I18nProvider locale={pageLocale()}>
      <AriaNumberField
        {...control}
        className={field.field}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        isInvalid={Boolean(error)}
        isWheelDisabled
        validationBehavior="aria"
      >
        <FieldLabel isRequired={control.isRequired}>{label}</FieldLabel>
        <div className={field.box}>
          <OwnDescription by={help.describedBy}>
            <Input className={field.input} aria-roledescription={text.kind} />
          </OwnDescription>
          <Step by="decrement" name={text.less(label)} isDisabled={control.isDisabled}>
            <MinusIcon size={20} />
          </Step>
          <Step by="increment" name={text.more(label)} isDisabled={control.isDisabled}>
            <PlusIcon size={20} />
          </Step>
        </div>
        <FieldHelp id={help.id} hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  );
}

interface StepProps {
  by: 'increment' | 'decrement';
  name: string;
  isDisabled: boolean | undefined;
  children: ReactNode;
}

/** One step up or down. Not a tab stop: the keyboard has the arrow keys in the field. */
function Step({ by, name, isDisabled = false, children }: StepProps) {
  const state = useContext(NumberFieldStateContext);
  const isEnd = by === 'increment' ? !state?.canIncrement : !state?.canDecrement;
  return (
    <button
      type="button"
      className={classNames(field.inside, 'nk-needs-script')}
      aria-label={name}
      tabIndex={-1}
      disabled={isDisabled || isEnd}
      onClick={() => state?.[by]()}
    >
      {children}
    </button>
  );
}
