import { Link, usePage } from '@nukkad/platform';
import { Apology, Badge, buttonClass, Card, Container } from '@nukkad/shared-ui';
import { Leaving } from './leaving';
import { Personal, PersonalPlace } from './personal';
import { useDeletion, useLogout, useRecord, useUserId } from './profile.data';
import styles from './profile.module.css';
import { text } from './profile.text';

export function Screen() {
  usePage({ title: text.title });
  const id = useUserId();
  const logout = useLogout();
  const remove = useDeletion(id);
  return (
    <Container className={styles.page}>
      <h1>{text.title}</h1>
      <div className={styles.cards}>
        <Card as="section" className={styles.card}>
          <h2>{text.personal}</h2>
          <Record id={id} />
        </Card>
        <Card as="section" className={styles.card}>
          <h2>{text.account}</h2>
          <Leaving onLogout={logout} onDelete={remove} />
        </Card>
        <Card as="section" className={styles.card}>
          <Badge tone="accent">{text.mark}</Badge>
          <h2>{text.more}</h2>
          <p>{text.promise}</p>
          <Link to={HOME} className={buttonClass({ tone: 'secondary' })}>
            {text.home}
          </Link>
        </Card>
      </div>
    </Container>
  );
}

const HOME = '/homepage';

function Record({ id }: { id: string }) {
  const record = useRecord(id);
  if (record.state === 'loading') return <PersonalPlace />;
  if (record.state === 'failed') {
    const { status, code, requestId } = record.failure;
    return (
      <Apology
        level={3}
        title={text.failed}
        next={status === null ? text.noConnection : text.ourFault}
        code={code}
        requestId={requestId}
        onRetry={record.retry}
      />
    );
  }
  return <Personal record={record.value} />;
}
