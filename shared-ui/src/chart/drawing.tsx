/** The only module that knows ApexCharts. It is fetched when a chart is drawn: 150 KB. */
import type { ApexOptions } from 'apexcharts';
import Chart from 'react-apexcharts';

export interface DrawingProps {
  options: ApexOptions;
  series: NonNullable<ApexOptions['series']>;
  height: number;
}

/** `options.chart.type` says what is drawn. Options that are not the same object draw it anew. */
export function Drawing({ options, series, height }: DrawingProps) {
  return <Chart type={options.chart?.type} {...{ options, series, height }} />;
}
