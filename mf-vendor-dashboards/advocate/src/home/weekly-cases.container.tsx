import { api, keepFocus, useEndpoint, useSearchParams } from '@nukkad/platform';
import { dayIn } from '@nukkad/platform/calendar';
import { hearingsAddress } from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import { AsyncView, runWithToast, usePracticeZone } from '@nukkad/vendor-kit';
import { AddHearing } from '../common/hearing/add-hearing.container';
import styles from './home.module.css';
import { text } from './home.text';
import { panelWeek, type Week } from './week.model';
import { WeekHearings } from './week-hearings';
import { WeekTurns } from './week-turns';

/** Hearings of the week in the URL. */
export function WeeklyCases() {
  const [params, setParams] = useSearchParams();
  const zone = usePracticeZone();
  const week = panelWeek(params.get('week'), dayIn(new Date(), zone));
  const hearings = useEndpoint('getHearings', { query: { from: week.from, to: week.to } });
  const turn = (monday: string) =>
    setParams(
      (before) => {
        before.set('week', monday);
        return before;
      },
      { state: keepFocus },
    );
  return (
    <section className={styles.panel} aria-label={text.weekly}>
      <WeekTurns week={week} onTurn={turn} onExport={() => void saveWeek(week)} />
      <AsyncView what={text.what} loaded={hearings} lines={4}>
        {(those) => <WeekHearings hearings={those} zone={zone} />}
      </AsyncView>
      <div>
        <AddHearing />
      </div>
    </section>
  );
}

async function saveWeek({ from, to }: Week): Promise<void> {
  await runWithToast(text.icsWhat, async () => {
    saveFile(await api.file(hearingsAddress(from, to)), text.icsName(from));
  });
}
