import type { ApexOptions } from 'apexcharts';
import { DASHES, type FormatValue, MARKERS, nth } from './chart.model';
import type { Inks } from './use-inks';

/**
 * Disabled in every chart. Toolbar, legend and tooltip assign HTML strings, which Trusted Types
 * reject; legend and tooltip are rendered here instead, a toolbar is not needed.
 */
const plain = {
  dataLabels: { enabled: false },
  legend: { show: false },
  tooltip: { enabled: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
} satisfies ApexOptions;

/** Axis labels on a phone. */
const FEW_LABELS = 5;

interface Motion {
  /** Animation duration in milliseconds; 0 for none. */
  animationMs: number;
}

/** Positions of the lines' points, in px from the start and top of the plot. */
export interface Points {
  /** One per category. */
  x: readonly number[];
  /** Upper and lower edge of the plot. */
  top: number;
  bottom: number;
}

interface LineLook extends Motion {
  categories: readonly string[];
  inks: Inks;
  yMax: number;
  yStep: number;
  format: FormatValue;
  onDrawn: (points: Points) => void;
}

export function lineOptions(look: LineLook): ApexOptions {
  const { categories, inks, yMax, yStep, format } = look;
  const labels = { style: { colors: inks.text, fontSize: '0.8125rem' } };
  const drawn = (chart: unknown) => look.onDrawn(pointsOf(chart as DrawnChart));
  return {
    ...plain,
    chart: { ...chartOf('line', look), events: { mounted: drawn, updated: drawn } },
    colors: [...inks.series],
    stroke: {
      width: 3,
      curve: 'smooth',
      lineCap: 'round',
      dashArray: inks.series.map((_, line) => nth(DASHES, line)),
    },
    markers: {
      size: 5,
      shape: inks.series.map((_, line) => nth(MARKERS, line)),
      strokeColors: inks.surface,
      strokeWidth: 2,
      hover: { size: 5 },
    },
    grid: { borderColor: inks.border, padding: { left: 12, right: 12 } },
    xaxis: {
      categories: [...categories],
      labels: { ...labels, rotate: 0, hideOverlappingLabels: true, trim: false },
      axisBorder: { color: inks.border },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    // Labels that almost touch are hard to tell apart.
    responsive: [{ breakpoint: 480, options: { xaxis: { tickAmount: FEW_LABELS } } }],
    yaxis: {
      min: 0,
      max: yMax,
      tickAmount: Math.max(1, Math.round(yMax / yStep)),
      labels: { ...labels, formatter: (value: number) => format(value) },
    },
  };
}

interface ShareLook extends Motion {
  names: readonly string[];
  inks: Inks;
}

export function shareOptions(look: ShareLook): ApexOptions {
  const { names, inks } = look;
  return {
    ...plain,
    chart: chartOf('donut', look),
    colors: [...inks.series],
    labels: [...names],
    stroke: { width: 3, colors: [inks.surface] },
    plotOptions: { pie: { expandOnClick: false, donut: { size: '66%' } } },
  };
}

function chartOf(type: 'line' | 'donut', { animationMs }: Motion) {
  return {
    type,
    fontFamily: 'inherit',
    background: 'transparent',
    parentHeightOffset: 0,
    toolbar: { show: false },
    zoom: { enabled: false },
    selection: { enabled: false },
    animations: {
      enabled: animationMs > 0,
      speed: animationMs,
      animateGradually: { enabled: false },
      dynamicAnimation: { enabled: false },
    },
  } satisfies ApexOptions['chart'];
}

/** The internal fields of ApexCharts used here. */
interface DrawnChart {
  w: {
    globals: {
      seriesXvalues: number[][];
      translateX: number;
      translateY: number;
      gridHeight: number;
    };
  };
}

function pointsOf({ w: { globals } }: DrawnChart): Points {
  const { seriesXvalues, translateX, translateY, gridHeight } = globals;
  const longest = seriesXvalues.reduce((a, b) => (b.length > a.length ? b : a), []);
  return {
    x: longest.map((x) => x + translateX),
    top: translateY,
    bottom: translateY + gridHeight,
  };
}
