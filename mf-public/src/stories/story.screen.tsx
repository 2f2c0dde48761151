import { Link, usePage } from '@nukkad/platform';
import type { StoryDetails } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { buttonClass, linkClass, Prose } from '@nukkad/shared-ui';
import { ShareButton } from '../common/actions/share-button';
import { ArticlePage } from '../common/article/article-page';
import { ArticleView } from '../common/article/article-view';
import { Stars } from '../common/cards/stars';
import * as common from '../common/common.text';
import { vendorAddress } from '../common/navigation/vendor-address';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import { professionOfSlug } from '../common/professions/professions';
import { TrustBadges } from '../common/vendor-card/trust-badges';
import { storyPage, storyPath } from './stories.model';
import { useStory } from './stories.queries';
import { text } from './stories.text';

const above = [
  { label: common.home, to: '/' },
  { label: text.title, to: '/stories' },
];

export function Screen() {
  const story = useStory();
  const origin = useOrigin();
  const trail = story.state === 'ready' ? [...above, { label: story.value.title }] : above;
  usePage(
    story.state === 'ready'
      ? storyPage(origin, story.value, schemaOf(story.value), breadcrumbData(origin, trail))
      : { title: text.title },
  );
  return (
    <ArticleView what={text.story} trail={trail} loaded={story}>
      {(value) => <StoryPage story={value} trail={trail} />}
    </ArticleView>
  );
}

function schemaOf({ vendor }: StoryDetails): string {
  return professionOfSlug(vendor.profession)?.profile.schemaType(null) ?? 'LocalBusiness';
}

interface Props {
  story: StoryDetails;
  trail: { label: string; to?: string }[];
}

function StoryPage({ story, trail }: Props) {
  const { vendor } = story;
  return (
    <ArticlePage
      trail={trail}
      title={story.title}
      facts={
        <>
          <Stars stars={story.stars} />
          <span>{text.toldBy(story.name)}</span>
          <time dateTime={story.published}>{formatDate(story.published)}</time>
          <TrustBadges isVerified={false} isSample={story.isSample} />
        </>
      }
      actions={
        <>
          <Link className={buttonClass()} to={vendorAddress(vendor)}>
            {text.see(vendor.vendorName)}
          </Link>
          <ShareButton title={story.title} path={storyPath(story)} />
        </>
      }
    >
      <Prose blocks={story.body} />
      <p>
        <Link className={linkClass({ isStandalone: true })} to="/stories">
          {text.more}
        </Link>
      </p>
    </ArticlePage>
  );
}
