import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import * as limits from '../contract/limits';
import { session } from '../session/session';
import { toast } from '../toast/toast';
import { sendOrWait, waitingOf } from '../waiting/waiting';
import type { WaitingWrite } from '../waiting/waiting.model';
import { type KeptFavourites, keptFavourites } from './favourites';
import { text } from './favourites.text';

const TABS = 'nukkad-favourites';

/**
 * Keeps the favourites in the signed-in user's account: the device's are merged into it, and each
 * change is saved. Signed out they are the device's again. Returns the unsubscriber.
 */
export function keepInAccount(
  onKept: () => void,
  favourites: KeptFavourites = keptFavourites,
): () => void {
  let token: string | null = null;
  let leave = () => {};
  const follow = () => {
    const { isLoggedIn, remembered } = session.get();
    const next = isLoggedIn ? remembered.jwtToken : null;
    if (next === token) return;
    token = next;
    leave();
    leave = next === null ? () => {} : enter(favourites, remembered.userId, onKept);
  };
  follow();
  return session.subscribe(follow);
}

/** Starts syncing with one account. Returns how to stop. */
function enter(favourites: KeptFavourites, userId: string | null, onKept: () => void): () => void {
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(TABS) : null;
  /** Changes not yet confirmed by the API, in order. */
  const wanted = new Map<string, boolean>();
  let kept: readonly string[] = [];
  let isMerged = false;
  let isBusy = true;
  let isOver = false;

  favourites.keepWith((id, isLiked) => {
    wanted.set(id, isLiked);
    // Any message ends pages in the back/forward cache, which would show the heart as it was.
    tabs?.postMessage({});
    if (!isBusy) void work();
  });
  tabs?.addEventListener('message', ({ data }: MessageEvent<FavouritesMessage>) => {
    if (data.userId !== userId || !isMerged) return;
    kept = data.ids;
    show();
  });
  void merge();

  return () => {
    isOver = true;
    tabs?.close();
    // Changes that an expired session could not save stay on the device for the next one.
    const isUnsaved = session.get().ended === 'expired';
    const unsaved = isUnsaved ? [...wanted].flatMap(([id, isLiked]) => (isLiked ? id : [])) : [];
    favourites.takeBack(isMerged ? unsaved : favourites.get());
  };

  async function merge() {
    const ids = favourites.get().filter(isId).slice(0, limits.favouritesMost);
    try {
      kept = await api.call('mergeFavourites', { body: { ids } });
    } catch {
      if (isOver) return;
      favourites.takeBack(favourites.get());
      toast({ text: text.notReached, tone: 'danger' });
      return;
    }
    const waiting = userId === null ? [] : await waitingOf(userId);
    if (isOver) return;
    kept = withWaiting(kept, waiting);
    isMerged = true;
    show();
    await work(ids.length > 0);
  }

  async function work(isChanged = false) {
    isBusy = true;
    const isNews = isChanged || wanted.size > 0;
    while (wanted.size > 0 && !isOver) await keepNext();
    isBusy = false;
    if (isOver) return;
    if (isNews) tabs?.postMessage({ userId, ids: kept } satisfies FavouritesMessage);
    onKept();
  }

  async function keepNext() {
    const [[id, isLiked]] = wanted as unknown as [[string, boolean]];
    try {
      await keep(id, isLiked);
      kept = withOne(kept, id, isLiked);
    } catch (error) {
      if (isOver) return;
      const isRefused = isApiError(error) && error.status !== null && error.status < 500;
      toast({ text: isRefused ? error.message : text.notSaved, tone: 'danger' });
    }
    // Changed again meanwhile: save the newer value.
    if (isOver || wanted.get(id) !== isLiked) return;
    wanted.delete(id);
    show();
  }

  function show() {
    const all = [...wanted].reduce((ids, [id, isLiked]) => withOne(ids, id, isLiked), kept);
    favourites.accept(all);
  }
}

/** Message between tabs after a change; nothing in it while the change is being saved. */
interface FavouritesMessage {
  userId: string | null;
  ids: readonly string[];
}

/** Storage can hold anything, and one invalid id would make the API reject all of them. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function withOne(ids: readonly string[], id: string, isLiked: boolean): readonly string[] {
  if (ids.includes(id) === isLiked) return ids;
  return isLiked ? [id, ...ids] : ids.filter((one) => one !== id);
}

/** What was liked and disliked without a connection, which the account does not know yet. */
function withWaiting(ids: readonly string[], writes: readonly WaitingWrite[]): readonly string[] {
  return writes.reduce((all, { call, params: { vendorId = '' } }) => {
    if (call !== 'keepFavourite' && call !== 'dropFavourite') return all;
    return withOne(all, vendorId, call === 'keepFavourite');
  }, ids);
}

/** `keepalive` completes the request when the page is left; without a connection it waits. */
function keep(vendorId: string, isLiked: boolean): Promise<unknown> {
  const params = { vendorId };
  const how = { keepalive: true };
  return isLiked
    ? sendOrWait({ api, session }, 'keepFavourite', { params, body: {} }, how)
    : sendOrWait({ api, session }, 'dropFavourite', { params }, how);
}
