/** What `lazy-frame-part.tsx` fetches: the parts of the frame that nobody sees before they reach for them. */
export { LocalityDialog } from '../locality/locality-dialog';
export { MobileMenuDialog } from './mobile-menu-dialog';
export { ProfileItems } from './profile-items';
