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
import { NewWork, WORK_DRAFT } from './work-form.screen';

export function PortfolioPart({ works }: { works: readonly PortfolioWork[] }) {
  const [isAdding, setAdding] = useState(useHasDraft(WORK_DRAFT));
  const [leaving, setLeaving] = useState<PortfolioWork | null>(null);
  const isFull = works.length >= limits.portfolioMost;
  return (
    <Part title={text.part}>
      {works.length === 0 && !isAdding && <p>{text.none}</p>}
      <ul className={styles.list} aria-label={text.part}>
        {works.map((work) => (
          <Work key={work._id} work={work} onRemove={() => setLeaving(work)} />
        ))}
      </ul>
      {isAdding && <NewWork onClose={() => setAdding(false)} />}
      {!isAdding && isFull && <p>{words.full}</p>}
      {!isAdding && !isFull && (
        <div>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        </div>
      )}
      {leaving !== null && <Removal work={leaving} onClose={() => setLeaving(null)} />}
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

/** A picture does not come back: it is asked for first. */
function Removal({ work: { _id, title }, onClose }: { work: PortfolioWork; onClose: () => void }) {
  const { removeWork } = useSettingsChanges();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const isRemoved = await attempt(words.removing(title), () => removeWork(_id));
    if (isRemoved) toast({ text: words.removed(title) });
    onClose();
  };
  return (
    <AlertDialog
      title={text.sure(title)}
      isOpen
      tone="danger"
      confirmText={words.remove}
      busyText={isBusy ? words.removing(title) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      {text.sureWhy}
    </AlertDialog>
  );
}
