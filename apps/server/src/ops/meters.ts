import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Sources of the figures that are read on demand. */
export interface GaugeSources {
  readonly streams: () => number;
  readonly tables: () => number;
}

export type AppendOutcome = 'written' | 'conflict' | 'repeated' | 'failed';

/** The figures of one server. Durations are seconds. */
export interface Meters {
  /** `seconds`: absent of streams, which last as long as somebody reads. */
  countRequest(route: string, method: string, status: number, seconds?: number): void;
  countAppend(how: AppendOutcome, seconds: number): void;
  /** From the moment of an entry to its leaving on a stream. */
  observeDelivery(seconds: number): void;
  /** A bot of that name has decided. */
  observeDecision(bot: string, seconds: number): void;
  /** A request was turned away because there was too much to do. */
  countShed(): void;
  /** An error reached the last resort: no handler had caught it. */
  countUncaught(): void;
  /** Counts a message by Web Push, by its outcome. */
  countPush(how: string): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly type: string;
  close(): void;
}

/** Of requests and bots. */
const WAIT_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Of writing and showing. */
const MOMENT_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
/** Milliseconds between two looks at how long the event loop made others wait. */
const SAMPLE_MS = 20;

export function openMeters({ streams, tables }: GaugeSources): Meters {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'bastide_http_requests_total',
    help: 'Requests to the API, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], label?: Label) =>
    new Histogram({ name, help, buckets, labelNames: label ? [label] : [], registers });
  const durations = histogram(
    'bastide_http_request_seconds',
    'How long requests took, without streams',
    WAIT_BUCKETS,
    'route',
  );
  const appends = new Counter({
    name: 'bastide_appends_total',
    help: 'Appends to logs: written, conflict (somebody was quicker), repeated (the key was used before), failed',
    labelNames: ['result'] as const,
    registers,
  });
  const appending = histogram('bastide_append_seconds', 'Until an append was on the disk', MOMENT_BUCKETS);
  const showing = histogram(
    'bastide_shown_seconds',
    'From an entry to its leaving on a stream',
    MOMENT_BUCKETS,
  );
  const thinking = histogram('bastide_bot_seconds', 'How long bots took to decide', WAIT_BUCKETS, 'bot');
  const pushes = new Counter({
    name: 'bastide_pushes_total',
    help: 'Messages by Web Push: sent, gone (the browser is not there any more), refused, failed (no answer in time)',
    labelNames: ['result'] as const,
    registers,
  });
  const shed = new Counter({
    name: 'bastide_shed_requests_total',
    help: 'Requests that were turned away with 503 because there was too much to do',
    registers,
  });
  const uncaught = new Counter({
    name: 'bastide_uncaught_errors_total',
    help: 'Errors that no handler caught; the process went on',
    registers,
  });
  gauge(registry, 'bastide_streams', 'Open streams', streams);
  gauge(registry, 'bastide_tables', 'Tables in memory', tables);
  const stop = processGauges(registry);
  return {
    countRequest: (route, method, status, seconds) => {
      requests.inc({ route, method, status });
      if (seconds !== undefined) durations.observe({ route }, seconds);
    },
    countAppend: (result, seconds) => {
      appends.inc({ result });
      if (result === 'written') appending.observe(seconds);
    },
    observeDelivery: (seconds) => showing.observe(seconds),
    observeDecision: (bot, seconds) => thinking.observe({ bot }, seconds),
    countShed: () => shed.inc(),
    countUncaught: () => uncaught.inc(),
    countPush: (result) => pushes.inc({ result }),
    text: () => registry.metrics(),
    type: registry.contentType,
    close: stop,
  };
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** Memory, processor and event loop of this process. Returns the way to stop. */
function processGauges(registry: Registry): () => void {
  const loop = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  loop.enable();
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge(
    registry,
    'nodejs_heap_used_bytes',
    'Memory in use by JavaScript',
    () => process.memoryUsage().heapUsed,
  );
  gauge(registry, 'process_cpu_seconds', 'Processor time since the start', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge(registry, 'process_uptime_seconds', 'Seconds since the start', () => process.uptime());
  gauge(
    registry,
    'nodejs_eventloop_lag_p99_seconds',
    'How late the event loop was since the last look',
    () => {
      const late = Math.max(0, loop.percentile(99) / 1e9 - SAMPLE_MS / 1e3);
      loop.reset();
      return late;
    },
  );
  return () => loop.disable();
}
