import { toast } from '@nukkad/platform';
import type { Address } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import { Badge, Button, Card, CheckIcon, type SubmitAnswer } from '@nukkad/shared-ui';
import { useHasDraft } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { AddressForm, type LookUp } from './address-form';
import { addressValues, type TypedAddress } from './addresses.model';
import styles from './addresses.module.css';
import { text } from './addresses.text';

interface Props {
  address: Address;
  onSave: (typed: TypedAddress) => Promise<SubmitAnswer>;
  onRemove: () => void;
  onLookUp: LookUp;
}

export function AddressCard({ address, onSave, onRemove, onLookUp }: Props) {
  const draft = `address:${address._id}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const [visits, setVisits] = useState(0);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (visits > 0) edit.current?.focus();
  }, [visits]);
  const close = () => {
    setEditing(false);
    setVisits(visits + 1);
  };
  if (isEditing) {
    return (
      <Card as="li" className={styles.form}>
        <AddressForm
          draft={draft}
          label={text.formOf(address.label)}
          begin={addressValues(address)}
          onSave={onSave}
          onClose={close}
          onLookUp={onLookUp}
          takesFocus
          isOfStored
        />
      </Card>
    );
  }
  return (
    <Card as="li" className={styles.card}>
      <Lines address={address} />
      <div className={styles.ways}>
        <Button
          ref={edit}
          tone="secondary"
          aria-label={text.editOf(address.label)}
          onClick={() => setEditing(true)}
        >
          {text.edit}
        </Button>
        <Button tone="ghost" aria-label={text.removeOf(address.label)} onClick={onRemove}>
          {text.remove}
        </Button>
        {!address.isDefault && <MakeMain address={address} onSave={onSave} />}
      </div>
    </Card>
  );
}

function Lines({
  address: { label, name, line, city, pin, mobile, isDefault },
}: {
  address: Address;
}) {
  return (
    <div>
      <h3 className={styles.label}>
        {label}{' '}
        {isDefault && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {text.isMain}
          </Badge>
        )}
      </h3>
      <p>{name}</p>
      <address className={styles.lines}>
        {line}, {city} {pin}
      </address>
      <p className={styles.muted}>{formatPhone(mobile)}</p>
    </div>
  );
}

function MakeMain({ address, onSave }: Pick<Props, 'address' | 'onSave'>) {
  const change = async () => {
    const problem = await onSave({ ...addressValues(address), isDefault: true });
    if (problem === undefined) toast({ text: text.changed(address.label), tone: 'success' });
    else toast({ text: wordsOf(problem), tone: 'danger' });
  };
  return (
    <Button tone="ghost" aria-label={text.makeMainOf(address.label)} onClick={change}>
      {text.makeMain}
    </Button>
  );
}

const wordsOf = (problem: NonNullable<SubmitAnswer>): string =>
  typeof problem === 'string' ? problem : Object.values(problem).join(' ');
