import { Link } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import styles from './draft-prompt.module.css';
import { ownPath } from './vendor-gate.model';
import { text } from './vendor-gate.text';

/** Above the dashboard of a professional whom nobody can find yet. */
export function DraftPrompt({ profession }: { profession: string }) {
  return (
    <aside aria-label={text.draft} className={styles.prompt}>
      <p>
        <strong>{text.draft}.</strong> {text.draftWhy}
      </p>
      <Link
        to={ownPath(profession, 'onboarding')}
        className={buttonClass({ tone: 'secondary', size: 'small' })}
      >
        {text.complete}
      </Link>
    </aside>
  );
}
