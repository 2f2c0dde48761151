import { NotFound, type ScreenProps, useEndpoint, usePage } from '@nukkad/platform';
import { type LegalDocument, limits } from '@nukkad/platform/contract';
import { formatFullDay } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import { Container, FailurePanel, Loading, Notice, Prose, Skeleton } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { documentAt } from './documents.model';
import styles from './documents.module.css';
import * as text from './documents.text';

export function Screen({ path }: ScreenProps) {
  const name = documentAt(path);
  const document = useEndpoint('getLegalDocument', { params: { name } });
  const title = document.state === 'ready' ? document.value.title : text.titles[name];
  usePage({ title, canonical: `/${name}` });
  if (document.state === 'failed' && document.failure.status === 404) return <NotFound />;
  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <h1 lang={langOf(title)}>{title}</h1>
        {document.state === 'loading' && <Waiting />}
        {document.state === 'failed' && (
          <FailurePanel what={text.document} failure={document.failure} onRetry={document.retry} />
        )}
        {document.state === 'ready' && (
          <>
            {document.staleFailure !== null && <Notice title={text.stale}>{text.staleWhy}</Notice>}
            <Reading document={document.value} />
          </>
        )}
      </article>
    </Container>
  );
}

function Waiting() {
  return (
    <Loading label={common.loading(text.document)} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="text" lines={12} />
    </Loading>
  );
}

function Reading({ document }: { document: LegalDocument }) {
  const { version, publishedAt, body, translatedInto } = document;
  return (
    <>
      <p className={styles.facts}>
        <span>{text.version(version)}</span>
        <time dateTime={publishedAt}>{text.since(formatFullDay(publishedAt))}</time>
      </p>
      {translatedInto !== undefined && (
        <Notice title={text.translated}>{text.translatedWhy}</Notice>
      )}
      <Prose blocks={body} />
    </>
  );
}
