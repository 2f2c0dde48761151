import { toast } from '@nukkad/platform';
import { dayIn } from '@nukkad/platform/calendar';
import { type Client, messages, type PracticeSettings } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { FormDatePicker, FormSelect, required, useFormValue } from '@nukkad/shared-ui';
import { useState } from 'react';
import { noTimesWords } from '../../common/booking/booking.model';
import { useDayCalendar, usePracticeZone } from '../../common/booking/booking.queries';
import { NoteField } from '../../common/booking/note-field';
import { OfferFields } from '../../common/booking/order/offer-fields';
import { usePracticeOffers, useTimeActions } from '../../common/booking/order/order.queries';
import { AsyncView } from '../../common/page/async-view';
import { useNow } from '../../common/relative-time';
import { DraftForm } from '../../common/saving/draft-form';
import { text } from '../list/clients.text';
import {
  againOrder,
  emptyAgain,
  minutesAsked,
  startsOn,
  type TypedAgain,
} from './book-again.model';

interface Props {
  client: Client;
  onClose: () => void;
}

/** Books the client again; the booking is confirmed at once. */
export function BookAgain({ client, onClose }: Props) {
  return (
    <AsyncView what={text.offersWhat} loaded={usePracticeOffers()}>
      {(offers) => <Again {...{ client, offers, onClose }} />}
    </AsyncView>
  );
}

const asked = required(messages.required);

function Again({ client, offers, onClose }: Props & { offers: PracticeSettings }) {
  const { book } = useTimeActions();
  const zone = usePracticeZone();
  const [keyFor] = useState(createIdempotencyKeys);
  const save = async (typed: TypedAgain) => {
    const order = againOrder(client._id, typed);
    const answer = await book(order, keyFor(order));
    // The free times have been fetched again.
    if (answer.state === 'taken') return { start: messages.slotTaken };
    if (answer.state === 'refused') return answer.problem;
    toast({ text: text.booked(client.name, formatDateTime(order.start, zone)), tone: 'success' });
    return undefined;
  };
  return (
    <DraftForm<TypedAgain>
      draft={`client-book:${client._id}`}
      label={text.bookAgain}
      begin={emptyAgain(offers.kinds)}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      saveText={text.book}
      savingText={text.booking}
    >
      <OfferFields offers={offers} />
      <When offers={offers} zone={zone} />
      <NoteField name="about" label={text.aboutVisit} />
    </DraftForm>
  );
}

interface WhenProps {
  offers: PracticeSettings;
  zone: string;
}

function When({ offers, zone }: WhenProps) {
  const [day] = useFormValue<string | null>('day');
  const today = dayIn(useNow(), zone);
  return (
    <>
      <FormDatePicker name="day" label={text.day} isRequired min={today} validate={asked} />
      {day && day >= today && <Times offers={offers} day={day} />}
    </>
  );
}

function Times({ offers, day }: { offers: PracticeSettings; day: string }) {
  const [kind = null] = useFormValue<TypedAgain['kind']>('kind');
  const [service = null] = useFormValue<string | null>('service');
  const [hours = null] = useFormValue<number | null>('hours');
  const now = useNow();
  return (
    <AsyncView what={text.timesWhat} loaded={useDayCalendar(day)} lines={2}>
      {(calendar) => {
        const length = minutesAsked({ kind, service, hours }, offers, calendar.slotMinutes);
        const starts = startsOn(calendar, day, length, now);
        if (starts.length === 0) return <p role="status">{noTimesWords(calendar, day)}</p>;
        return (
          <FormSelect name="start" label={text.time} isRequired options={starts} validate={asked} />
        );
      }}
    </AsyncView>
  );
}
