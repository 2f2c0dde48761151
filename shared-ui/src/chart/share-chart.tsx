import { useMemo, useRef } from 'react';
import { useReducedMotion } from '../surroundings';
import { type Column, Table } from '../table/table';
import * as words from '../words';
import { type FormatValue, hasShares, type Share, withUnit } from './chart.model';
import styles from './chart.module.css';
import { ChartFrame, type Draw } from './chart-frame';
import { Legend, ShareSample } from './legend';
import { shareOptions } from './options';
import { useInks } from './use-inks';

export interface ShareChartProps {
  /** What is divided, shown above it: "Requests by day of the week". */
  label: string;
  /** Up to six, none below 0, biggest first reads best. */
  shares: readonly Share[];
  /** How values are written. */
  format: FormatValue;
  /** Milliseconds until the ring is closed. Default 750; none where less motion is asked. */
  animationMs?: number;
}

const HEIGHT = 240;

const columnsOf = (format: FormatValue): readonly Column<Share>[] => [
  { key: 'name', header: words.share, cell: ({ name }) => name },
  { key: 'value', header: words.amount, cell: (share) => withUnit(share, format), align: 'end' },
];

/**
 * Parts of a whole, as a ring or as a table. Fetches what draws when it is first shown.
 * `<ShareChart label="Requests" shares={[{ name: 'Accepted', value: 62, unit: '%' }]} format={formatDecimal} />`
 */
export function ShareChart({ label, shares, format, animationMs = 750 }: ShareChartProps) {
  const entries = shares.map((share) => ({ name: share.name, value: withUnit(share, format) }));
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      isEmpty={!hasShares(shares)}
      table={
        <Table
          caption={label}
          columns={columnsOf(format)}
          rows={shares}
          rowKey={({ name }) => name}
        />
      }
      legend={<Legend entries={entries} Sample={ShareSample} />}
    >
      {(Drawing) => <Ring {...{ Drawing, shares, animationMs }} />}
    </ChartFrame>
  );
}

type RingProps = Required<Pick<ShareChartProps, 'shares' | 'animationMs'>> & { Drawing: Draw };

function Ring({ Drawing, shares, animationMs }: RingProps) {
  const plot = useRef<HTMLDivElement>(null);
  const inks = useInks(plot, shares.length);
  const motion = useReducedMotion() ? 0 : animationMs;
  // What says the same is the same: a parent that draws again must not draw the ring again.
  const said = JSON.stringify(shares);
  const drawn = useMemo(() => {
    const shares = JSON.parse(said) as readonly Share[];
    if (inks === null) return null;
    const names = shares.map(({ name }) => name);
    return {
      options: shareOptions({ names, inks, animationMs: motion }),
      series: shares.map(({ value }) => value),
    };
  }, [said, inks, motion]);
  return (
    <div ref={plot} className={styles.ring} style={{ blockSize: HEIGHT }}>
      {/* A ring keeps the colours it began with: another theme is another ring. */}
      {drawn && <Drawing key={inks?.surface} {...drawn} height={HEIGHT} />}
    </div>
  );
}
