import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    landing: () => import(/* webpackChunkName: "screen-landing" */ './landing/landing.screen'),
    category: () => import(/* webpackChunkName: "screen-category" */ './category/category.screen'),
    listing: () => import(/* webpackChunkName: "screen-listing" */ './listing/listing.screen'),
    details: () => import(/* webpackChunkName: "screen-details" */ './details/details.screen'),
    campaigns: () =>
      import(/* webpackChunkName: "screen-campaigns" */ './campaigns/campaigns.screen'),
    campaign: () => import(/* webpackChunkName: "screen-campaign" */ './campaigns/campaign.screen'),
    donate: () => import(/* webpackChunkName: "screen-donate" */ './donating/donate.screen'),
    donation: () => import(/* webpackChunkName: "screen-donation" */ './donating/donation.screen'),
    fundraising: () =>
      import(/* webpackChunkName: "screen-fundraising" */ './fundraising/fundraising.screen'),
    investors: () =>
      import(/* webpackChunkName: "screen-investors" */ './investors/investors.screen'),
    posts: () => import(/* webpackChunkName: "screen-posts" */ './posts/posts.screen'),
    post: () => import(/* webpackChunkName: "screen-post" */ './posts/post.screen'),
    stories: () => import(/* webpackChunkName: "screen-stories" */ './stories/stories.screen'),
    story: () => import(/* webpackChunkName: "screen-story" */ './stories/story.screen'),
    state: () => import(/* webpackChunkName: "screen-state" */ './states/state.screen'),
    ticket: () => import(/* webpackChunkName: "screen-ticket" */ './support/ticket.screen'),
    confirmSubscription: () =>
      import(/* webpackChunkName: "screen-confirmSubscription" */ './subscriptions/confirm.screen'),
    endSubscription: () =>
      import(/* webpackChunkName: "screen-endSubscription" */ './subscriptions/end.screen'),
    book: () => import(/* webpackChunkName: "screen-book" */ './booking/book.screen'),
    booking: () =>
      import(/* webpackChunkName: "screen-booking" */ './booking/ticket/ticket.screen'),
    complaints: () =>
      import(/* webpackChunkName: "screen-complaints" */ './complaints/complaints.screen'),
    complaint: () =>
      import(/* webpackChunkName: "screen-complaint" */ './complaint/complaint.screen'),
  },
});
