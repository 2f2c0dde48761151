import type { ApexOptions } from 'apexcharts';
import { DASHES, type FormatValue, MARKERS, nth } from './chart.model';
import type { Inks } from './use-inks';

/**
 * What every chart is without. Toolbar, legend and tooltip write HTML as text, which Trusted Types
 * refuse; legend and tooltip are drawn here instead, and a toolbar is not missed.
 */
const plain = {
  dataLabels: { enabled: false },
  legend: { show: false },
  tooltip: { enabled: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
} satisfies ApexOptions;

/** Labels along the bottom on a phone. */
const FEW_LABELS = 5;

interface Motion {
  /** Milliseconds until the drawing stands; 0 for at once. */
  animationMs: number;
}

/** Where the points of the lines are, in px from the start and top of the plot. */
export interface Points {
  /** Of each category. */
  x: readonly number[];
  /** Of the plot's upper and lower edge. */
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
    // Labels that just do not touch cannot be read apart.
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

/** What ApexCharts remembers of a drawing, as far as it is needed here. */
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
