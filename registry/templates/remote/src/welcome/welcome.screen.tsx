import { usePage } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { Button, Card, Container, EmptyState, Loading, Notice, Skeleton } from '@nukkad/shared-ui';
import styles from './welcome.module.css';
import { useProfessions } from './welcome.queries';
import { text } from './welcome.text';

/** Every profession with how many offer it. */
export function Screen() {
  usePage({ title: text.title });
  return (
    <Container>
      <h1>{text.title}</h1>
      <Professions />
    </Container>
  );
}

function Professions() {
  const professions = useProfessions();
  if (professions.state === 'loading') {
    return (
      <Loading label={text.loading}>
        <Skeleton shape="text" lines={6} />
      </Loading>
    );
  }
  if (professions.state === 'failed') {
    return (
      <Notice title={text.failed}>
        <p>{professions.failure.message}</p>
        <Button onClick={professions.retry}>{text.retry}</Button>
      </Notice>
    );
  }
  if (professions.value.length === 0) return <EmptyState title={text.none} why={text.noneWhy} />;
  return <ProfessionList professions={professions.value} />;
}

function ProfessionList({ professions }: { professions: Category[] }) {
  return (
    <ul className={styles.professions}>
      {professions.map(({ _id, categoryName, count }) => (
        <Card key={_id} as="li">
          <h2>{categoryName}</h2>
          <p>{text.count(count)}</p>
        </Card>
      ))}
    </ul>
  );
}
