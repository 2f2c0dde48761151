import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import { NumberField, type NumberFieldProps } from '../number-field/number-field';
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field';
import { PhoneField, type PhoneFieldProps } from '../phone-field/phone-field';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group';
import { Select, type SelectProps } from '../select/select';
import { Switch, type SwitchProps } from '../switch/switch';
import { TextArea, type TextAreaProps } from '../text-area/text-area';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { FormField, type Linked } from './form-field';

export type FormTextFieldProps = Linked<TextFieldProps, string>;

/** `<FormTextField name="email" label="Email" validate={email('Enter an email address')} />` */
export function FormTextField({ name, validate, ...field }: FormTextFieldProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', ...link }) => <TextField {...field} {...link} name={name} value={value} />}
    </FormField>
  );
}

export type FormTextAreaProps = Linked<TextAreaProps, string>;

/** `<FormTextArea name="about" label="About you" limit={500} />` */
export function FormTextArea({ name, validate, ...field }: FormTextAreaProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', ...link }) => <TextArea {...field} {...link} name={name} value={value} />}
    </FormField>
  );
}

export type FormPasswordFieldProps = Linked<PasswordFieldProps, string>;

/** `<FormPasswordField name="password" label="Password" autoComplete="current-password" />` */
export function FormPasswordField({ name, validate, ...field }: FormPasswordFieldProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', ...link }) => (
        <PasswordField {...field} {...link} name={name} value={value} />
      )}
    </FormField>
  );
}

export type FormPhoneFieldProps = Linked<PhoneFieldProps, string>;

/** `<FormPhoneField name="mobile" label="Mobile number" />`; its value is the digits without +91. */
export function FormPhoneField({ name, validate, ...field }: FormPhoneFieldProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', ...link }) => <PhoneField {...field} {...link} name={name} value={value} />}
    </FormField>
  );
}

export type FormNumberFieldProps = Linked<NumberFieldProps, number | null>;

/** `<FormNumberField name="years" label="Years of experience" minValue={0} />` */
export function FormNumberField({ name, validate, ...field }: FormNumberFieldProps) {
  return (
    <FormField<number | null> name={name} validate={validate}>
      {({ value = null, ...link }) => (
        <NumberField {...field} {...link} name={name} value={value} />
      )}
    </FormField>
  );
}

export type FormSelectProps<Value extends string> = Linked<SelectProps<Value>, Value | null>;

/** `<FormSelect name="state" label="State" options={states} />` */
export function FormSelect<Value extends string>({
  name,
  validate,
  ...field
}: FormSelectProps<Value>) {
  return (
    <FormField<Value | null> name={name} validate={validate}>
      {({ value = null, ...link }) => (
        <Select<Value> {...field} {...link} name={name} value={value} />
      )}
    </FormField>
  );
}

export type FormRadioGroupProps<Value extends string> = Linked<
  RadioGroupProps<Value>,
  Value | null
>;

/** `<FormRadioGroup name="gender" label="Gender" options={genders} isRow />` */
export function FormRadioGroup<Value extends string>({
  name,
  validate,
  ...field
}: FormRadioGroupProps<Value>) {
  return (
    <FormField<Value | null> name={name} validate={validate}>
      {({ value = null, ...link }) => <RadioGroup<Value> {...field} {...link} value={value} />}
    </FormField>
  );
}

export type FormCheckboxProps = Linked<CheckboxProps, boolean>;

/** `<FormCheckbox name="agreed" label="I agree to the terms" validate={required('Agree to go on')} />` */
export function FormCheckbox({ name, validate, ...field }: FormCheckboxProps) {
  return (
    <FormField<boolean> name={name} validate={validate}>
      {({ value = false, ...link }) => (
        <Checkbox {...field} {...link} name={name} isSelected={value} />
      )}
    </FormField>
  );
}

export type FormSwitchProps = Linked<SwitchProps, boolean>;

/** `<FormSwitch name="isAvailable" label="Available today" />` */
export function FormSwitch({ name, validate, ...field }: FormSwitchProps) {
  return (
    <FormField<boolean> name={name} validate={validate}>
      {({ value = false, onChange }) => (
        <Switch {...field} name={name} isSelected={value} onChange={onChange} />
      )}
    </FormField>
  );
}
