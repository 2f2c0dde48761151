import type { UserType } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { CircleAlertIcon, classNames } from '@nukkad/shared-ui';
import { useId } from 'react';
import * as text from './list-yourself.text';
import styles from './profession-cards.module.css';

const OFFICIALS = ['Officer', 'Govt Officer'] as const;

interface Props {
  userTypes: readonly UserType[];
  /** Id of the selected one. */
  value: string | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
}

export function ProfessionCards({ userTypes, value, error, onChange }: Props) {
  const id = useId();
  const officials = officialsOf(userTypes);
  const described = [officials && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={described || undefined}
      aria-required="true"
      aria-invalid={Boolean(error)}
    >
      <span id={id} className={styles.label}>
        {text.profession}
      </span>
      <div className={styles.cards}>
        {userTypes.map((userType) => (
          <ProfessionCard
            key={userType._id}
            userType={userType}
            isChosen={userType._id === value}
            onChoose={() => onChange(userType._id)}
          />
        ))}
      </div>
      {officials && (
        <p id={`${id}-hint`} className={styles.hint}>
          {officials}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** What sets the two kinds of officers apart, where both are offered. */
function officialsOf(userTypes: readonly UserType[]): string | undefined {
  const offered = userTypes.map(({ userTypeName }) => userTypeName);
  const isOfBoth = OFFICIALS.every((name) => offered.includes(name));
  const [officer, govtOfficer] = OFFICIALS;
  return isOfBoth ? text.officials(localName(officer), localName(govtOfficer)) : undefined;
}

interface CardProps {
  userType: UserType;
  isChosen: boolean;
  onChoose: () => void;
}

function ProfessionCard({ userType, isChosen, onChoose }: CardProps) {
  const { _id, userTypeName, userTypeIcon, whiteIcon } = userType;
  return (
    <label className={classNames(styles.card, isChosen && styles.chosen)}>
      <input
        type="radio"
        className={styles.input}
        name="vendorType"
        value={_id}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.icon}>
        <img src={isChosen ? whiteIcon : userTypeIcon} alt="" width={24} height={24} />
      </span>
      <span className={styles.name}>{localName(userTypeName)}</span>
    </label>
  );
}
