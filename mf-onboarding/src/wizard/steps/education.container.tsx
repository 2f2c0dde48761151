import type { EducationDraft } from '@nukkad/platform/contract';
import { DocumentFile } from '../documents/document-file.container';
import { type DocumentProps, Documents } from '../documents/documents';
import { newEducation } from '../draft/draft.model';
import { useReference } from '../draft/onboarding.queries';
import { ManyOf } from '../fields/many-of';
import { OneOf } from '../fields/one-of';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';
import { Days } from './days';
import type { StepProps } from './step';

export function Educations({ profession, outline, rejected }: StepProps) {
  return (
    <Documents<EducationDraft>
      step="education"
      noneLabel={outline.canBeWithout.education ? text.noEducation : null}
      titleOf={text.education}
      addText={text.addEducation}
      newItem={() => newEducation(crypto.randomUUID())}
      rejected={rejected}
    >
      {(document) => <Education {...document} profession={profession} />}
    </Documents>
  );
}

type Props = DocumentProps<EducationDraft> & Pick<StepProps, 'profession'>;

function Education({ item, nameOf, profession }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <OneOf
          name={nameOf('institution')}
          label={text.institution}
          isRequired
          options={useReference('institutions')}
        />
        <OneOf
          name={nameOf('qualification')}
          label={text.qualification}
          isRequired
          options={useReference('qualifications')}
        />
      </div>
      <ManyOf
        name={nameOf('specializations')}
        label={text.specializations}
        options={useReference('specializations', profession)}
      />
      <Days names={{ from: nameOf('from'), to: nameOf('to') }} />
      <DocumentFile step="education" item={item} name={nameOf('file')} />
    </>
  );
}
