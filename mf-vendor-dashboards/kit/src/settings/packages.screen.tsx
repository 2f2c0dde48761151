import { type LessonPackage, limits } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { FormNumberField, FormTextField } from '@nukkad/shared-ui';
import { useHasDraft } from '../common/draft';
import { KeptForm } from '../common/kept-form';
import { CurrencyField } from './currency-field';
import { offerDeeds } from './offer-deeds';
import { OfferList } from './offer-list';
import * as model from './offers.model';
import { Part } from './part';
import { useSettingsChanges } from './settings.data';
import { askedAmount, askedLine, askedNumber, most } from './settings.model';
import styles from './settings.module.css';
import { packagesText as text, text as words } from './settings.text';

const DRAFT = 'settings:package';

export function PackagesPart({ packages }: { packages: readonly LessonPackage[] }) {
  const changes = useSettingsChanges();
  const { save, move, remove } = offerDeeds(packages, model.samePackage, changes.packages);
  const form = (one: LessonPackage | null, close: () => void) => (
    <KeptForm
      draft={`${DRAFT}:${one?._id ?? 'new'}`}
      label={one === null ? text.newOne : words.editOf(one.name)}
      begin={one === null ? model.emptyPackage : model.typedPackage(one)}
      onSave={(typed) => save(model.packageOrder(typed), one?._id ?? null)}
      onSaved={close}
      onCancel={close}
      takesFocus
    >
      <Fields />
    </KeptForm>
  );
  return (
    <Part title={text.part}>
      <OfferList
        label={text.part}
        offers={packages}
        most={limits.packagesMost}
        words={text}
        isBegun={useHasDraft(`${DRAFT}:new`)}
        tell={({ lessons, minutes, fee }) => `${text.about(lessons, minutes)}, ${formatMoney(fee)}`}
        onMove={move}
        onRemove={remove}
        form={form}
      />
    </Part>
  );
}

function Fields() {
  return (
    <div className={styles.pair}>
      <FormTextField
        name="name"
        label={words.name}
        isRequired
        validate={askedLine(limits.nameMaxLength)}
      />
      <FormNumberField
        name="lessons"
        label={text.lessons}
        isRequired
        minValue={1}
        maxValue={most.lessons}
        validate={askedNumber}
      />
      <FormNumberField
        name="minutes"
        label={text.minutes}
        isRequired
        minValue={1}
        maxValue={most.lessonMinutes}
        validate={askedNumber}
      />
      <FormNumberField name="fee" label={text.fee} isRequired minValue={0} validate={askedAmount} />
      <CurrencyField />
    </div>
  );
}
