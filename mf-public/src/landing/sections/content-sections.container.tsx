import { CampaignCard } from '../../common/cards/campaign-card';
import { CardPlaces } from '../../common/cards/card-places';
import cards from '../../common/cards/cards.module.css';
import { PostCard } from '../../common/cards/post-card';
import { StoryCard } from '../../common/cards/story-card';
import { Collection } from '../../common/page/collection';
import { Promos } from './promos';
import { Section } from './section';
import { useCampaigns, usePosts, useStories } from './sections.queries';
import { text } from './sections.text';

/** As many as fit in a row; the rest is on a page of its own. */
const SHOWN = 3;

export function Campaigns() {
  return (
    <Section
      id="campaigns"
      title={text.campaigns}
      lead={text.campaignsLead}
      more={{ label: text.allCampaigns, to: '/campaigns' }}
    >
      <Collection
        what={text.campaignsName}
        items={useCampaigns()}
        waiting={<CardPlaces count={SHOWN} hasPicture isTall isShelf />}
        nothing={{ title: text.noCampaigns, why: text.noCampaignsWhy }}
      >
        {(campaigns) => (
          <ul className={cards.shelf}>
            {campaigns.slice(0, SHOWN).map((campaign) => (
              <CampaignCard key={campaign._id} campaign={campaign} />
            ))}
          </ul>
        )}
      </Collection>
      <Promos />
    </Section>
  );
}

export function Blogs() {
  return (
    <Section
      id="blogs"
      title={text.blogs}
      lead={text.blogsLead}
      more={{ label: text.allBlogs, to: '/blogs' }}
    >
      <Collection
        what={text.blogsName}
        items={usePosts()}
        waiting={<CardPlaces count={SHOWN} hasPicture isShelf />}
        nothing={{ title: text.noBlogs, why: text.noBlogsWhy }}
      >
        {(posts) => (
          <ul className={cards.shelf}>
            {posts.slice(0, SHOWN).map((post) => (
              <PostCard key={post._id} post={post} />
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}

export function Stories() {
  return (
    <Section
      id="stories"
      title={text.stories}
      lead={text.storiesLead}
      more={{ label: text.allStories, to: '/stories' }}
    >
      <Collection
        what={text.storiesName}
        items={useStories()}
        waiting={<CardPlaces count={SHOWN} isShelf />}
        nothing={{ title: text.noStories, why: text.noStoriesWhy }}
      >
        {(stories) => (
          <ul className={cards.shelf}>
            {stories.slice(0, SHOWN).map((story) => (
              <StoryCard key={story._id} story={story} />
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}
