import { toast } from '@nukkad/platform';
import type { PushState } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { isDeviceAt } from '@nukkad/platform/push/allowed';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../page/async-view';
import { DialogButton } from '../page/dialog-button';
import { runWithToast } from '../saving/run-with-toast';
import { submitted } from '../saving/submit';
import { changesOf, type Preferences } from './push.model';
import styles from './push.module.css';
import { useBrowser, useDeviceNote, usePushChanges, usePushState } from './push.queries';
import { text } from './push.text';
import { PushForm } from './push-form';

/** Opens which devices get notifications, and of what: as a client, and as a professional. */
export function PushNotifications() {
  return (
    <DialogButton title={text.title}>
      <Settings />
    </DialogButton>
  );
}

function Settings() {
  return (
    <AsyncView what={text.what} loaded={usePushState()} lines={4}>
      {(state) =>
        state.publicKey === null ? (
          <p>{text.off}</p>
        ) : (
          <SetUp state={state} publicKey={state.publicKey} />
        )
      }
    </AsyncView>
  );
}

function SetUp({ state, publicKey }: { state: PushState; publicKey: string }) {
  const { change } = usePushChanges();
  const { browser, ask } = useBrowser();
  const here = browser?.endpoint ?? null;
  useDeviceNote(state, here);
  const save = async (typed: Preferences) => {
    const problem = await submitted(() => change(changesOf(typed)));
    if (problem === undefined) toast({ text: text.saved, tone: 'success' });
    return problem;
  };
  const isOn = state.devices.some((device) => isDeviceAt(device, here));
  return (
    <>
      <p>{text.lead}</p>
      {browser?.can === 'never' && <p className={styles.muted}>{text.never}</p>}
      {browser?.can === 'denied' && <p className={styles.muted}>{text.denied}</p>}
      {browser?.can === 'possible' && !isOn && (
        <Allow wording={state.wording} publicKey={publicKey} onAllowed={ask} />
      )}
      {state.devices.length > 0 && (
        <>
          <Devices devices={state.devices} here={here} onEnded={ask} />
          <PushForm state={state} onSave={save} />
        </>
      )}
    </>
  );
}

interface AllowProps {
  wording: string;
  publicKey: string;
  onAllowed: () => Promise<void>;
}

function Allow({ wording, publicKey, onAllowed }: AllowProps) {
  const { allow } = usePushChanges();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    let isAllowed = false;
    await runWithToast(text.allowing, async () => {
      isAllowed = await allow(publicKey);
    });
    if (isAllowed) toast({ text: text.allowed, tone: 'success' });
    await onAllowed();
    setBusy(false);
  };
  return (
    <>
      <p className={styles.muted}>{wording}</p>
      <Button onClick={press} busyText={isBusy ? text.busy : undefined}>
        {text.allow}
      </Button>
    </>
  );
}

interface DevicesProps {
  devices: PushState['devices'];
  here: string | null;
  onEnded: () => Promise<void>;
}

function Devices({ devices, here, onEnded }: DevicesProps) {
  const { end } = usePushChanges();
  const [ending, setEnding] = useState<string | null>(null);
  const press = async (device: PushState['devices'][number]) => {
    setEnding(device._id);
    await runWithToast(text.ending, () => end(device._id, isDeviceAt(device, here)));
    await onEnded();
    setEnding(null);
  };
  return (
    <ul className={styles.devices} aria-label={text.devices}>
      {devices.map((device) => {
        const name = device.device ?? text.unknown;
        return (
          <li key={device._id}>
            <span>
              {isDeviceAt(device, here) ? text.here(name) : name}
              <span className={styles.muted}> {text.since(formatDate(device.since))}</span>
            </span>
            <Button
              tone="ghost"
              aria-label={text.endOf(name)}
              busyText={ending === device._id ? text.busy : undefined}
              onClick={() => press(device)}
            >
              {text.end}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
