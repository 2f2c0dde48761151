import { toast } from '@nukkad/platform';
import { type Address, limits } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Card, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, runWithToast, submitted, useHasDraft } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';
import { addressOrder, emptyAddress, mainAndOthers, type TypedAddress } from './addresses.model';
import styles from './addresses.module.css';
import { lookUpPin, useAddressChanges, useAddresses } from './addresses.queries';
import { text } from './addresses.text';

export function Screen() {
  return (
    <RoomPage title={text.title}>
      <AsyncView what={text.what} loaded={useAddresses()}>
        {(addresses) => <Addresses addresses={addresses} />}
      </AsyncView>
    </RoomPage>
  );
}

function Addresses({ addresses }: { addresses: Address[] }) {
  const { main, others } = mainAndOthers(addresses);
  const { change, remove, restore } = useActions();
  const [removals, setRemovals] = useState(0);
  const removeOne = async (address: Address) => {
    if (!(await remove(address))) return;
    setRemovals((count) => count + 1);
    toast({ text: text.removed(address.label), undo: () => restore(address) });
  };
  const list = (shown: Address[]) => (
    <ul className={styles.list}>
      {shown.map((address) => (
        <AddressCard
          key={address._id}
          address={address}
          onSave={(typed) => change(address, typed)}
          onRemove={() => removeOne(address)}
          onLookUp={lookUpPin}
        />
      ))}
    </ul>
  );
  return (
    <>
      {addresses.length === 0 && (
        <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />
      )}
      {main !== null && (
        <section className={styles.group} aria-label={text.main}>
          <h2>{text.main}</h2>
          {list([main])}
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.group} aria-label={text.others}>
          <h2>{text.others}</h2>
          {list(others)}
        </section>
      )}
      <NewAddress count={addresses.length} removals={removals} />
    </>
  );
}

/** Actions on an address; failures are shown as a toast. */
function useActions() {
  const { add, change, remove } = useAddressChanges();
  return {
    change: (address: Address, typed: TypedAddress) =>
      submitted(() => change(address._id, addressOrder(typed))),
    remove: ({ _id, label }: Address) => runWithToast(text.removing(label), () => remove(_id)),
    restore: ({ _id, ...order }: Address) =>
      void runWithToast(text.restoring(order.label), () => add(order)),
  };
}

interface NewProps {
  count: number;
  /** Number of removals: each moves the lost focus. */
  removals: number;
}

const DRAFT = 'address:new';

function NewAddress({ count, removals }: NewProps) {
  const { add } = useAddressChanges();
  const hasDraft = useHasDraft(DRAFT);
  const [isOpen, setOpen] = useState(hasDraft);
  const [visits, setVisits] = useState(0);
  const [keyFor] = useState(createIdempotencyKeys);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (visits + removals > 0) button.current?.focus();
  }, [visits, removals]);
  const close = () => {
    setOpen(false);
    setVisits(visits + 1);
  };
  if (!isOpen) {
    if (count >= limits.addressesMost) return <p>{text.full}</p>;
    return (
      <div>
        <Button ref={button} onClick={() => setOpen(true)}>
          {text.add}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" className={styles.form}>
      <h2>{text.form}</h2>
      <AddressForm
        draft={DRAFT}
        label={text.form}
        begin={emptyAddress(count === 0)}
        onSave={(typed) => submitted(() => add(addressOrder(typed), keyFor(typed)))}
        onClose={close}
        onLookUp={lookUpPin}
        takesFocus={!hasDraft || visits > 0}
      />
    </Card>
  );
}
