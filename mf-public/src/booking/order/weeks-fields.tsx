import { limits } from '@nukkad/platform/contract';
import { formatLongDateTime } from '@nukkad/platform/format';
import { FormCheckbox, FormSelect } from '@nukkad/shared-ui';
import styles from '../book.module.css';
import { text } from '../book.text';

const options = Array.from({ length: limits.seriesMost }, (_, before) => ({
  value: String(before + 1),
  label: text.weeksOption(before + 1),
}));

/** Weekly repetition of a lesson; unavailable weeks can be left out. */
export function WeeksFields({ taken }: { taken: readonly string[] }) {
  return (
    <>
      <FormSelect name="weeks" label={text.weeks} options={options} isRequired />
      {taken.length > 0 && (
        <div role="alert" className={styles.taken}>
          <p>{text.weeksTaken}</p>
          <ul>
            {taken.map((start) => (
              <li key={start}>{formatLongDateTime(start)}</li>
            ))}
          </ul>
        </div>
      )}
      {taken.length > 0 && <FormCheckbox name="skipsTaken" label={text.skipTaken} />}
    </>
  );
}
