/** The SDK: everything a remote shares with the shell. One instance per page. */
export { useAhead, useIsAhead } from './ahead/ahead';
export { api, sendFile } from './api-client/api';
export { ApiError, type Failure, failureOf, isApiError } from './api-client/api-error';
export { type Answers, useAnswers } from './data/use-answers';
export { type Loaded, useEndpoint } from './data/use-endpoint';
export { Demonstration, type DemonstrationProps } from './demonstration/demonstration';
export type { Favourites } from './favourites/favourites';
export { favourites, useFavourites } from './favourites/use-favourites';
export { type Locality, type LocalityState, locality } from './locality/locality';
export { useLocality } from './locality/use-locality';
export { whenAtRest } from './page/at-rest';
export { Missing, NotFound } from './page/not-found';
export type { PageIdentity, PagePicture, StructuredData } from './page/page-head';
export { keepFocus, usePage, usePageData } from './page/use-page';
export {
  defineRemote,
  type ElementContext,
  type ElementScreenModule,
  type ReactScreenModule,
  type RemoteModule,
  type ScreenModule,
  type ScreenProps,
} from './remote/remote-module';
export * from './router/router';
export { parseList } from './session/parse-list';
export { type SafeStorage, safeStorage } from './session/safe-storage';
export { type Session, type SessionState, session } from './session/session';
export { parseVendorDetails, type VendorSummary } from './session/session.model';
export { signOut } from './session/sign-out';
export { useSession } from './session/use-session';
export { createStore, type StoreApi, subscribeFollowing, useStore } from './store/store';
export {
  type MapBounds,
  type MapPosition,
  openTileMap,
  type TileMap,
  type TileMapEngine,
  type TileMapFailure,
  type TileMapOptions,
} from './tile-map/tile-map';
export { dismissToast, toast } from './toast/toast';
export type { ToastOrder, ToastTone } from './toast/toast.model';
