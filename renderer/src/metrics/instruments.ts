import { Counter, Gauge, Histogram } from 'prom-client';

/**
 * What rendering measures, in the default registry of whichever process renders. Labels are parts, which come
 * from signed compositions, and what happened to them: never an address.
 */
export const pageOutcomes = new Counter({
  ...{ name: 'nukkad_pages_total', help: 'Pages of a part by what happened to them.' },
  labelNames: ['part', 'outcome'],
});

export const renderFailures = new Counter({
  ...{ name: 'nukkad_render_failures_total', help: 'Pages that were not rendered, by cause.' },
  labelNames: ['part', 'cause'],
});

export const renderSeconds = new Histogram({
  ...{ name: 'nukkad_render_duration_seconds', help: 'Time to render a page, reads included.' },
  labelNames: ['outcome'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 5],
});

export const processStarts = new Counter({
  ...{ name: 'nukkad_render_process_starts_total', help: 'Rendering processes that were started.' },
});

/** `drained`: another composition took its place. */
export const processEnds = new Counter({
  ...{ name: 'nukkad_render_process_ends_total', help: 'Rendering processes that ended.' },
  labelNames: ['cause'],
});

/**
 * A gauge that is read for each scrape, summed over all that is watched.
 *
 * @returns `watch`, which takes how to read one and returns how to stop
 */
function watched(name: string, help: string): (read: () => number) => () => void {
  const readings = new Set<() => number>();
  new Gauge({
    ...{ name, help },
    collect() {
      this.set([...readings].reduce((sum, read) => sum + read(), 0));
    },
  });
  return (read) => {
    readings.add(read);
    return () => void readings.delete(read);
  };
}

export const watchWaiting = watched('nukkad_render_waiting', 'Pages that wait to be rendered.');
export const watchProcesses = watched('nukkad_render_processes', 'Rendering processes.');
export const watchMemory = watched(
  'nukkad_render_process_memory_bytes',
  'Resident memory of the rendering processes.',
);
export const watchCache = watched('nukkad_render_cache_bytes', 'Rendered pages that are kept.');
