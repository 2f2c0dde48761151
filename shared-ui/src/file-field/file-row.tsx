import { ProgressBar } from 'react-aria-components';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { CheckIcon, CircleAlertIcon, CloseIcon, FileIcon, RetryIcon } from '../icons/icons';
import * as words from '../words';
import styles from './file-field.module.css';
import { isPreview, sizeText } from './file-rules.model';

/** A file that was picked, and how far it has come. */
export interface PickedFile {
  /** Told to `onRemove` and `onRetry`. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** A small picture of it, 48 px wide and high, as a `data:` address: the page refuses `blob:`. */
  previewUrl?: string | undefined;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much is sent, 0 to 100; left out while nobody knows. */
  progress?: number | undefined;
  /** Why it failed: "No connection". */
  problem?: string | undefined;
}

interface Props {
  file: PickedFile;
  isDisabled: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** One picked file: what it is, how it stands and what can be done about it. */
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
          aria-label={words.retryOf(file.name)}
          disabled={isDisabled}
          onClick={() => onRetry(file.id)}
        >
          <RetryIcon size={20} />
        </button>
      )}
      <button
        type="button"
        className={classNames(buttonClass({ tone: 'ghost' }), styles.round)}
        aria-label={words.remove(file.name)}
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
  const word = state === 'failed' ? (problem ?? words.fileStates.failed) : words.fileStates[state];
  return (
    <span className={classNames(styles.word, styles[state])} role="status">
      {state === 'sent' && <CheckIcon size={14} />}
      {state === 'failed' && <CircleAlertIcon size={14} />}
      {word}
    </span>
  );
}

/** For the eye: the bar says it to whoever listens, without a word at every step. */
function Percent({ file: { state, progress } }: Pick<Props, 'file'>) {
  if (state !== 'sending' || progress === undefined) return null;
  return <span aria-hidden="true">{words.percent(progress)}</span>;
}

function Progress({ file: { name, progress } }: Pick<Props, 'file'>) {
  return (
    <ProgressBar
      aria-label={words.sendingOf(name)}
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
