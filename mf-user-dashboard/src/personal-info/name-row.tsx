import { type Gender, limits, type UserChanges, type UserRecord } from '@nukkad/platform/contract';
import { FormRadioGroup, FormTextField, type SubmitAnswer } from '@nukkad/shared-ui';
import { joinName, nameProblem, splitName } from './personal-info.model';
import styles from './personal-info.module.css';
import { text } from './personal-info.text';
import { Row } from './row';

interface Props {
  record: UserRecord;
  onSave: (changes: UserChanges) => Promise<SubmitAnswer>;
}

interface Answers {
  firstName: string;
  lastName: string;
  gender: Gender | null;
}

const labelOf = (gender: Gender | null) =>
  text.genders.find(({ value }) => value === gender)?.label;

/** Name and gender are edited together. */
export function NameRow({ record: { fullName, gender }, onSave }: Props) {
  const save = ({ firstName, lastName, gender }: Answers) =>
    onSave({ fullName: joinName(firstName, lastName), gender });
  return (
    <Row<Answers>
      name="name"
      term={text.fields.name}
      value={
        <>
          <p className={styles.fact}>{fullName}</p>
          <p className={styles.muted}>
            {text.fields.gender}: {labelOf(gender) ?? text.notGiven}
          </p>
        </>
      }
      begin={{ ...splitName(fullName), gender }}
      onSave={save}
    >
      <div className={styles.pair}>
        <FormTextField
          name="firstName"
          label={text.firstName}
          autoComplete="given-name"
          maxLength={limits.nameMaxLength / 2}
          validate={nameProblem}
        />
        <FormTextField
          name="lastName"
          label={text.lastName}
          autoComplete="family-name"
          maxLength={limits.nameMaxLength / 2}
        />
      </div>
      <FormRadioGroup<Gender>
        name="gender"
        label={text.fields.gender}
        options={text.genders}
        isRow
      />
    </Row>
  );
}
