import { toast } from '@nukkad/platform';
import { addMonths, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { TaxProfile, TaxProfileOrder } from '@nukkad/platform/contract';
import { formatMonth } from '@nukkad/platform/format';
import {
  Button,
  Dialog,
  DownloadIcon,
  Form,
  FormSelect,
  FormTextField,
  Select,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import { useNow } from '../../common/relative-time';
import { runWithToast } from '../../common/saving/run-with-toast';
import styles from '../payouts/payouts.module.css';
import { saveStatement, useSaveTaxProfile, useTaxProfile } from './tax.queries';
import { text } from './tax.text';

const monthsOffered = 12;

/** Statements by month, and what invoices say about GST. */
export function Tax() {
  const current = dayIn(useNow(), INDIA).slice(0, 7);
  const [month, setMonth] = useState(current);
  const [isOpen, setOpen] = useState(false);
  const options = Array.from({ length: monthsOffered }, (_, back) => {
    const value = addMonths(current, -back);
    return { value, label: formatMonth(value) };
  });
  const save = () => runWithToast(text.statementWhat, () => saveStatement(month));
  return (
    <section className={styles.stack} aria-label={text.title}>
      <h2>{text.title}</h2>
      <Select
        label={text.month}
        options={options}
        value={month}
        isAlwaysChosen
        onChange={(chosen) => setMonth(chosen ?? current)}
      />
      <Button tone="secondary" onClick={save}>
        <DownloadIcon size={20} /> {text.statement}
      </Button>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.details}
      </Button>
      <Dialog title={text.details} isOpen={isOpen} onClose={() => setOpen(false)}>
        <GstDetails onSaved={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

/** What is stated about GST, to be changed; read only when it is opened. */
export function GstDetails({ onSaved }: { onSaved: () => void }) {
  const profile = useTaxProfile();
  const save = useSaveTaxProfile(() => {
    onSaved();
    toast({ text: text.saved, tone: 'success' });
  });
  return (
    <AsyncView what={text.what} loaded={profile} lines={4}>
      {(value) => <TaxForm profile={value} onSave={save} />}
    </AsyncView>
  );
}

const rates = (['0', '5', '18'] as const).map((value) => ({ value, label: text.rates[value] }));

interface FormProps {
  profile: TaxProfile;
  onSave: ReturnType<typeof useSaveTaxProfile>;
}

function TaxForm({ profile, onSave }: FormProps) {
  const { gstin, legalName, sac, rate } = profile;
  return (
    <Form
      label={text.details}
      initialValues={{ gstin: gstin ?? '', legalName: legalName ?? '', sac, rate: String(rate) }}
      isQuiet
      onSubmit={(typed) =>
        onSave({
          gstin: (typed.gstin ?? '').trim() || null,
          legalName: (typed.legalName ?? '').trim() || null,
          sac: typed.sac,
          rate: Number(typed.rate) as TaxProfileOrder['rate'],
        })
      }
    >
      <div className={styles.stack}>
        <p>{text.why}</p>
        <FormTextField name="gstin" label={text.gstin} hint={text.gstinHint} />
        <FormTextField name="legalName" label={text.legalName} hint={text.legalNameHint} />
        <FormTextField name="sac" label={text.sac} hint={text.sacHint} inputMode="numeric" />
        <FormSelect name="rate" label={text.rate} options={rates} isAlwaysChosen />
        <SubmitButton busyText={text.saving}>{text.save}</SubmitButton>
      </div>
    </Form>
  );
}
