import { Gauge } from 'prom-client';
import { metrics } from './instruments';

export type Reading = [labels: Record<string, string>, value: number];

/** A gauge that is read anew for each scrape; what is not read any more is gone. */
export function gauge(
  name: string,
  help: string,
  labelNames: string[],
  read: () => Promise<Reading[]> | Reading[],
): void {
  new Gauge({
    ...{ name, help, labelNames, registers: [metrics] },
    async collect() {
      const readings = await read();
      this.reset();
      for (const [labels, value] of readings) this.set(labels, value);
    },
  });
}
