import type { PhoneChannels as Answer } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { type Column, Table } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { usePhoneChannels } from './jobs.queries';
import { phoneText as text } from './phone-channels.text';

/** SMS and WhatsApp: what is set up, what is missing, what today cost. */
export function PhoneChannels() {
  return (
    <AsyncView what={text.what} loaded={usePhoneChannels()} lines={3}>
      {(answer) => <Channels answer={answer} />}
    </AsyncView>
  );
}

function Channels({ answer }: { answer: Answer }) {
  const { channels, outcomes, spentToday, dailyCap } = answer;
  const [sms] = channels.filter(({ unregistered }) => unregistered.length > 0);
  return (
    <>
      <Table
        caption={text.caption}
        columns={channelColumns}
        rows={channels}
        rowKey={({ channel }) => channel}
      />
      {sms && <p>{text.unregistered(sms.unregistered.join(', '))}</p>}
      <p>{text.spent(rupees(spentToday), rupees(dailyCap))}</p>
      <Table
        caption={text.outcomesCaption}
        columns={outcomeColumns}
        rows={outcomes}
        rowKey={({ channel, state }) => `${channel} ${state}`}
        empty={text.noneSent}
      />
    </>
  );
}

const rupees = (amount: number) => formatMoney({ amount, currency: 'INR' });

const channelColumns: readonly Column<Answer['channels'][number]>[] = [
  { key: 'channel', header: text.columns.channel, cell: ({ channel }) => text.channel(channel) },
  {
    key: 'state',
    header: text.columns.state,
    cell: ({ state, missing, provider }) =>
      state === 'on' ? text.on(provider ?? '') : text[state](missing.join(', ')),
  },
];

const outcomeColumns: readonly Column<Answer['outcomes'][number]>[] = [
  { key: 'channel', header: text.columns.channel, cell: ({ channel }) => text.channel(channel) },
  { key: 'state', header: text.columns.state, cell: ({ state }) => text.outcome(state) },
  { key: 'count', header: text.columns.count, cell: ({ count }) => count, align: 'end' },
];
