import type { EducationDraft } from '@nukkad/platform/contract';
import { newEducation } from '../draft.model';
import { DocumentFile } from '../fields/document-file.screen';
import { FieldBox } from '../fields/field-box';
import { ManyOf } from '../fields/many-of';
import { OneOf } from '../fields/one-of';
import { useReference } from '../onboarding.data';
import type { StepProps } from '../step';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';
import { Days } from './days';
import { replaced } from './details.model';
import { Documents, useItems } from './documents';

export function Educations(props: StepProps<'education'>) {
  const { value, outline, rejected, change } = props;
  const begin = () => newEducation(crypto.randomUUID());
  const items = useItems(value.items, begin);
  return (
    <Documents
      none={value.none}
      noneLabel={outline.canBeWithout.education ? text.noEducation : null}
      items={items}
      nameOf={text.education}
      addText={text.addEducation}
      newItem={begin}
      rejected={rejected}
      onChange={change}
    >
      {(item, nth) => <Education {...props} items={items} item={item} nth={nth} />}
    </Documents>
  );
}

interface Props extends StepProps<'education'> {
  items: readonly EducationDraft[];
  item: EducationDraft;
  nth: number;
}

function Education({ items, item, nth, change, errorOf, leave }: Props) {
  const write = (next: Partial<EducationDraft>) =>
    change({ items: replaced(items, nth, { ...item, ...next }) });
  const lists = {
    institution: useReference('institutions'),
    qualification: useReference('qualifications'),
  };
  return (
    <>
      <div className={styles.pair}>
        {(['institution', 'qualification'] as const).map((name) => (
          <FieldBox key={name} name={`${nth}.${name}`} onLeave={leave}>
            <OneOf
              label={text[name]}
              isRequired
              options={lists[name]}
              value={item[name]}
              error={errorOf(`${nth}.${name}`)}
              onChange={(typed) => write({ [name]: typed })}
            />
          </FieldBox>
        ))}
      </div>
      <FieldBox name={`${nth}.specializations`} onLeave={leave}>
        <ManyOf
          label={text.specializations}
          options={useReference('specializations')}
          values={item.specializations}
          error={errorOf(`${nth}.specializations`)}
          onChange={(specializations) => write({ specializations })}
        />
      </FieldBox>
      <Days {...{ nth, errorOf, leave, from: item.from, to: item.to, onChange: write }} />
      <DocumentFile
        step="education"
        id={item.id}
        file={item.file}
        error={errorOf(`${nth}.file`)}
        onBegin={() => write({})}
      />
    </>
  );
}
