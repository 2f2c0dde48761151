import { toast } from '@nukkad/platform';
import { limits, type PaidPlace } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import {
  AlertDialog,
  all,
  Button,
  EmptyState,
  FormDatePicker,
  FormTextField,
  maxLength,
  NoResultsDrawing,
  required,
  useFormValue,
} from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import {
  dayOf,
  emptyPlace,
  paidPlaceText,
  paidPlaceValues,
  type TypedPlace,
} from './paid-places.model';
import styles from './paid-places.module.css';
import { usePaidPlaces, usePlaceChange, useRemoval } from './paid-places.queries';
import { text } from './paid-places.text';
import { VendorField } from './vendor-field.container';

/** Advertisements beside listings. */
export function PaidPlacesPart() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <p>{text.intro}</p>
      {isAdding ? (
        <PlaceForm
          id={null}
          label={text.add}
          begin={emptyPlace(dayOf(Date.now()))}
          onClose={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{text.add}</Button>
        </div>
      )}
      <AsyncView what={text.what} loaded={usePaidPlaces()}>
        {(places) => <Places places={places} />}
      </AsyncView>
    </>
  );
}

function Places({ places }: { places: readonly PaidPlace[] }) {
  if (places.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <ul className={styles.places} aria-label={text.list}>
      {places.map((place) => (
        <li key={place._id} className={styles.place}>
          <Place place={place} />
        </li>
      ))}
    </ul>
  );
}

function Place({ place }: { place: PaidPlace }) {
  const { _id, vendor, title, state, from, until } = place;
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoval();
  const remove = async () => {
    setAsking(false);
    if (await removal(_id, text.removing)) toast({ text: text.removed });
  };
  if (isChanging) {
    return (
      <PlaceForm
        id={_id}
        label={text.change(vendor.vendorName)}
        begin={paidPlaceValues(place)}
        onClose={() => setChanging(false)}
      />
    );
  }
  const last = until === null ? null : formatDate(new Date(Date.parse(until) - 1));
  return (
    <>
      <h2 className={styles.name}>{vendor.vendorName}</h2>
      <p>{title}</p>
      <p>
        {text.states[state]} · {text.span(formatDate(from), last)}
      </p>
      <div className={styles.ways}>
        <Button
          tone="secondary"
          size="small"
          aria-label={text.change(vendor.vendorName)}
          onClick={() => setChanging(true)}
        >
          {text.changeWord}
        </Button>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.remove(vendor.vendorName)}
          onClick={() => setAsking(true)}
        >
          {text.removeWord}
        </Button>
      </div>
      <AlertDialog
        title={text.removeTitle(vendor.vendorName)}
        isOpen={isAsking}
        tone="danger"
        confirmText={text.removeWord}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {text.removeWhy}
      </AlertDialog>
    </>
  );
}

const written = (most: number) =>
  all<string>(required(text.needed), maxLength(most, text.tooLong(most)));

interface FormProps {
  id: string | null;
  label: string;
  begin: TypedPlace;
  onClose: () => void;
}

function PlaceForm({ id, label, begin, onClose }: FormProps) {
  const save = usePlaceChange(id);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    onClose();
  };
  return (
    <VersionedForm
      draft={`paid-place:${id ?? 'new'}`}
      label={label}
      begin={begin}
      onSave={save}
      onSaved={saved}
      toText={paidPlaceText}
      ways={
        <Button tone="ghost" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <VendorField />
      <FormTextField
        name="title"
        label={text.title}
        isRequired
        validate={written(limits.promotionTitleMaxLength)}
      />
      <FormTextField
        name="text"
        label={text.text}
        isRequired
        validate={written(limits.promotionTextMaxLength)}
      />
      <FormTextField
        name="action"
        label={text.action}
        isRequired
        validate={written(limits.promotionActionMaxLength)}
      />
      <Days />
    </VersionedForm>
  );
}

function Days() {
  const [from = null] = useFormValue<string | null>('from');
  const isEarly = (until: string | null | undefined) =>
    until && from && until < from ? text.endsEarly : undefined;
  return (
    <>
      <FormDatePicker
        name="from"
        label={text.from}
        isRequired
        validate={(day) => (day ? undefined : text.needed)}
      />
      <FormDatePicker name="until" label={text.until} hint={text.untilHint} validate={isEarly} />
    </>
  );
}
