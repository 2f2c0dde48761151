import type { CaseCategory, CaseOutcome } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import {
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type SubmitAnswer,
  useFormValue,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import type { ReactNode } from 'react';
import * as words from '../../common/case.text';
import { caseLimits } from '../../common/case-limits';
import {
  asked,
  atMost,
  nameProblem,
  phoneProblem,
  type TypedCase,
  titleProblem,
} from './case-form.model';
import { text } from './case-form.text';

interface Props {
  /** Key of the draft. */
  draft: string;
  label: string;
  begin: TypedCase;
  clientField: ReactNode;
  /** Edits a stored case: the client can change but not be new, and the case can be closed. */
  isStored?: boolean;
  onSave: (typed: TypedCase) => Promise<SubmitAnswer>;
  onSaved: () => void;
  onCancel: () => void;
}

const categories = words.categories.map((value) => ({ value, label: localName(value, 'case') }));
const outcomes = Object.entries(words.outcomes).map(([value, label]) => ({
  value: value as CaseOutcome,
  label,
}));

export function CaseForm({ clientField, isStored = false, ...form }: Props) {
  return (
    <DraftForm {...form} saveText={text.save} takesFocus>
      <FormTextField
        name="title"
        label={text.title}
        hint={text.titleHint}
        isRequired
        validate={titleProblem}
      />
      <FormSelect<CaseCategory>
        name="category"
        label={text.category}
        options={categories}
        isRequired
        validate={asked}
      />
      {isStored ? clientField : <Who clientField={clientField} />}
      <FormTextField name="opponent" label={text.opponent} validate={atMost(caseLimits.opponent)} />
      <FormTextField name="court" label={text.court} validate={atMost(caseLimits.court)} />
      <FormTextField
        name="stage"
        label={text.stage}
        hint={text.stageHint}
        validate={atMost(caseLimits.stage)}
      />
      {isStored && (
        <FormSelect<CaseOutcome>
          name="outcome"
          label={text.outcome}
          hint={text.outcomeHint}
          placeholder={words.open}
          options={outcomes}
        />
      )}
      <FormTextArea
        name="note"
        label={text.note}
        rows={4}
        limit={caseLimits.note}
        validate={atMost(caseLimits.note)}
      />
    </DraftForm>
  );
}

/** The client of the case: an existing one, or a new one added with it. */
function Who({ clientField }: Pick<Props, 'clientField'>) {
  const [who] = useFormValue<TypedCase['who']>('who');
  return (
    <>
      <FormRadioGroup<TypedCase['who']>
        name="who"
        label={text.who}
        isRow
        options={[
          { value: 'known', label: text.whoOptions.known },
          { value: 'new', label: text.whoOptions.new },
        ]}
      />
      {who === 'new' ? (
        <>
          <FormTextField name="name" label={text.name} isRequired validate={nameProblem} />
          <FormPhoneField name="phone" label={text.phone} validate={phoneProblem} />
        </>
      ) : (
        clientField
      )}
    </>
  );
}
