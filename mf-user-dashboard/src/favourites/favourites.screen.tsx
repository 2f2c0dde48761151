import { keepFocus, Link, toast, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Favourite, FavouritesAnswer } from '@nukkad/platform/contract';
import { buttonClass, ChipGroup, EmptyState, NoFavouritesDrawing } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, runWithToast } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { sectionAddress } from '../common/section-address';
import { FavouriteCard } from './favourite-card';
import { onList } from './favourites.model';
import styles from './favourites.module.css';
import { useFavouriteChanges, useFavouriteList } from './favourites.queries';
import { text } from './favourites.text';

export function Screen() {
  const favourites = useFavouriteList();
  const count = favourites.state === 'ready' ? favourites.value.favourites.length : undefined;
  return (
    <RoomPage title={text.title} count={count}>
      <AsyncView what={text.what} loaded={favourites}>
        {(answer) => <Favourites answer={answer} />}
      </AsyncView>
    </RoomPage>
  );
}

function Favourites({ answer: { favourites, lists } }: { answer: FavouritesAnswer }) {
  const [params] = useSearchParams();
  const list = params.get('list');
  if (favourites.length === 0) {
    return (
      <EmptyState drawing={<NoFavouritesDrawing />} title={text.none} why={text.noneWhy}>
        <Link className={buttonClass()} to="/homepage">
          {text.find}
        </Link>
      </EmptyState>
    );
  }
  const shown = onList(favourites, list);
  return (
    <>
      {lists.length > 0 && <Lists lists={lists} current={list} />}
      {shown.length === 0 && list !== null && <EmptyList list={list} />}
      <Grid favourites={shown} lists={lists} />
    </>
  );
}

const ALL = '';

function Lists({ lists, current }: { lists: string[]; current: string | null }) {
  const navigate = useNavigate();
  const choose = (list: string | null) =>
    navigate(sectionAddress('favourites', list ? { list } : {}), { state: keepFocus });
  const options = [ALL, ...lists].map((list) => ({ value: list, label: list || text.all }));
  return (
    <ChipGroup
      label={text.lists}
      selection="single"
      isRequired
      options={options}
      selected={current ?? ALL}
      onSelect={choose}
    />
  );
}

function EmptyList({ list }: { list: string }) {
  return (
    <EmptyState title={text.noneOnList(list)} why={text.noneOnListWhy}>
      <Link className={buttonClass({ tone: 'secondary' })} to={sectionAddress('favourites')}>
        {text.showAll}
      </Link>
    </EmptyState>
  );
}

function Grid({ favourites, lists }: { favourites: Favourite[]; lists: string[] }) {
  const changes = useFavouriteChanges();
  const [removals, setRemovals] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  // The focused card is gone.
  useEffect(() => {
    if (removals > 0) grid.current?.focus();
  }, [removals]);
  const remove = async (favourite: Favourite) => {
    const name = favourite.vendor.vendorName;
    if (!(await runWithToast(text.removing(name), () => changes.remove(favourite)))) return;
    setRemovals((count) => count + 1);
    const undo = () => void runWithToast(text.restoring(name), () => changes.restore(favourite));
    toast({ text: text.removed(name), undo });
  };
  const move = async (favourite: Favourite, list: string | null) => {
    const name = favourite.vendor.vendorName;
    const isMoved = await runWithToast(text.moving(name), () => changes.move(favourite, list));
    if (isMoved) toast({ text: text.moved(name, list), tone: 'success' });
    return isMoved;
  };
  return (
    <ul ref={grid} tabIndex={-1} className={styles.grid}>
      {favourites.map((favourite) => (
        <FavouriteCard
          key={favourite.vendor._id}
          favourite={favourite}
          lists={lists}
          onRemove={() => remove(favourite)}
          onMove={(list) => move(favourite, list)}
        />
      ))}
    </ul>
  );
}
