import { toast } from '@nukkad/platform';
import { dayIn } from '@nukkad/platform/calendar';
import { type Client, limits, messages, type PracticeSettings } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  FormDatePicker,
  FormNumberField,
  FormSelect,
  FormTextArea,
  maxLength,
  required,
  useFormValue,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { useDayCalendar, usePracticeZone } from '../booking/booking.queries';
import { usePracticeOffers, useTimeDeeds } from '../calendar/calendar.queries';
import { hoursMost, kindOptions, serviceOptions } from '../calendar/order.model';
import { attemptKeys } from '../common/attempt-key';
import * as common from '../common/common.text';
import { KeptForm } from '../common/kept-form';
import { useNow } from '../common/moment';
import { Read } from '../common/read';
import {
  againOrder,
  emptyAgain,
  minutesAsked,
  startsOn,
  type TypedAgain,
} from './book-again.model';
import { text } from './clients.text';

interface Props {
  client: Client;
  onClose: () => void;
}

/** Books the client for another time; it is confirmed at once. */
export function BookAgain({ client, onClose }: Props) {
  return (
    <Read what={text.offersWhat} loaded={usePracticeOffers()}>
      {(offers) => <Again {...{ client, offers, onClose }} />}
    </Read>
  );
}

const MOST = limits.bookingReasonMaxLength;
const asked = required(messages.required);

function Again({ client, offers, onClose }: Props & { offers: PracticeSettings }) {
  const { book } = useTimeDeeds();
  const zone = usePracticeZone();
  const [keyFor] = useState(attemptKeys);
  const save = async (typed: TypedAgain) => {
    const order = againOrder(client._id, typed);
    const answer = await book(order, keyFor(order));
    // The times that are still free have been read anew.
    if (answer.state === 'taken') return { start: messages.slotTaken };
    if (answer.state === 'refused') return answer.problem;
    toast({ text: text.booked(client.name, formatDateTime(order.start, zone)), tone: 'success' });
    return undefined;
  };
  return (
    <KeptForm<TypedAgain>
      draft={`client-book:${client._id}`}
      label={text.bookAgain}
      begin={emptyAgain(offers.kinds)}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      saveText={text.book}
      savingText={text.booking}
    >
      <What offers={offers} />
      <When offers={offers} zone={zone} />
      <FormTextArea
        name="about"
        label={text.aboutVisit}
        rows={2}
        limit={MOST}
        validate={maxLength(MOST, common.tooLong(MOST))}
      />
    </KeptForm>
  );
}

function What({ offers }: { offers: PracticeSettings }) {
  const [kind] = useFormValue<TypedAgain['kind']>('kind');
  const kinds = kindOptions(offers);
  const services = serviceOptions(offers);
  return (
    <>
      {kinds.length > 1 && (
        <FormSelect name="kind" label={text.kind} isRequired options={kinds} validate={asked} />
      )}
      {services.length > 0 && (
        <FormSelect
          name="service"
          label={text.service}
          options={services}
          placeholder={text.noService}
        />
      )}
      {kind === 'hire' && (
        <FormNumberField name="hours" label={text.hours} minValue={1} maxValue={hoursMost} />
      )}
    </>
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
    <Read what={text.timesWhat} loaded={useDayCalendar(day)} lines={2}>
      {(calendar) => {
        const length = minutesAsked({ kind, service, hours }, offers, calendar.slotMinutes);
        const starts = startsOn(calendar, day, length, now);
        if (starts.length === 0) return <p role="status">{text.noTimes}</p>;
        return (
          <FormSelect name="start" label={text.time} isRequired options={starts} validate={asked} />
        );
      }}
    </Read>
  );
}
