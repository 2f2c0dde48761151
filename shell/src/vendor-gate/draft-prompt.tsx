import { Link, useEndpoint } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { promptOf } from './draft-prompt.model';
import styles from './draft-prompt.module.css';
import { ownPath } from './vendor-gate.model';
import { text } from './vendor-gate.text';

/**
 * Onboarding state above the dashboard of an unlisted professional. If it fails to load, a general
 * text is shown, since the wizard has the details.
 */
export function DraftPrompt({ profession }: { profession: string }) {
  const onboarding = useEndpoint('getOnboarding', undefined, { refreshOnShow: true });
  const prompt = promptOf(onboarding.state === 'ready' ? onboarding.value : null);
  if (prompt === null) return null;
  const { title, lines, way } = prompt;
  return (
    <aside aria-label={title} className={styles.prompt}>
      <div className={styles.words}>
        <p>
          <strong>{text.sentence(title)}</strong> {lines.length === 1 && lines[0]}
        </p>
        {lines.length > 1 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <Link
        to={ownPath(profession, 'onboarding')}
        className={buttonClass({ tone: 'secondary', size: 'small' })}
      >
        {way}
      </Link>
    </aside>
  );
}
