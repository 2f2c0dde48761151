import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  all,
  FormCheckbox,
  FormPhoneField,
  FormTextField,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { phoneProblem } from '../common/phone.model';
import { asked, type TypedAddress } from './addresses.model';
import styles from './addresses.module.css';
import { text } from './addresses.text';
import { type LookUp, PinFields } from './pin-fields';

export type { LookUp };

interface Props {
  draft: string;
  label: string;
  begin: TypedAddress;
  onSave: (typed: TypedAddress) => Promise<SubmitAnswer>;
  onClose: () => void;
  onLookUp: LookUp;
  takesFocus: boolean;
  /** Editing a stored address. */
  isOfStored?: boolean;
}

export function AddressForm({ begin, onSave, onClose, onLookUp, ...form }: Props) {
  const save = async (typed: TypedAddress) => {
    const problem = await onSave(typed);
    if (problem === undefined) toast({ text: text.saved(typed.label.trim()), tone: 'success' });
    return problem;
  };
  return (
    <DraftForm {...form} begin={begin} onSave={save} onSaved={onClose} onCancel={onClose}>
      <div className={styles.pair}>
        <FormTextField
          name="label"
          label={text.label}
          hint={text.labelHint}
          maxLength={limits.nameMaxLength}
          validate={asked}
        />
        <FormTextField
          name="name"
          label={text.name}
          autoComplete="name"
          maxLength={limits.nameMaxLength}
          validate={asked}
        />
      </div>
      <FormTextField
        name="line"
        label={text.line}
        hint={text.lineHint}
        autoComplete="address-line1"
        validate={asked}
      />
      <PinFields begin={begin} onLookUp={onLookUp} />
      <FormPhoneField name="mobile" label={text.mobile} validate={all(asked, phoneProblem)} />
      {!begin.isDefault && <FormCheckbox name="isDefault" label={text.isDefault} />}
    </DraftForm>
  );
}
