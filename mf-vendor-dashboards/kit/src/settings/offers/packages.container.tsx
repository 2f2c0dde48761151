import { type LessonPackage, limits, type PracticeProfile } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { FormNumberField, FormTextField, Notice, useFormValue } from '@nukkad/shared-ui';
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

interface Props {
  packages: readonly LessonPackage[];
  fee: PracticeProfile['fee'];
}

export function PackagesPart({ packages, fee }: Props) {
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
          {(nameOf, row) => (
            <>
              <Fields nameOf={nameOf} />
              <Surplus row={row} fee={fee} />
            </>
          )}
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

/** A package is meant to be cheaper: says so where it is not. */
function Surplus({ row, fee }: { row: model.TypedPackage } & Pick<Props, 'fee'>) {
  const [packages = []] = useFormValue<readonly model.TypedPackage[]>('packages');
  const surplus = model.surplusOf(row, packages, fee);
  if (surplus === null) return null;
  const { lessons, minutes } = row;
  const { singly, more } = surplus;
  return (
    <Notice
      title={text.dearer(lessons ?? 0, minutes ?? 0, formatMoney(singly), formatMoney(more))}
    />
  );
}
