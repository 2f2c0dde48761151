import {
  type ClientBookingOrder,
  messages,
  type PracticeSettings,
} from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import {
  FormPhoneField,
  FormRadioGroup,
  FormTextField,
  pattern,
  required,
  useFormValue,
} from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import { NoteField } from '../../common/booking/note-field';
import { OfferFields } from '../../common/booking/order/offer-fields';
import type { Booked } from '../../common/booking/order/order.queries';
import { OtherTimes } from '../../common/booking/other-times';
import { DraftForm } from '../../common/saving/draft-form';
import { text } from '../schedule/calendar.text';
import { clientBookingOrder, emptyBooking, nameOf, type TypedBooking } from './order.model';

const asked = required(messages.required);

interface Props {
  start: string;
  timeZone: string;
  offers: PracticeSettings;
  clientField: ReactNode;
  onBook: (order: ClientBookingOrder, how: { idempotencyKey?: string }) => Promise<Booked>;
  onDone: (words: string) => void;
}

/** Books a client for a time; if it is taken, the form keeps its values and offers alternatives. */
export function BookForm({ start: asked, timeZone, offers, clientField, onBook, onDone }: Props) {
  const [start, setStart] = useState(asked);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [keyFor] = useState(createIdempotencyKeys);
  const [booked, setBooked] = useState('');
  const words = (instant: string) => formatDateTime(instant, timeZone);
  const send = async (typed: TypedBooking) => {
    const order = clientBookingOrder(typed, start);
    setBooked(nameOf(typed));
    const answer = await onBook(order, keyFor(order));
    if (answer.state === 'booked') return undefined;
    if (answer.state === 'refused') return answer.problem;
    setOthers(answer.others);
    return messages.slotTaken;
  };
  return (
    <DraftForm<TypedBooking>
      draft={`practice-book:${asked}`}
      label={text.book}
      begin={emptyBooking(offers)}
      onSave={send}
      onSaved={() => onDone(text.booked(booked, words(start)))}
      saveText={text.book}
      savingText={text.booking}
    >
      <p role="status">{text.start(words(start))}</p>
      <OtherTimes others={others} words={words} chosen={start} onChoose={setStart} />
      <Fields offers={offers} clientField={clientField} />
    </DraftForm>
  );
}

function Fields({ offers, clientField }: Pick<Props, 'offers' | 'clientField'>) {
  const [who] = useFormValue<TypedBooking['who']>('who');
  return (
    <>
      <FormRadioGroup<TypedBooking['who']>
        name="who"
        label={text.who}
        options={[
          { value: 'known', label: text.known },
          { value: 'new', label: text.fresh },
        ]}
      />
      {who === 'new' ? (
        <>
          <FormTextField name="name" label={text.name} isRequired validate={asked} />
          <FormPhoneField
            name="phone"
            label={text.phone}
            isRequired
            validate={(phone, values) =>
              asked(phone, values) ?? pattern(/^[6-9]\d{9}$/, text.phoneWrong)(phone, values)
            }
          />
        </>
      ) : (
        clientField
      )}
      <OfferFields offers={offers} />
      <NoteField name="about" label={text.about} />
    </>
  );
}
