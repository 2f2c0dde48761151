import { limits, type Service } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { FormNumberField, FormRadioGroup, FormTextField, useFormValue } from '@nukkad/shared-ui';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { submitted } from '../../common/saving/submit';
import type { RowNames } from '../entries/new-entries';
import { problemsOfRows } from '../entries/rows';
import { CurrencyField } from '../part/currency-field';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import { askedAmount, askedLine, askedNumber, most } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { servicesText as text, text as words } from '../part/settings.text';
import { OfferList, useOpenRows } from './offer-list';
import * as model from './offers.model';

interface Typed {
  services: readonly model.TypedService[];
}

export function ServicesPart({ services }: { services: readonly Service[] }) {
  const changes = useSettingsChanges();
  const openRows = useOpenRows();
  const save = async (typed: Typed, change: ChangeAnswers<Typed>) => {
    const answer = await submitted(async () => {
      const stored = await changes.services(typed.services.map(model.serviceOrder));
      change({ services: stored.map(model.typedService) });
      openRows.closeAll();
    });
    return problemsOfRows(answer, 'services');
  };
  return (
    <Part title={text.part}>
      <PartForm<Typed>
        part={text.part}
        draft="services"
        begin={{ services: services.map(model.typedService) }}
        onSave={save}
        onDiscard={openRows.closeAll}
      >
        <OfferList<model.TypedService>
          name="services"
          label={text.part}
          most={limits.servicesMost}
          words={text}
          empty={model.emptyService}
          openRows={openRows}
          summarize={model.aboutService}
        >
          {(nameOf) => <Fields nameOf={nameOf} />}
        </OfferList>
      </PartForm>
    </Part>
  );
}

const pricings = [
  { value: 'whole' as const, label: text.whole },
  { value: 'hourly' as const, label: text.hourly },
];

interface FieldsProps {
  nameOf: RowNames<model.TypedService>;
}

function Fields({ nameOf }: FieldsProps) {
  const [pricing] = useFormValue<model.TypedService['pricing']>(nameOf('pricing'));
  return (
    <>
      <div className={styles.pair}>
        <FormTextField
          name={nameOf('name')}
          label={words.name}
          isRequired
          validate={askedLine(limits.nameMaxLength)}
        />
        <FormNumberField
          name={nameOf('minutes')}
          label={text.minutes}
          isRequired
          minValue={1}
          maxValue={most.serviceMinutes}
          validate={askedNumber}
        />
      </div>
      <FormRadioGroup name={nameOf('pricing')} label={text.pricing} options={pricings} isRow />
      <div className={styles.pair}>
        {pricing === 'hourly' ? (
          <Rate nameOf={nameOf} />
        ) : (
          <Amount name={nameOf('fee')} label={text.fee} />
        )}
        <CurrencyField name={nameOf('currency')} />
      </div>
      {pricing === 'hourly' && <Sum nameOf={nameOf} />}
    </>
  );
}

function Rate({ nameOf }: FieldsProps) {
  return (
    <>
      <Amount name={nameOf('rate')} label={text.rate} />
      <Amount name={nameOf('otherCharges')} label={text.otherCharges} />
    </>
  );
}

function Amount({ name, label }: { name: string; label: string }) {
  return (
    <FormNumberField name={name} label={label} isRequired minValue={0} validate={askedAmount} />
  );
}

/** Fee computed from rate, duration and charges. */
function Sum({ nameOf }: FieldsProps) {
  const [minutes = null] = useFormValue<number | null>(nameOf('minutes'));
  const [rate = null] = useFormValue<number | null>(nameOf('rate'));
  const [otherCharges = null] = useFormValue<number | null>(nameOf('otherCharges'));
  const [currency = 'INR'] = useFormValue<model.TypedService['currency']>(nameOf('currency'));
  const amount = model.feeOf({ pricing: 'hourly', minutes, rate, otherCharges, fee: null });
  return <p role="status">{text.comesTo(formatMoney({ amount, currency }))}</p>;
}
