import { Link, usePage } from '@nukkad/platform';
import type { Article } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { linkClass, Notice, Prose } from '@nukkad/shared-ui';
import { ShareButton } from '../common/actions/share-button';
import { ArticlePage } from '../common/article/article-page';
import { ArticleView } from '../common/article/article-view';
import * as common from '../common/common.text';
import { topicPath } from '../common/navigation/topic-path';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import { isUntranslated, postPage, postPath } from './posts.model';
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
    <ArticleView what={text.article} trail={trail} loaded={post}>
      {(article) => <PostPage article={article} trail={trail} />}
    </ArticleView>
  );
}

interface Props {
  article: Article;
  trail: { label: string; to?: string }[];
}

function PostPage({ article, trail }: Props) {
  return (
    <ArticlePage
      trail={trail}
      title={article.title}
      facts={
        <>
          <Link className={linkClass({ isStandalone: true })} to={topicPath(article.topic)}>
            <span lang={langOf(localName(article.topic, 'topic'))}>
              {localName(article.topic, 'topic')}
            </span>
          </Link>
          <time dateTime={article.published}>{formatDate(article.published)}</time>
          <span>{text.minutes(article.minutes)}</span>
        </>
      }
      actions={<ShareButton title={article.title} path={postPath(article)} />}
      picture={article.picture}
    >
      {isUntranslated(article) && <Notice title={text.untranslated} />}
      <Prose blocks={article.body} />
      <p>
        <Link className={linkClass({ isStandalone: true })} to="/blogs">
          {text.more}
        </Link>
      </p>
    </ArticlePage>
  );
}
