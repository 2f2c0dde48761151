import { api, favourites, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Favourite, FavouritesAnswer } from '@nukkad/platform/contract';
import { withAgain, withList, without } from './favourites.model';

export const useFavouriteList = () => useEndpoint('getFavourites');

/** Each rejects with an ApiError; the list is updated at once and then read again. */
export function useFavouriteChanges() {
  const answers = useAnswers();
  const follow = (change: (answer: FavouritesAnswer) => FavouritesAnswer) => {
    answers.change('getFavourites', undefined, change);
    answers.renew('getFavourites');
  };
  return {
    async remove({ vendor: { _id } }: Favourite) {
      await api.call('dropFavourite', { params: { vendorId: _id } });
      setHeart(_id, false);
      follow((answer) => without(answer, _id));
    },
    async restore(favourite: Favourite) {
      const { vendor, list } = favourite;
      await api.call('keepFavourite', { params: { vendorId: vendor._id }, body: { list } });
      setHeart(vendor._id, true);
      follow((answer) => withAgain(answer, favourite));
    },
    async move({ vendor: { _id } }: Favourite, list: string | null) {
      await api.call('keepFavourite', { params: { vendorId: _id }, body: { list } });
      follow((answer) => withList(answer, _id, list));
    },
  };
}

/** Keeps the hearts of other pages in sync. */
function setHeart(vendorId: string, isLiked: boolean): void {
  if (favourites.get().includes(vendorId) !== isLiked) favourites.toggle(vendorId);
}
