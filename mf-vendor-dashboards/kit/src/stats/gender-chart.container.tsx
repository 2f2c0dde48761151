import { formatDecimal } from '@nukkad/platform/format';
import { Card, ShareChart } from '@nukkad/shared-ui';
import { AsyncView } from '../common/page/async-view';
import { usePracticeStats } from '../common/practice-stats.queries';
import { peopleShares } from './stats.model';
import { text } from './stats.text';

const CLOSES_MS = 750;

/** Clients of a practice by men, women and children, in percent. */
export function GenderChart() {
  return (
    <Card>
      <AsyncView what={text.chartWhat} loaded={usePracticeStats()}>
        {({ people }) => {
          const { male, female, child } = peopleShares(people);
          return (
            <ShareChart
              label={text.people}
              animationMs={CLOSES_MS}
              format={formatDecimal}
              shares={[
                { name: text.male, value: male, unit: text.percent },
                { name: text.female, value: female, unit: text.percent },
                { name: text.child, value: child, unit: text.percent },
              ]}
            />
          );
        }}
      </AsyncView>
    </Card>
  );
}
