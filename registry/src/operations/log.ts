import { chainProblems } from '../channels/chain';
import { type Move, readLog, settledMoves } from '../channels/history';
import { channelNames, readPointer } from '../channels/pointer';
import type { Places } from '../core/places';

/** The audit log. */
export interface AuditLog {
  /** Moves that took effect, latest first. */
  moves: Move[];
  /** Signs of tampering; each without a full stop. */
  problems: string[];
}

/** Every move that took effect, of one part or channel or of all. */
export async function auditLog(
  places: Places,
  only: { part?: string; channel?: string } = {},
): Promise<AuditLog> {
  const log = await readLog(places);
  const names = await channelNames(places);
  const pointers = await Promise.all(names.map((name) => readPointer(places, name)));
  const moves = pointers
    .filter(({ channel }) => only.channel === undefined || channel === only.channel)
    .flatMap(({ channel, serial }) => settledMoves(log, channel, serial))
    .filter(({ part }) => only.part === undefined || part === only.part)
    .sort((a, b) => b.at.localeCompare(a.at) || b.serial - a.serial);
  return { moves, problems: chainProblems(log, pointers) };
}
