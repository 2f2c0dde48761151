import { toast } from '@nukkad/platform';
import type { PhoneSettings } from '@nukkad/platform/contract';
import { formatDate, formatPhone } from '@nukkad/platform/format';
import { AlertDialog, Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../page/async-view';
import { DialogButton } from '../page/dialog-button';
import { runWithToast } from '../saving/run-with-toast';
import { submitted } from '../saving/submit';
import { changesOf, isOn, type Preferences } from './phone-messages.model';
import styles from './phone-messages.module.css';
import { usePhoneSettings, usePhoneSettingsChanges } from './phone-messages.queries';
import { text } from './phone-messages.text';
import { PreferencesForm } from './preferences-form';
import { ProveNumber } from './prove-number';

/** Opens what is sent to one's mobile number: as a client, and as a professional. */
export function PhoneMessages() {
  return (
    <DialogButton title={text.title}>
      <Settings />
    </DialogButton>
  );
}

function Settings() {
  return (
    <AsyncView what={text.what} loaded={usePhoneSettings()} lines={4}>
      {(settings) =>
        settings.channels.every(({ state }) => state === 'off') ? (
          <p>{text.off}</p>
        ) : (
          <SetUp settings={settings} />
        )
      }
    </AsyncView>
  );
}

interface Props {
  settings: PhoneSettings;
}

function SetUp({ settings }: Props) {
  const isTrial = settings.channels.some(({ state }) => state === 'trial');
  return (
    <>
      <p>{text.lead}</p>
      {isTrial && <p className={styles.muted}>{text.trial}</p>}
      {settings.number === null ? (
        <NoNumber settings={settings} />
      ) : (
        <ProvedNumber settings={settings} />
      )}
    </>
  );
}

function NoNumber({ settings }: Props) {
  const { sendCode, prove } = usePhoneSettingsChanges();
  if (!isOn(settings, 'sms')) return <p>{text.noSms}</p>;
  const proveIt = async (otp: string, phone: string) => {
    const problem = await submitted(() => prove(otp));
    if (problem === undefined) toast({ text: text.proved(formatPhone(phone)), tone: 'success' });
    return problem;
  };
  return <ProveNumber onSend={(phone) => submitted(() => sendCode(phone))} onProve={proveIt} />;
}

function ProvedNumber({ settings }: Props) {
  const { change } = usePhoneSettingsChanges();
  const save = async (typed: Preferences) => {
    const problem = await submitted(() => change(changesOf(settings, typed)));
    if (problem === undefined) toast({ text: text.saved, tone: 'success' });
    return problem;
  };
  const { number, provedAt } = settings;
  return (
    <>
      <p className={styles.number}>
        {text.yours(formatPhone(number ?? ''), provedAt === null ? '' : formatDate(provedAt))}
      </p>
      <PreferencesForm settings={settings} onSave={save} />
      <Forget />
    </>
  );
}

function Forget() {
  const { forget } = usePhoneSettingsChanges();
  const [step, setStep] = useState<'closed' | 'asked' | 'busy'>('closed');
  const confirm = async () => {
    setStep('busy');
    const isForgotten = await runWithToast(text.forgettingIt, forget);
    if (isForgotten) toast({ text: text.forgotten, tone: 'success' });
    setStep('closed');
  };
  return (
    <>
      <Button tone="ghost" onClick={() => setStep('asked')}>
        {text.forget}
      </Button>
      <AlertDialog
        title={text.forgetTitle}
        isOpen={step !== 'closed'}
        confirmText={text.forget}
        busyText={step === 'busy' ? text.forgetting : undefined}
        tone="danger"
        onConfirm={confirm}
        onCancel={() => setStep('closed')}
      >
        {text.forgetWhy}
      </AlertDialog>
    </>
  );
}
