import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from './settings.module.css';
import { text } from './settings.text';
import { useReturn } from './use-return';

interface Offer {
  _id: string;
  name: string;
}

interface Props<One extends Offer> {
  label: string;
  offers: readonly One[];
  /** There can be no more. */
  most: number;
  words: { add: string; none: string };
  /** A new one was begun and not stored: its form is to be open again. */
  isBegun: boolean;
  /** The line about one. */
  tell: (offer: One) => ReactNode;
  onMove: (index: number, by: number) => void;
  /** True when it is gone. */
  onRemove: (offer: One) => Promise<boolean>;
  /** The form of one; of a new one where there is none. */
  form: (offer: One | null, close: () => void) => ReactNode;
}

const NEW = 'new';

/** What is offered, in the professional's order: add, edit, move, remove. */
export function OfferList<One extends Offer>(props: Props<One>) {
  const { label, offers, most, words, isBegun, form } = props;
  const [open, setOpen] = useState<string | null>(isBegun ? NEW : null);
  const { button, back } = useReturn();
  const close = () => {
    setOpen(null);
    back();
  };
  const remove = async (offer: One) => {
    if (await props.onRemove(offer)) back();
  };
  return (
    <>
      {offers.length === 0 && open !== NEW && <p>{words.none}</p>}
      <ul className={styles.list} aria-label={label}>
        {offers.map((offer, index) => (
          <li key={offer._id}>
            {open === offer._id ? (
              form(offer, close)
            ) : (
              <Line
                {...props}
                {...{ offer, index }}
                onEdit={() => setOpen(offer._id)}
                onRemove={() => void remove(offer)}
              />
            )}
          </li>
        ))}
      </ul>
      {open === NEW && form(null, close)}
      {open !== NEW && offers.length >= most && <p>{text.full}</p>}
      {open !== NEW && offers.length < most && (
        <div>
          <Button ref={button} tone="secondary" onClick={() => setOpen(NEW)}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}

type LineProps<One extends Offer> = Pick<Props<One>, 'offers' | 'tell' | 'onMove'> & {
  offer: One;
  index: number;
  onEdit: () => void;
  onRemove: () => void;
};

function Line<One extends Offer>({ offer, index, onEdit, ...rest }: LineProps<One>) {
  const { offers, tell, onMove, onRemove } = rest;
  const { name } = offer;
  const step = (by: number, label: string, arrow: string, isEnd: boolean) => (
    <Button
      tone="ghost"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(index, by)}
    >
      <span aria-hidden="true">{arrow}</span>
    </Button>
  );
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <br />
        {tell(offer)}
      </span>
      <span className={styles.ways}>
        {step(-1, text.earlier(name), '↑', index === 0)}
        {step(1, text.later(name), '↓', index === offers.length - 1)}
        <Button tone="ghost" aria-label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button tone="ghost" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </span>
    </div>
  );
}
