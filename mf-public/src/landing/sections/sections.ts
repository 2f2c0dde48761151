/** Sections below the first screenful. A chunk of its own. */
export { AppBanner } from '../app/app-banner';
export { Blogs, Campaigns, Stories } from './content-sections.container';
export { Locations, MostViewed, Searches } from './directory/directory.container';
export { ProfessionCards } from './directory/profession-cards';
