import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../surroundings';
import { type Column, Table } from '../table/table';
import { type FormatValue, hasLines, nearest, type Series } from './chart.model';
import styles from './chart.module.css';
import { text } from './chart.text';
import { ChartFrame, type Draw } from './chart-frame';
import { Legend, LineSample } from './legend';
import { lineOptions, type Points } from './options';
import { useInks } from './use-inks';

export interface LineChartProps {
  /** Title above the lines: "Appointments in 2026". */
  label: string;
  /** Labels of the horizontal axis: "Jan", "Feb", … */
  categories: readonly string[];
  /** At most three, each with a value per category, not negative; null draws nothing. */
  series: readonly Series[];
  /** Upper end of the scale, which begins at 0. */
  yMax: number;
  /** Distance between grid lines. */
  yStep: number;
  /** Formats values. Must be the same function at every render. */
  format: FormatValue;
  /** Height of the drawing in px. Default 352. */
  height?: number;
}

const ANIMATION_MS = 750;

/**
 * Values over time, as lines or as a table. Loads the drawing code when first shown.
 * `<LineChart label="Appointments" categories={months} series={lines} yMax={100} yStep={20}
 * format={formatDecimal} />`
 */
export function LineChart({ height = 352, ...props }: LineChartProps) {
  const { label, categories, series, format } = props;
  return (
    <ChartFrame
      label={label}
      height={height}
      isEmpty={!hasLines(categories, series)}
      table={<Numbers {...{ label, categories, series, format }} />}
      legend={<Legend entries={series} Sample={LineSample} />}
    >
      {(Drawing) => <Lines {...props} {...{ Drawing, height }} />}
    </ChartFrame>
  );
}

type NumbersProps = Pick<LineChartProps, 'label' | 'categories' | 'series' | 'format'>;

function Numbers({ label, categories, series, format }: NumbersProps) {
  const columns: Column<number>[] = [
    { key: 'category', header: text.category, cell: (row) => categories[row] },
    ...series.map(
      ({ name, values }): Column<number> => ({
        key: name,
        header: name,
        cell: (row) => valueAt(values, row, format),
        align: 'end',
      }),
    ),
  ];
  return <Table caption={label} columns={columns} rows={[...categories.keys()]} rowKey={String} />;
}

function valueAt(values: Series['values'], index: number, format: FormatValue): string {
  const value = values[index] ?? null;
  return value === null ? '–' : format(value);
}

type LinesProps = LineChartProps & { Drawing: Draw; height: number };

function Lines({ Drawing, categories, series, yMax, yStep, height, format }: LinesProps) {
  const plot = useRef<HTMLDivElement>(null);
  const inks = useInks(plot, series.length);
  const animationMs = useReducedMotion() ? 0 : ANIMATION_MS;
  const [points, setPoints] = useState<Points | null>(null);
  const [pointed, setPointed] = useState(-1);
  // Compare by content, so that a parent's re-render does not redraw the lines.
  const said = JSON.stringify({ categories, series });
  const drawn = useMemo(() => {
    const { categories, series } = JSON.parse(said) as Pick<LinesProps, 'categories' | 'series'>;
    if (inks === null) return null;
    const look = { categories, inks, yMax, yStep, format, animationMs, onDrawn: setPoints };
    return {
      options: lineOptions(look),
      series: series.map(({ name, values }) => ({ name, data: [...values] })),
    };
  }, [said, inks, yMax, yStep, format, animationMs]);

  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(nearest(points?.x ?? [], clientX - currentTarget.getBoundingClientRect().left));
  return (
    <div
      ref={plot}
      className={styles.plot}
      // The time axis runs left to right in every script.
      dir="ltr"
      style={{ blockSize: height }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(-1)}
    >
      {drawn && <Drawing {...drawn} height={height} />}
      {points && points.x[pointed] !== undefined && (
        <Tip {...{ points, series, format }} index={pointed} title={categories[pointed] ?? ''} />
      )}
    </div>
  );
}

interface TipProps {
  points: Points;
  index: number;
  title: string;
  series: readonly Series[];
  format: FormatValue;
}

/** Tooltip with the values at the pointer. ApexCharts' own assigns HTML strings. */
function Tip({ points, index, title, series, format }: TipProps) {
  const { x, top, bottom } = points;
  const isLate = index >= x.length / 2;
  return (
    <div className={styles.tip} style={{ left: x[index], top, height: bottom - top }}>
      <div className={isLate ? styles.cardBefore : styles.card}>
        <p className={styles.tipTitle}>{title}</p>
        {series.map(({ name, values }, line) => (
          <p key={name} className={styles.entry}>
            <LineSample index={line} />
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{valueAt(values, index, format)}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
