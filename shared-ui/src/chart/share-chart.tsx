import { useMemo, useRef } from 'react';
import { useReducedMotion } from '../surroundings';
import { type Column, Table } from '../table/table';
import { type FormatValue, hasShares, type Share, withUnit } from './chart.model';
import styles from './chart.module.css';
import { text } from './chart.text';
import { ChartFrame, type Draw } from './chart-frame';
import { Legend, ShareSample } from './legend';
import { shareOptions } from './options';
import { useInks } from './use-inks';

export interface ShareChartProps {
  /** Title above the ring: "Requests by day of the week". */
  label: string;
  /** Up to six, not negative; largest first reads best. */
  shares: readonly Share[];
  /** Formats values. */
  format: FormatValue;
  /** Animation duration in milliseconds; none with reduced motion. Default 750. */
  animationMs?: number;
}

const HEIGHT = 240;

const columnsOf = (format: FormatValue): readonly Column<Share>[] => [
  { key: 'name', header: text.share, cell: ({ name }) => name },
  { key: 'value', header: text.amount, cell: (share) => withUnit(share, format), align: 'end' },
];

/**
 * Shares of a whole, as a ring or as a table. Loads the drawing code when first shown.
 * `<ShareChart label="Requests" shares={[{ name: 'Accepted', value: 62, unit: '%' }]}
 * format={formatDecimal} />`
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
  // Compare by content, so that a parent's re-render does not redraw the ring.
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
      {/* A ring keeps its initial colours, so a theme change remounts it. */}
      {drawn && <Drawing key={inks?.surface} {...drawn} height={HEIGHT} />}
    </div>
  );
}
