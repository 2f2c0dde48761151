import { TraceMap } from '@jridgewell/trace-mapping';
import type { ReleasedScript } from '@nukkad/registry';
import type { ReleaseSources } from './release-sources';

/** A map; `gone` when the registry has none, `damaged` when what it has is no map. */
export type DecodedMap = TraceMap | 'gone' | 'damaged';

export type DecodedMaps = (script: ReleasedScript) => Promise<DecodedMap>;

/** Limits of the cache: decoded, a map takes several times its text. */
const MOST_MAPS = 32;
const MOST_CHARACTERS = 24_000_000;

/** Source maps, decoded once while they are in use. Those of a release never change. */
export function decodedMaps(
  { sourceMap }: Pick<ReleaseSources, 'sourceMap'>,
  most = { maps: MOST_MAPS, characters: MOST_CHARACTERS },
): DecodedMaps {
  // The least recently used first.
  const cache = new Map<string, { map: TraceMap; characters: number }>();
  let characters = 0;

  const forget = (key: string) => {
    characters -= cache.get(key)?.characters ?? 0;
    cache.delete(key);
  };
  const keep = (key: string, map: TraceMap, size: number) => {
    forget(key);
    cache.set(key, { map, characters: size });
    characters += size;
    for (const oldest of [...cache.keys()]) {
      if (cache.size <= most.maps && characters <= most.characters) return;
      if (oldest !== key) forget(oldest);
    }
  };

  return async (script) => {
    const key = `${script.part}/${script.version}/${script.file}`;
    const cached = cache.get(key);
    if (cached) keep(key, cached.map, cached.characters);
    if (cached) return cached.map;
    try {
      const text = await sourceMap(script);
      if (text === undefined) return 'gone';
      const map = new TraceMap(text);
      keep(key, map, text.length);
      return map;
    } catch {
      return 'damaged';
    }
  };
}
