import { toast } from '@nukkad/platform';
import type { UserSession } from '@nukkad/platform/contract';
import { Card, ConfirmButton } from '@nukkad/shared-ui';
import { AsyncView, runWithToast } from '@nukkad/vendor-kit';
import { SessionLine } from './session-line';
import styles from './sessions.module.css';
import { useSessionChanges, useSessions } from './sessions.queries';
import { text } from './sessions.text';

const say = (words: string) => toast({ text: words, tone: 'success' });

/** The user's sessions, with actions to end them. */
export function Sessions() {
  const sessions = useSessions();
  return (
    <Card as="section" className={styles.sessions}>
      <h2>{text.title}</h2>
      <p className={styles.muted}>{text.why}</p>
      <AsyncView what={text.what} loaded={sessions} lines={2}>
        {(list) => <List sessions={list} />}
      </AsyncView>
    </Card>
  );
}

function List({ sessions }: { sessions: UserSession[] }) {
  const { end, endOthers } = useSessionChanges();
  const endOne = async ({ _id, device }: UserSession) => {
    const name = device ?? text.unknownDevice;
    if (await runWithToast(text.ending(name), () => end(_id))) say(text.ended(name));
  };
  const endAllOthers = async () => {
    if (await runWithToast(text.othersEnding, endOthers)) say(text.othersEnded);
  };
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionLine key={session._id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <ConfirmButton
          label={text.endOthers}
          title={text.endOthersTitle}
          busyText={text.endingOthers}
          tone="secondary"
          onConfirm={endAllOthers}
        >
          {text.endOthersWhy}
        </ConfirmButton>
      )}
    </>
  );
}
