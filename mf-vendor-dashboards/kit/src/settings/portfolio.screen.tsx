import { toast } from '@nukkad/platform';
import { limits, type PortfolioWork } from '@nukkad/platform/contract';
import { AlertDialog, Button, Picture } from '@nukkad/shared-ui';
import { useState } from 'react';
import { attempt } from '../common/attempt';
import { useHasDraft } from '../common/draft';
import { Part } from './part';
import { useSettingsChanges } from './settings.data';
import styles from './settings.module.css';
import { portfolioText as text, text as words } from './settings.text';
import { useReturn } from './use-return';
import { NewWork, WORK_DRAFT } from './work-form.screen';

export function PortfolioPart({ works }: { works: readonly PortfolioWork[] }) {
  const [isAdding, setAdding] = useState(useHasDraft(WORK_DRAFT));
  const [leaving, setLeaving] = useState<PortfolioWork | null>(null);
  const { button, back } = useReturn();
  const closeForm = () => {
    setAdding(false);
    back();
  };
  const closeQuestion = (isRemoved: boolean) => {
    setLeaving(null);
    if (isRemoved) back();
  };
  const isFull = works.length >= limits.portfolioMost;
  return (
    <Part title={text.part}>
      {works.length === 0 && !isAdding && <p>{text.none}</p>}
      <ul className={styles.list} aria-label={text.part}>
        {works.map((work) => (
          <Work key={work._id} work={work} onRemove={() => setLeaving(work)} />
        ))}
      </ul>
      {isAdding && <NewWork onClose={closeForm} />}
      {!isAdding && isFull && <p>{words.full}</p>}
      {!isAdding && !isFull && (
        <div>
          <Button ref={button} tone="secondary" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        </div>
      )}
      {leaving !== null && <Removal work={leaving} onClose={closeQuestion} />}
    </Part>
  );
}

function Work({ work, onRemove }: { work: PortfolioWork; onRemove: () => void }) {
  const { title, about, year, picture } = work;
  return (
    <li className={styles.line}>
      <Picture {...picture} alt="" sizes="6rem" className={styles.work} />
      <span className={styles.words}>
        <span className={styles.name}>
          {title}, {year}
        </span>
        <br />
        {about}
      </span>
      <Button tone="ghost" aria-label={words.removeOf(title)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

interface RemovalProps {
  work: PortfolioWork;
  onClose: (isRemoved: boolean) => void;
}

/** A picture does not come back: it is asked for first. */
function Removal({ work: { _id, title }, onClose }: RemovalProps) {
  const { removeWork } = useSettingsChanges();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const isRemoved = await attempt(words.removing(title), () => removeWork(_id));
    if (isRemoved) toast({ text: words.removed(title) });
    onClose(isRemoved);
  };
  return (
    <AlertDialog
      title={text.sure(title)}
      isOpen
      tone="danger"
      confirmText={words.remove}
      busyText={isBusy ? words.removing(title) : undefined}
      onConfirm={remove}
      onCancel={() => onClose(false)}
    >
      {text.sureWhy}
    </AlertDialog>
  );
}
