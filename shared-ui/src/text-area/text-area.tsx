import { useId } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components';
import { classNames } from '../class-names';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';
import styles from './text-area.module.css';
import { text } from './text-area.text';

export interface TextAreaProps
  extends Omit<TextFrameProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Example input, never the only label. */
  placeholder?: string;
  /** Visible lines. Default 4. */
  rows?: number;
  /**
   * Maximum number of characters, counted below. Longer input is possible, so that a paste is not
   * cut.
   */
  limit?: number;
}

/**
 * A multi-line text field.
 * `<TextArea label="About you" limit={500} value={about} onChange={setAbout} />`
 */
export function TextArea({ placeholder, rows = 4, limit, ...frame }: TextAreaProps) {
  const count = useId();
  return (
    <TextFrame
      {...frame}
      alsoDescribedBy={limit === undefined ? [] : [count]}
      below={limit !== undefined && <Count id={count} length={frame.value.length} limit={limit} />}
    >
      <AriaTextArea className={field.input} placeholder={placeholder} rows={rows} />
    </TextFrame>
  );
}

/** Read on focus; announced only beyond the limit. */
function Count({ id, length, limit }: { id: string; length: number; limit: number }) {
  const excess = length - limit;
  return (
    <div className={classNames(styles.count, excess > 0 && styles.over)}>
      <span id={id}>{text.charactersOf(length, limit)}</span>
      <span className={styles.said} role="status">
        {excess > 0 && text.tooLong}
      </span>
    </div>
  );
}
