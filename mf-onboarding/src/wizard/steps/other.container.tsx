import { FormTextField } from '@nukkad/shared-ui';
import { useReference } from '../draft/onboarding.queries';
import { OneOf } from '../fields/one-of';
import styles from '../wizard.module.css';
import { detailsText, otherText as text } from '../wizard.text';
import type { StepProps } from './step';

export function OtherDetails({ profession, outline }: StepProps) {
  const categories = useReference('tuition-categories', undefined, outline.asksCategory);
  return (
    <div className={styles.fields}>
      {outline.asksCategory && (
        <OneOf
          name="category"
          label={text.category}
          hint={detailsText.chooseOrType}
          isRequired
          options={categories}
        />
      )}
      <FormTextField
        name="experience"
        label={text.experience(profession)}
        isRequired
        inputMode="numeric"
      />
      {outline.priceFor !== null && (
        <FormTextField
          name="price"
          label={text.price(outline.priceFor)}
          hint={text.priceHint}
          isRequired
          inputMode="numeric"
        />
      )}
    </div>
  );
}
