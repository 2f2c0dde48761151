/** The only module that imports ApexCharts, loaded when a chart is shown: 150 KB. */
import type { ApexOptions } from 'apexcharts';
import Chart from 'react-apexcharts';

export interface DrawingProps {
  options: ApexOptions;
  series: NonNullable<ApexOptions['series']>;
  height: number;
}

/** `options.chart.type` selects the chart. A new `options` object redraws it. */
export function Drawing({ options, series, height }: DrawingProps) {
  return <Chart type={options.chart?.type} {...{ options, series, height }} />;
}
