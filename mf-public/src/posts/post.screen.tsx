import { Link, usePage } from '@nukkad/platform';
import type { Article } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { linkClass, Prose } from '@nukkad/shared-ui';
import { ShareButton } from '../common/actions/share-button';
import { breadcrumbData } from '../common/breadcrumb-data';
import * as common from '../common/common.text';
import { useOrigin } from '../common/origin';
import { ReadingPage } from '../common/reading/reading-page';
import { ReadingState } from '../common/reading/reading-state';
import { topicPath } from '../common/topic-path';
import { postPage, postPath } from './posts.model';
import { usePost } from './posts.queries';
import { text } from './posts.text';

const above = [
  { label: common.home, to: '/' },
  { label: text.title, to: '/blogs' },
];

export function Screen() {
  const post = usePost();
  const origin = useOrigin();
  const trail = post.state === 'ready' ? [...above, { label: post.value.title }] : above;
  usePage(
    post.state === 'ready'
      ? postPage(origin, post.value, breadcrumbData(origin, trail))
      : { title: text.title },
  );
  return (
    <ReadingState what={text.article} trail={trail} reading={post}>
      {(article) => <ArticlePage article={article} trail={trail} />}
    </ReadingState>
  );
}

interface Props {
  article: Article;
  trail: { label: string; to?: string }[];
}

function ArticlePage({ article, trail }: Props) {
  return (
    <ReadingPage
      trail={trail}
      title={article.title}
      facts={
        <>
          <Link className={linkClass({ isStandalone: true })} to={topicPath(article.topic)}>
            {article.topic}
          </Link>
          <time dateTime={article.published}>{formatDate(article.published)}</time>
          <span>{text.minutes(article.minutes)}</span>
        </>
      }
      actions={<ShareButton title={article.title} path={postPath(article)} />}
      picture={article.picture}
    >
      <Prose blocks={article.body} />
      <p>
        <Link className={linkClass({ isStandalone: true })} to="/blogs">
          {text.more}
        </Link>
      </p>
    </ReadingPage>
  );
}
