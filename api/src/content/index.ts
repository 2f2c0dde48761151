export type { PublishedArticle } from './editorial/announcing';
export { postBySlug } from './posts/posts.store';
export { registerContent } from './register';
export { firstStates } from './site/first-states';
export { inEachLanguage } from './site/translated';
