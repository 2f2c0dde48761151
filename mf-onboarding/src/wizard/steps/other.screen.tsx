import { TextField } from '@nukkad/shared-ui';
import { FieldBox } from '../fields/field-box';
import { OneOf } from '../fields/one-of';
import { useReference } from '../onboarding.data';
import type { StepProps } from '../step';
import styles from '../wizard.module.css';
import { detailsText, otherText as text } from '../wizard.text';

export function OtherDetails(props: StepProps<'other'>) {
  const { value, profession, outline, change, errorOf, leave } = props;
  const categories = useReference('tuition-categories', undefined, outline.asksCategory);
  return (
    <div className={styles.fields}>
      {outline.asksCategory && (
        <FieldBox name="category" onLeave={leave}>
          <OneOf
            label={text.category}
            hint={detailsText.chooseOrType}
            isRequired
            options={categories}
            value={value.category}
            error={errorOf('category')}
            onChange={(category) => change({ category })}
          />
        </FieldBox>
      )}
      <FieldBox name="experience" onLeave={leave}>
        <TextField
          label={text.experience(profession)}
          isRequired
          inputMode="numeric"
          value={value.experience}
          error={errorOf('experience')}
          onChange={(experience) => change({ experience })}
        />
      </FieldBox>
      {outline.priceFor !== null && (
        <FieldBox name="price" onLeave={leave}>
          <TextField
            label={text.price(outline.priceFor)}
            hint={text.priceHint}
            isRequired
            inputMode="numeric"
            value={value.price}
            error={errorOf('price')}
            onChange={(price) => change({ price })}
          />
        </FieldBox>
      )}
    </div>
  );
}
