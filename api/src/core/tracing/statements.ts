import { context, SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { beginSpan, failSpan, isRecorded } from './tracer';

/** Characters of a statement that are kept. */
const longestStatement = 2_000;

/** Adds a statement that has ended to what it was part of: its text with `$1` in place of values. */
export function traceStatement(event: LogEvent): void {
  if (!isRecorded()) return;
  const { sql } = event.query;
  const [operation = 'SQL'] = /[a-z]+/i.exec(sql) ?? [];
  const name = operation.toUpperCase();
  const span = beginSpan(
    name,
    {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - event.queryDurationMillis,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': name,
        'db.query.text': sql.slice(0, longestStatement),
      },
    },
    context.active(),
  );
  if (!span) return;
  if (event.level === 'error') failSpan(span, event.error);
  span.end();
}
