import { lockParameter } from '@nukkad/platform/contract';
import { Badge, Button, type Column, Table, TextLink } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { useFacts } from '../common/health-facts';
import type { OverlayProps } from './overlay';
import { type PartRow, rowsOf } from './overlay.model';
import styles from './overlay.module.css';
import { text } from './overlay.text';

/** The composition, with a row for each part. */
export function Report({ visit, loader, measure }: Omit<OverlayProps, 'onClose'>) {
  const all = useFacts((log) => log);
  useEffect(measure, [measure]);
  const rows = rowsOf(visit, (part) => loader.release(part)?.version, all);
  return (
    <div className={styles.report}>
      <Lock lock={visit.composition.lock} />
      <p className={styles.muted}>
        {text.shell} <code>{visit.composition.shell.version}</code> · {text.serial}{' '}
        {visit.live.serial}
      </p>
      <Table caption={text.caption} columns={columns} rows={rows} rowKey={({ part }) => part} />
    </div>
  );
}

function Lock({ lock }: { lock: string }) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(lock) ?? Promise.reject()).then(
      () => setCopied(text.copied),
      () => setCopied(text.copyFailed),
    );
  return (
    <div className={styles.lock}>
      <p>
        {text.lock} <code className={styles.id}>{lock}</code>
      </p>
      <Button tone="secondary" size="small" onClick={copy}>
        {text.copyLock}
      </Button>
      <TextLink href={addressOf(lock)}>{text.replayLink}</TextLink>
      <p role="status" className={styles.muted}>
        {copied}
      </p>
    </div>
  );
}

function addressOf(lock: string): string {
  const url = new URL(window.location.href);
  url.searchParams.set(lockParameter, lock);
  return url.pathname + url.search + url.hash;
}

const columns: Column<PartRow>[] = [
  {
    key: 'part',
    header: text.parts,
    cell: ({ part, version, owner }) => (
      <div>
        {part} <code className={styles.version}>{version}</code>
        {owner !== undefined && <p className={styles.muted}>{text.owner(owner)}</p>}
      </div>
    ),
  },
  {
    key: 'runs',
    header: text.runs,
    cell: ({ source, state, version }) => (
      <div>
        <Badge tone={source === 'stable' ? 'neutral' : 'accent'}>{text.source(source)}</Badge>{' '}
        {text.state(state, version)}
      </div>
    ),
  },
  { key: 'load', header: text.load, cell: (row) => lines(phasesOf(row)) },
  { key: 'bytes', header: text.bytes, align: 'end', cell: ({ bytes }) => text.size(bytes) },
  { key: 'errors', header: text.errors, align: 'end', cell: (row) => <Errors row={row} /> },
  { key: 'vitals', header: text.vitals, cell: (row) => lines(vitalsOf(row)) },
  {
    key: 'shared',
    header: text.shared,
    cell: ({ shares }) =>
      lines(shares.map(({ name, wanted, given, from }) => text.share(name, wanted, given, from))),
  },
];

function Errors({ row: { part, errors } }: { row: PartRow }) {
  if (errors === 0) return 0;
  return (
    <TextLink href={`/operator-dashboard/errors?part=${encodeURIComponent(part)}`}>
      {text.traces(errors)}
    </TextLink>
  );
}

function phasesOf({ phases }: PartRow): string[] {
  const order = ['entry', 'screen', 'render'] as const;
  return order.flatMap((phase) => {
    const ms = phases[phase];
    return ms === null ? [] : [text.ms(text.phases[phase], ms)];
  });
}

function vitalsOf({ vitals: { LCP, INP, CLS } }: PartRow): string[] {
  return [
    ...(LCP === null ? [] : [text.ms('LCP', LCP)]),
    ...(INP === null ? [] : [text.ms('INP', INP)]),
    ...(CLS === null ? [] : [text.shift(CLS)]),
  ];
}

function lines(found: string[]) {
  if (found.length === 0) return text.none;
  return (
    <ul className={styles.lines}>
      {found.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
