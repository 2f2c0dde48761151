import { useSearchParams } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Container, LazyPart, Loading, Skeleton } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { sectionOf } from './frame.model';
import styles from './frame.module.css';
import { text } from './frame.text';
import { Menu } from './menu';
import type { AccountExitRoom, Rooms, Way } from './rooms';

interface Props {
  rooms: Rooms;
  accountExit: AccountExitRoom;
}

/** The user's dashboard: its menu, and the section named by the address. */
export function Dashboard({ rooms, accountExit }: Props) {
  const [params] = useSearchParams();
  const [way, setWay] = useState<Way | null>(null);
  const current = sectionOf(params.get('section'));
  const name = text.sections[current];
  return (
    <Container className={styles.page}>
      <div className={styles.aside}>
        <Menu current={current} onLeave={setWay} />
        {way !== null && (
          <LazyPart key={way} load={accountExit} what={text.accountExitPart}>
            {({ Leaving }) => <Leaving way={way} onStay={() => setWay(null)} />}
          </LazyPart>
        )}
      </div>
      <div className={styles.room}>
        <LazyPart
          key={current}
          load={rooms[current]}
          what={name}
          waiting={<Waiting label={commonText.loading(name)} />}
        >
          {({ Screen }) => <Screen />}
        </LazyPart>
      </div>
    </Container>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={6} />
    </Loading>
  );
}
