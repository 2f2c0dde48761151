import { toast } from '@nukkad/platform';
import type { UserRecord } from '@nukkad/platform/contract';
import { Card } from '@nukkad/shared-ui';
import {
  AsyncView,
  MessageLanguage,
  PhoneMessages,
  PushNotifications,
  RoomPage,
  runWithToast,
  useUserId,
} from '@nukkad/vendor-kit';
import { ExportMyData } from '../common/my-data/my-data.container';
import { Passkeys } from '../common/passkeys/passkeys.container';
import { Sessions } from '../common/sessions/sessions.container';
import { EmailRow } from './email-row';
import { NameRow } from './name-row';
import styles from './personal-info.module.css';
import { usePersonalChanges, useRecord } from './personal-info.queries';
import { text } from './personal-info.text';
import { PhoneRow } from './phone-row';

export function Screen() {
  const id = useUserId();
  const record = useRecord(id);
  return (
    <RoomPage title={text.title}>
      <Card as="section">
        <AsyncView what={text.what} loaded={record} lines={8}>
          {(value) => (
            <>
              <Rows id={id} record={value} />
              <MessageLanguage />
            </>
          )}
        </AsyncView>
      </Card>
      <div>
        <PhoneMessages />
        <PushNotifications />
      </div>
      <Passkeys />
      <Sessions />
      <Card as="section" className={styles.data}>
        <h2>{text.yourData}</h2>
        <p className={styles.muted}>{text.yourDataWhy}</p>
        <ExportMyData />
      </Card>
    </RoomPage>
  );
}

function Rows({ id, record }: { id: string; record: UserRecord }) {
  const changes = usePersonalChanges(id);
  const say = (words: string) => toast({ text: words, tone: 'success' });
  const resend = async () => {
    if (await runWithToast(text.resendAction, () => changes.resend(record))) say(text.resent);
  };
  const giveUp = async () => {
    if (await runWithToast(text.giveUpAction, () => changes.giveUpEmail(record))) say(text.givenUp);
  };
  return (
    <dl className={styles.rows}>
      <NameRow record={record} onSave={changes.save} />
      <EmailRow
        record={record}
        onSave={changes.save}
        onConfirm={changes.confirmEmail}
        onResend={resend}
        onGiveUp={giveUp}
      />
      <PhoneRow record={record} onSave={changes.save} />
    </dl>
  );
}
