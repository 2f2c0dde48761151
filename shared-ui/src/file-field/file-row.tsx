import { ProgressBar } from 'react-aria-components';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { CheckIcon, CircleAlertIcon, CloseIcon, FileIcon, RetryIcon } from '../icons/icons';
import styles from './file-field.module.css';
import { text } from './file-field.text';
import { isPreview, sizeText } from './file-rules.model';

/** A picked file, and its progress. */
export interface PickedFile {
  /** Passed to `onRemove` and `onRetry`. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** A preview, 48 × 48 px, as a `data:` address: the page's policy blocks `blob:`. */
  previewUrl?: string | undefined;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Upload progress, 0 to 100; omitted while unknown. */
  progress?: number | undefined;
  /** Reason of the failure: "No connection". */
  problem?: string | undefined;
}

interface Props {
  file: PickedFile;
  isDisabled: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** A picked file: name, state and actions. */
export function FileRow({ file, isDisabled, onRemove, onRetry }: Props) {
  return (
    <li className={styles.row} data-state={file.state}>
      <Picture url={file.previewUrl} />
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.state}>
          <span>{sizeText(file.size)}</span>
          <State file={file} />
          <Percent file={file} />
        </span>
        {file.state === 'sending' && <Progress file={file} />}
      </div>
      {file.state === 'failed' && (
        <button
          type="button"
          className={classNames(buttonClass({ tone: 'ghost' }), styles.round)}
          aria-label={text.retryOf(file.name)}
          disabled={isDisabled}
          onClick={() => onRetry(file.id)}
        >
          <RetryIcon size={20} />
        </button>
      )}
      <button
        type="button"
        className={classNames(buttonClass({ tone: 'ghost' }), styles.round)}
        aria-label={common.remove(file.name)}
        disabled={isDisabled}
        onClick={() => onRemove(file.id)}
      >
        <CloseIcon size={20} />
      </button>
    </li>
  );
}

function Picture({ url }: { url: string | undefined }) {
  if (isPreview(url)) {
    return <img className={styles.picture} src={url} width={48} height={48} alt="" />;
  }
  return (
    <span className={classNames(styles.picture, styles.sheet)}>
      <FileIcon size={24} />
    </span>
  );
}

function State({ file: { state, problem } }: Pick<Props, 'file'>) {
  const word = state === 'failed' ? (problem ?? text.fileStates.failed) : text.fileStates[state];
  return (
    <span className={classNames(styles.word, styles[state])} role="status">
      {state === 'sent' && <CheckIcon size={14} />}
      {state === 'failed' && <CircleAlertIcon size={14} />}
      {word}
    </span>
  );
}

/** Visual only: the progress bar informs screen readers, without announcing every step. */
function Percent({ file: { state, progress } }: Pick<Props, 'file'>) {
  if (state !== 'sending' || progress === undefined) return null;
  return <span aria-hidden="true">{text.percent(progress)}</span>;
}

function Progress({ file: { name, progress } }: Pick<Props, 'file'>) {
  return (
    <ProgressBar
      aria-label={text.sendingOf(name)}
      isIndeterminate={progress === undefined}
      value={progress ?? 0}
      className={styles.track}
    >
      {({ percentage }) => (
        <span
          className={styles.bar}
          style={{ transform: `scaleX(${(percentage ?? 100) / 100})` }}
          data-unknown={percentage === undefined || undefined}
        />
      )}
    </ProgressBar>
  );
}
