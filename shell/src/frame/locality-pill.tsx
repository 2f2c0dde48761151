import { useLocality } from '@nukkad/platform';
import { Button, classNames } from '@nukkad/shared-ui';
import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { report } from '../remotes/report';
import { fullName } from './frame.model';
import { text } from './frame.text';
import styles from './locality-pill.module.css';
import { Modal } from './modal';

type Picker = typeof import('./locality-picker');

/** Fetched on the first sign of interest: most visits never change where they look. */
const fetchPicker = () => import('./locality-picker');

/** Where the person looks for professionals, and the way to look elsewhere. */
export function LocalityPill({ isWide = false }: { isWide?: boolean }) {
  const { place } = useLocality();
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void fetchPicker().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={classNames(styles.pill, isWide && styles.wide)}
        aria-haspopup="dialog"
        aria-label={text.changePlace(fullName(place))}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <MapPin aria-hidden size={18} className={styles.pin} />
        <span className={styles.name}>
          {place.name}
          {place.kind === 'locality' && <span className={styles.city}>, {place.city}</span>}
        </span>
        <ChevronDown aria-hidden size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <Modal title={text.choosePlace} place="top" onClose={() => setOpen(false)}>
          <LatePicker onChosen={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

/** Says a change to who cannot see the pill. */
export function LocalityStatus() {
  const { place } = useLocality();
  const first = useRef(place._id);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (place._id === first.current) return;
    first.current = place._id;
    setSaid(text.placeChanged(fullName(place)));
  }, [place]);
  return (
    <p role="status" className="nk-visually-hidden">
      {said}
    </p>
  );
}

function LatePicker({ onChosen }: { onChosen: () => void }) {
  const [picker, setPicker] = useState<Picker | 'failed' | null>(null);
  useEffect(() => {
    if (picker !== null) return;
    fetchPicker().then(setPicker, (error) => {
      report({ code: 'SHELL-LOCALITY', message: String(error) });
      setPicker('failed');
    });
  }, [picker]);

  if (picker === null) {
    return (
      <p role="status" className={styles.late}>
        {text.placesLoading}
      </p>
    );
  }
  if (picker === 'failed') {
    return (
      <div role="alert" className={styles.late}>
        <p>{text.placesMissing}</p>
        <Button tone="secondary" size="small" onClick={() => setPicker(null)}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return <picker.LocalityPicker onChosen={onChosen} />;
}
