import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    landing: () => import(/* webpackChunkName: "screen-landing" */ './landing/landing.screen'),
    category: () => import(/* webpackChunkName: "screen-category" */ './category/category.screen'),
    listing: () => import(/* webpackChunkName: "screen-listing" */ './listing/listing.screen'),
    details: () => import(/* webpackChunkName: "screen-details" */ './details/details.screen'),
    beingBuilt: () =>
      import(/* webpackChunkName: "screen-beingBuilt" */ './being-built/being-built.screen'),
  },
});
