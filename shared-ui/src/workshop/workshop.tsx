import { Container } from '../container/container';
import { EmptyState } from '../empty-state/empty-state';
import type { Exhibit } from './exhibit';
import styles from './workshop.module.css';
import { text } from './workshop.text';

interface WorkshopProps {
  exhibits: readonly Exhibit[];
  /** The exhibit named by the address; all of them without. */
  chosen: string | undefined;
}

/** Every component in every state, light and dark side by side. */
export function Workshop({ exhibits, chosen }: WorkshopProps) {
  const shown = exhibits.filter((exhibit) => !chosen || slugOf(exhibit) === chosen);
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>
            <a className={styles.home} href="/styleguide">
              {text.title}
            </a>
          </h1>
          <p className={styles.intro}>{text.intro}</p>
        </header>
        <nav aria-label={text.index} className={chosen && styles.beside}>
          <ul className={styles.names}>
            {exhibits.map((exhibit) => (
              <li key={exhibit.component}>
                <a
                  className={styles.name}
                  href={`/styleguide/${slugOf(exhibit)}`}
                  aria-current={slugOf(exhibit) === chosen ? 'page' : undefined}
                >
                  {exhibit.component}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.exhibits}>
          {shown.length === 0 && <EmptyState title={text.unknown} why={text.unknownWhy} />}
          {shown.map((exhibit) => (
            <Shown key={exhibit.component} exhibit={exhibit} />
          ))}
        </main>
      </div>
    </Container>
  );
}

function Shown({ exhibit }: { exhibit: Exhibit }) {
  const id = slugOf(exhibit);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.exhibit}>
      <h2 id={`${id}-title`}>{exhibit.component}</h2>
      <div className={styles.grounds} data-wide={exhibit.isWide}>
        <Ground scheme="light" exhibit={exhibit} />
        <Ground scheme="dark" exhibit={exhibit} />
      </div>
    </section>
  );
}

function Ground({ scheme, exhibit }: { scheme: 'light' | 'dark'; exhibit: Exhibit }) {
  return (
    <div className={styles.ground} data-ground={scheme}>
      {exhibit.specimens.map(({ state, Draw }) => (
        <figure key={state} className={styles.specimen}>
          <figcaption className={styles.state}>{state}</figcaption>
          <Draw />
        </figure>
      ))}
    </div>
  );
}

function slugOf({ component }: Exhibit): string {
  return component.toLowerCase().replace(/\s+/g, '-');
}
