import { Link } from '@nukkad/platform';
import type { Favourite, Vendor } from '@nukkad/platform/contract';
import { formatDateTime, formatFeeUnit, formatMoney, formatReviews } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Badge, Button, Card, HeartIcon, linkClass, Menu, RatingLine } from '@nukkad/shared-ui';
import { useState } from 'react';
import { VendorLine } from '../common/vendor-line';
import { bookAddress } from './favourites.model';
import styles from './favourites.module.css';
import { text } from './favourites.text';
import { NewList } from './new-list';

interface Props {
  favourite: Favourite;
  /** Names of the user's lists. */
  lists: readonly string[];
  onRemove: () => void;
  /** Resolves to whether it worked. */
  onMove: (list: string | null) => Promise<boolean>;
}

export function FavouriteCard({ favourite: { vendor, list }, lists, onRemove, onMove }: Props) {
  return (
    <Card as="li" className={styles.card}>
      <VendorLine vendor={vendor} />
      <Facts vendor={vendor} />
      <NextTime vendor={vendor} />
      <div className={styles.actions}>
        <Button tone="ghost" aria-label={text.removeOf(vendor.vendorName)} onClick={onRemove}>
          <HeartIcon size={18} fill="currentColor" />
          {text.remove}
        </Button>
        <ListMenu name={vendor.vendorName} list={list} lists={lists} onMove={onMove} />
      </div>
    </Card>
  );
}

function Facts({ vendor: { rating, locality, fee, isSample } }: { vendor: Vendor }) {
  return (
    <div className={styles.facts}>
      <RatingLine rating={rating && formatReviews(rating)} />
      <span>{localName(`${locality.name}, ${locality.city}`)}</span>
      {fee !== null && (
        <span>
          {formatMoney(fee)} / {formatFeeUnit(fee.per)}
        </span>
      )}
      {isSample && <Badge>{text.sample}</Badge>}
    </div>
  );
}

function NextTime({ vendor: { _id, vendorName, nextSlots } }: { vendor: Vendor }) {
  const [next] = nextSlots;
  if (next === undefined) return <p className={styles.muted}>{text.noNext}</p>;
  const when = formatDateTime(next);
  return (
    <p className={styles.next}>
      {text.next}:{' '}
      <Link
        className={linkClass({ isStandalone: true })}
        aria-label={text.nextOf(vendorName, when)}
        to={bookAddress(_id, next)}
      >
        {when}
      </Link>
    </p>
  );
}

const OFF = 'off';
const NEW = 'new';
const ON = 'on:';

interface MenuProps extends Pick<Props, 'lists' | 'onMove'> {
  name: string;
  list: string | null;
}

/** Moves a favourite to a list, to a new one, or off its list. */
function ListMenu({ name, list, lists, onMove }: MenuProps) {
  const [isNaming, setNaming] = useState(false);
  const others = lists.filter((other) => other !== list);
  const items = [
    ...others.map((other) => ({ key: `${ON}${other}`, label: other })),
    ...(list === null ? [] : [{ key: OFF, label: text.offList }]),
    { key: NEW, label: text.newList },
  ];
  const choose = (key: string) => {
    if (key === NEW) return setNaming(true);
    void onMove(key === OFF ? null : key.slice(ON.length));
  };
  return (
    <>
      <Menu label={`${text.list(list)}, ${name}`} tone="ghost" items={items} onChoose={choose}>
        {text.list(list)}
      </Menu>
      {isNaming && <NewList onCreate={onMove} onClose={() => setNaming(false)} />}
    </>
  );
}
