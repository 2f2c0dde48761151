import { type LessonPackage, limits } from '@nukkad/platform/contract';
import { FormNumberField, FormTextField } from '@nukkad/shared-ui';
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
import { packagesText as text, text as words } from '../part/settings.text';
import { OfferList, useOpenRows } from './offer-list';
import * as model from './offers.model';

interface Typed {
  packages: readonly model.TypedPackage[];
}

export function PackagesPart({ packages }: { packages: readonly LessonPackage[] }) {
  const changes = useSettingsChanges();
  const openRows = useOpenRows();
  const save = async (typed: Typed, change: ChangeAnswers<Typed>) => {
    const answer = await submitted(async () => {
      const stored = await changes.packages(typed.packages.map(model.packageOrder));
      change({ packages: stored.map(model.typedPackage) });
      openRows.closeAll();
    });
    return problemsOfRows(answer, 'packages');
  };
  return (
    <Part title={text.part}>
      <PartForm<Typed>
        part={text.part}
        draft="packages"
        begin={{ packages: packages.map(model.typedPackage) }}
        onSave={save}
        onDiscard={openRows.closeAll}
      >
        <OfferList<model.TypedPackage>
          name="packages"
          label={text.part}
          most={limits.packagesMost}
          words={text}
          empty={model.emptyPackage}
          openRows={openRows}
          summarize={model.aboutPackage}
        >
          {(nameOf) => <Fields nameOf={nameOf} />}
        </OfferList>
      </PartForm>
    </Part>
  );
}

function Fields({ nameOf }: { nameOf: RowNames<model.TypedPackage> }) {
  return (
    <div className={styles.pair}>
      <FormTextField
        name={nameOf('name')}
        label={words.name}
        isRequired
        validate={askedLine(limits.nameMaxLength)}
      />
      <FormNumberField
        name={nameOf('lessons')}
        label={text.lessons}
        isRequired
        minValue={1}
        maxValue={most.lessons}
        validate={askedNumber}
      />
      <FormNumberField
        name={nameOf('minutes')}
        label={text.minutes}
        isRequired
        minValue={1}
        maxValue={most.lessonMinutes}
        validate={askedNumber}
      />
      <FormNumberField
        name={nameOf('fee')}
        label={text.fee}
        isRequired
        minValue={0}
        validate={askedAmount}
      />
      <CurrencyField name={nameOf('currency')} />
    </div>
  );
}
