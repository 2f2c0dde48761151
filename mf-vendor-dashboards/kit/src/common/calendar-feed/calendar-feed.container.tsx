import { toast } from '@nukkad/platform';
import type { CalendarFeed as Feed } from '@nukkad/platform/contract';
import { Button, Checkbox } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../page/async-view';
import { DialogButton } from '../page/dialog-button';
import { runWithToast } from '../saving/run-with-toast';
import { useCalendarFeedChanges, useCalendarFeeds } from './calendar-feed.queries';
import { text } from './calendar-feed.text';
import { FeedAddress } from './feed-address';

interface Props {
  scope: Feed['scope'];
}

/** Opens the address at which calendar programs read one's bookings. */
export function CalendarFeed({ scope }: Props) {
  return (
    <DialogButton title={text.title}>
      <p>{text.lead[scope]}</p>
      <Feeds scope={scope} />
    </DialogButton>
  );
}

/** Made, replaced, ended. */
function Feeds({ scope }: Props) {
  const { make, end } = useCalendarFeedChanges();
  const makeOne = async (namesClients: boolean) => {
    const isMade = await runWithToast(text.makingIt, () => make({ scope, namesClients }));
    if (isMade) toast({ text: text.made, tone: 'success' });
  };
  const endOne = async ({ _id }: Feed) => {
    const isEnded = await runWithToast(text.endingIt, () => end(_id));
    if (isEnded) toast({ text: text.ended, tone: 'success' });
  };
  return (
    <AsyncView what={text.what} loaded={useCalendarFeeds()} lines={2}>
      {(feeds) => {
        const feed = feeds.find((one) => one.scope === scope);
        if (!feed) return <NewFeed scope={scope} onMake={makeOne} />;
        return (
          <FeedAddress
            feed={feed}
            onReplace={() => makeOne(feed.namesClients)}
            onEnd={() => endOne(feed)}
          />
        );
      }}
    </AsyncView>
  );
}

function NewFeed({ scope, onMake }: Props & { onMake: (namesClients: boolean) => Promise<void> }) {
  const [namesClients, setNamesClients] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    await onMake(namesClients);
    setMaking(false);
  };
  return (
    <>
      {scope === 'practice' && (
        <Checkbox
          label={text.namesClients}
          hint={text.namesClientsHint}
          isSelected={namesClients}
          onChange={setNamesClients}
        />
      )}
      <Button tone="secondary" busyText={isMaking ? text.making : undefined} onClick={make}>
        {text.make}
      </Button>
    </>
  );
}
