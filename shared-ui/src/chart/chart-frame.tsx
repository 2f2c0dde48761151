import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { ErrorState } from '../error-state/error-state';
import { Loading } from '../skeleton/skeleton';
import styles from './chart.module.css';
import { text } from './chart.text';
import type { DrawingProps } from './drawing';
import { useDrawing } from './use-drawing';

export type Draw = (props: DrawingProps) => ReactNode;

interface ChartFrameProps {
  label: string;
  /** Height of the drawing in px, also while it loads. */
  height: number;
  isEmpty: boolean;
  /** The same numbers as a table, for screen readers while the drawing is visible. */
  table: ReactNode;
  legend: ReactNode;
  /** Renders the drawing once its module is loaded. */
  children: (Drawing: Draw) => ReactNode;
}

/** Frame of every chart: title, table toggle, legend and error state. */
export function ChartFrame({ label, height, isEmpty, table, legend, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title}>
          {label}
        </span>
        {!isEmpty && (
          <Button tone="ghost" size="small" onClick={() => setTable(!isTable)}>
            {isTable ? text.showAsChart : text.showAsTable}
          </Button>
        )}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty} style={{ minBlockSize: height }}>
          {text.noData}
        </p>
      ) : (
        <>
          {!isTable && <Place {...{ label, height, legend }}>{children}</Place>}
          <div className={isTable ? styles.table : 'nk-visually-hidden'}>{table}</div>
        </>
      )}
    </figure>
  );
}

type PlaceProps = Pick<ChartFrameProps, 'label' | 'height' | 'legend' | 'children'>;

function Place({ label, height, legend, children }: PlaceProps) {
  const drawing = useDrawing();
  if (drawing.is === 'failed') {
    return (
      <ErrorState
        title={text.chartFailed}
        next={text.chartFailedNext}
        level={3}
        onRetry={drawing.retry}
      />
    );
  }
  return (
    <div className={styles.place} aria-hidden={drawing.is === 'ready'}>
      {drawing.is === 'ready' ? (
        children(drawing.Drawing)
      ) : (
        <Loading label={text.loadingChart(label)}>
          <div className={styles.skeleton} style={{ blockSize: height }} />
        </Loading>
      )}
      {legend}
    </div>
  );
}
