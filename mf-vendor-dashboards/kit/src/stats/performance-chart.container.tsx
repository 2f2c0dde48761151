import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Performance, PerformanceSpan } from '@nukkad/platform/contract';
import { formatDecimal } from '@nukkad/platform/format';
import { Card, ChipGroup, LineChart } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../common/page/async-view';
import { useNow } from '../common/relative-time';
import { beginnings, scaleOf, valuesBy } from './stats.model';
import styles from './stats.module.css';
import { usePerformance } from './stats.queries';
import { text } from './stats.text';

const HEIGHT = 352;
const SPANS = ['weeks', 'month', 'years'] as const;
const options = SPANS.map((span) => ({ value: span, label: text.spans[span] }));

/** Hours, students and classes over twelve weeks, the months of a year, or five years. */
export function PerformanceChart() {
  const [span, setSpan] = useState<PerformanceSpan>('month');
  return (
    <Card as="section" className={styles.chart}>
      <ChipGroup
        label={text.span}
        isLabelHidden
        isRequired
        selection="single"
        options={options}
        selected={span}
        onSelect={(chosen) => chosen && setSpan(chosen)}
      />
      <AsyncView what={text.chartWhat} loaded={usePerformance(span)} lines={12}>
        {(performance) => <Lines performance={performance} />}
      </AsyncView>
    </Card>
  );
}

function Lines({ performance }: { performance: Performance }) {
  const { hours, students, classes } = performance;
  const { max, step } = scaleOf(performance);
  const today = dayIn(useNow(), INDIA);
  // Future months are gaps, not zeros.
  const soFar = (values: readonly number[]) => valuesBy(today, performance, values);
  return (
    <LineChart
      label={text.performance}
      height={HEIGHT}
      categories={beginnings(performance)}
      series={[
        { name: text.hours, values: soFar(hours) },
        { name: text.students, values: soFar(students) },
        { name: text.classes, values: soFar(classes) },
      ]}
      yMax={max}
      yStep={step}
      format={formatDecimal}
    />
  );
}
