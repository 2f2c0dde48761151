import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { classNames } from '../class-names';
import { BadgeCheckIcon, CheckIcon } from '../icons/icons';
import popover from '../popover/popover.module.css';
import tones from '../tone/tone.module.css';
import badge from './badge.module.css';
import { text } from './badge.text';
import styles from './evidence-badge.module.css';

/** A verified fact. */
export interface Evidence {
  /** "Medical registration, Karnataka". */
  what: string;
  /** Formatted date: "12 Aug 2026". */
  when: string;
}

export interface EvidenceBadgeProps {
  /** "Verified". */
  label: string;
  /** Heading of the evidence: "Checked by Nukkad". */
  heading: string;
  evidence: readonly Evidence[];
}

/**
 * A badge that opens its evidence: what was checked, and when.
 * `<EvidenceBadge label="Verified" heading="Checked by Nukkad" evidence={checks} />`
 */
export function EvidenceBadge({ label, heading, evidence }: EvidenceBadgeProps) {
  return (
    <DialogTrigger>
      <Button
        className={classNames(badge.badge, tones.success, styles.button)}
        aria-label={text.whyBadge(label)}
      >
        <BadgeCheckIcon size={14} />
        {label}
      </Button>
      <Popover
        className={classNames(popover.popover, styles.popover)}
        placement="bottom start"
        offset={8}
        containerPadding={8}
      >
        <Dialog className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.heading}>
            {heading}
          </Heading>
          <ul className={styles.list}>
            {evidence.map(({ what, when }) => (
              <li key={what} className={styles.item}>
                <CheckIcon className={styles.icon} size={16} />
                <span>
                  {what}
                  <span className={styles.when}>{when}</span>
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
