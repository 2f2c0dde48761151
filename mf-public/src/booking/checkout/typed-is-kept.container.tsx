import styles from '../book.module.css';
import { text } from '../book.text';
import { useUserId } from '../order/order.queries';
import { readDraft } from './draft.store';

/** In place of a form that cannot be shown: what was typed into it is still there. */
export function TypedIsKept({ vendorId }: { vendorId: string }) {
  const draft = readDraft(vendorId, useUserId());
  return draft?.isTyped ? <p className={styles.muted}>{text.typedIsKept}</p> : null;
}
