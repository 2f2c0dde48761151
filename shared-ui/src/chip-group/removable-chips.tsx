import { type MouseEvent, useRef, useState } from 'react';
import chip from '../chip/chip.module.css';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { CloseIcon } from '../icons/icons';
import styles from './chip-group.module.css';

export interface RemovableChipsProps<Value extends string> {
  /** Accessible name: "Applied filters". */
  label: string;
  /** A chip with the address of the rest is a link, which works without script. */
  options: readonly { value: Value; label: string; href?: string }[];
  /** Pressed; the parent then removes the chip. Focus goes to the next chip, or stays here. */
  onRemove: (value: Value) => void;
  isDisabled?: boolean;
}

/**
 * Selected values, each removed by a press.
 * `<RemovableChips label="Applied filters" options={applied} onRemove={drop} />`
 */
export function RemovableChips<Value extends string>({
  label,
  options,
  onRemove,
  isDisabled = false,
}: RemovableChipsProps<Value>) {
  const place = useRef<HTMLFieldSetElement>(null);
  // Stay rendered after the last chip while focused; focus would otherwise move to the top.
  const [isHolding, setHolding] = useState(false);
  const remove = (event: MouseEvent<HTMLElement>, value: Value) => {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const heir = neighbour?.querySelector<HTMLElement>('a, button') ?? place.current;
    heir?.focus();
    setHolding(heir === place.current);
    onRemove(value);
  };
  const isEmpty = options.length === 0;
  if (isEmpty && !isHolding) return null;
  return (
    <fieldset
      ref={place}
      aria-label={label}
      className={styles.place}
      tabIndex={-1}
      onBlur={() => setHolding(false)}
    >
      {!isEmpty && (
        <ul className={styles.chips}>
          {options.map((option) => (
            <li key={option.value}>
              <RemovableChip
                label={option.label}
                href={option.href}
                isDisabled={isDisabled}
                onRemove={(event) => remove(event, option.value)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  href: string | undefined;
  isDisabled: boolean;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

function RemovableChip({ label, href, isDisabled, onRemove }: ChipProps) {
  const parts = {
    className: classNames(chip.chip, styles.chip, styles.removable),
    'aria-label': common.remove(label),
    children: (
      <>
        <span className={styles.name}>{label}</span>
        <CloseIcon className={styles.cross} size={16} />
      </>
    ),
  };
  if (href === undefined) {
    return (
      <button
        type="button"
        disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        onClick={onRemove}
        {...parts}
      />
    );
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    // Another tab or window shows the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRemove(event);
  };
  return <a href={href} onClick={follow} {...parts} />;
}
