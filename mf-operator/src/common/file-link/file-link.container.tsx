import type { HandedFile } from '@nukkad/platform/contract';
import { Button, ExternalLinkIcon, linkClass } from '@nukkad/shared-ui';
import styles from './file-link.module.css';
import { useFileLink } from './file-link.queries';
import { text } from './file-link.text';

/** A private file as a real link, which opens in a new tab without a token. */
export function FileLinkOf({ file: { _id, name } }: { file: Pick<HandedFile, '_id' | 'name'> }) {
  const link = useFileLink(_id);
  if (link.state === 'loading') return <p className={styles.muted}>{text.linking}</p>;
  if (link.state === 'failed') {
    return (
      <p className={styles.ways} role="alert">
        {text.notLinked}
        <Button tone="secondary" size="small" onClick={link.retry}>
          {text.retry}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.words}>
      <a
        className={linkClass({ isStandalone: true })}
        href={link.value.url}
        target="_blank"
        rel="noreferrer"
      >
        <ExternalLinkIcon size={16} /> {text.open(name)}
      </a>
    </p>
  );
}
