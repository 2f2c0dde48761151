/** What `toasts.tsx` fetches with the first message: a chunk of its own. */
export { ToastRegion } from '@nukkad/shared-ui';
