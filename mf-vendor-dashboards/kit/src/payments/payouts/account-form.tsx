import type { PayoutAccountOrder } from '@nukkad/platform/contract';
import {
  all,
  Form,
  FormTextField,
  RadioGroup,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './payouts.module.css';
import { text } from './payouts.text';

interface Props {
  onSave: (order: PayoutAccountOrder) => Promise<SubmitAnswer>;
}

const kinds = [
  { value: 'bank', label: text.kinds.bank },
  { value: 'vpa', label: text.kinds.vpa },
] as const;

const missing = required(text.rules.missing);

const follows = (pattern: RegExp, rule: string) =>
  all(missing, (value?: string | null) =>
    pattern.test((value ?? '').replace(/[\s-]/g, '')) ? undefined : rule,
  );

const isNumber = follows(/^\d{9,18}$/, text.rules.number);
const isIfsc = follows(/^[A-Za-z]{4}0[A-Za-z0-9]{6}$/, text.rules.ifsc);
const isVpa = follows(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/, text.rules.vpa);

/** Takes an account for payouts. No draft of it is kept: the number is a secret. */
export function AccountForm({ onSave }: Props) {
  const [kind, setKind] = useState<PayoutAccountOrder['kind']>('bank');
  return (
    <div className={styles.stack}>
      <RadioGroup label={text.kind} options={kinds} value={kind} onChange={setKind} isRow />
      <Form
        key={kind}
        label={text.form}
        initialValues={{ holder: '', number: '', ifsc: '', vpa: '' }}
        isQuiet
        onSubmit={({ holder, number, ifsc, vpa }) =>
          onSave(kind === 'bank' ? { kind, holder, number, ifsc } : { kind, holder, vpa })
        }
      >
        <div className={styles.stack}>
          <FormTextField
            name="holder"
            label={text.holder}
            hint={text.holderHint}
            autoComplete="off"
            validate={missing}
          />
          {kind === 'bank' ? <BankFields /> : <VpaField />}
          <SubmitButton busyText={text.saving}>{text.save}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function BankFields() {
  return (
    <>
      <FormTextField
        name="number"
        label={text.number}
        inputMode="numeric"
        autoComplete="off"
        validate={isNumber}
      />
      <FormTextField
        name="ifsc"
        label={text.ifsc}
        hint={text.ifscHint}
        autoComplete="off"
        validate={isIfsc}
      />
    </>
  );
}

function VpaField() {
  return (
    <FormTextField
      name="vpa"
      label={text.vpa}
      hint={text.vpaHint}
      inputMode="email"
      autoComplete="off"
      validate={isVpa}
    />
  );
}
