import { TextArea } from '@nukkad/shared-ui';
import { FieldBox } from '../fields/field-box';
import type { StepProps } from '../step';
import { descriptionText as text } from '../wizard.text';

const LIMIT = 4_000;

export function Description({ value, change, errorOf, leave }: StepProps<'description'>) {
  return (
    <FieldBox name="text" onLeave={leave}>
      <TextArea
        label={text.label}
        hint={text.hint}
        isRequired
        rows={8}
        limit={LIMIT}
        maxLength={LIMIT}
        value={value.text}
        error={errorOf('text')}
        onChange={(typed) => change({ text: typed })}
      />
    </FieldBox>
  );
}
