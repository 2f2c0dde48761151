import type { SdkTypes } from '@nukkad/platform/contract';
import { notRun, type Objection, type Outcome, outcomeOf } from '../subject/outcome';
import type { Part } from '../subject/subject';
import { narrowedFields } from './request-limits';
import type { Rule } from './rule';
import { incompatible } from './sdk-compatible';

// A parameter's name is not part of the request.
const shapeOf = (address: string) => address.replace(/:\w+/g, ':');

/** Which of the two comes later, and so has to fit the other: the API, or the part. */
export type Later = 'api' | 'part';

/** The part's calls are served by the API that runs, if it has said what it serves. */
export const apiRule: Rule = {
  name: 'api',
  about: 'the API that runs serves every call it makes',
  judge({ candidate, api }) {
    if (!api) return outcomeOf([], 'No API has said yet what it serves');
    return judgeApi(api, [candidate], 'part');
  },
};

/**
 * Judges whether an API serves pages: each call that a part makes exists at its address, accepts
 * what the part sends, and answers with what it reads.
 *
 * @param api the contract of the API's build, `contract.json`
 * @param parts live parts, and earlier ones in pages that are still open; or a new one
 * @param later what the advice is for: the API that would replace another, or a new part
 */
export function judgeApi(api: SdkTypes, parts: Part[], later: Later = 'api'): Outcome {
  const callers = parts.filter(({ manifest }) => !manifest.page);
  const silent = callers.find(({ facts, types }) => !facts?.sdk || !types);
  if (silent) {
    const { manifest, version } = silent;
    return notRun(`${manifest.part} ${version} says nothing of its calls: release it once more`);
  }
  const found = callers.flatMap((part) => [
    ...lost(part, api, later),
    ...moved(part, api),
    ...changed(part, api),
    ...narrowed(part, api),
  ]);
  if (later === 'api') return outcomeOf(found);
  return outcomeOf(found.map(({ cause }) => ({ cause, fix: API_FIRST })));
}

const API_FIRST =
  'Deploy an API that serves it first, or build the part with the contract of the API that runs';

function lost(part: Part, api: SdkTypes, later: Later): Objection[] {
  const lacks = later === 'api' ? 'no longer has' : 'that runs does not have';
  return part
    .facts!.sdk!.calls.filter((call) => !api.calls.includes(call))
    .map((call) => ({
      cause: `${named(part)} calls "${call}", which the API ${lacks}, so people get an error where it is needed`,
      fix: `Keep "${call}" until every page that calls it is gone: release ${part.manifest.part} without it, wait a day, then remove it`,
    }));
}

function moved(part: Part, api: SdkTypes): Objection[] {
  const [before, after] = [addressesOf(part.types!), addressesOf(api)];
  return part.facts!.sdk!.calls.flatMap((call) => {
    const [old, now] = [before.get(call), after.get(call)];
    if (!old || !now || shapeOf(old) === shapeOf(now)) return [];
    return [
      {
        cause: `${named(part)} calls "${call}" at ${old}, the API has it at ${now}, so its requests are not found`,
        fix: `Let the API answer at ${old} too, until every page that asks there is gone`,
      },
    ];
  });
}

function changed(part: Part, api: SdkTypes): Objection[] {
  const calls = part.facts!.sdk!.calls;
  return incompatible(part.types!, api, { exports: [], calls })
    .filter(({ name }) => name.startsWith('call '))
    .map(({ name, because }) => ({
      cause: `${named(part)} was built for another ${name} than the API has: ${because}, so open pages send or read what does not fit`,
      fix: `Only add: make new fields of requests optional, keep fields of answers and values of both, and remove them a day after the parts that use them`,
    }));
}

function narrowed(part: Part, api: SdkTypes): Objection[] {
  return part.facts!.sdk!.calls.flatMap((call) =>
    narrowedFields(part.types!.limits?.[call], api.limits?.[call]).map(({ field, says }) => ({
      cause: `${named(part)} lets people send "${field}" of "${call}" ${says}, so the API refuses what they typed`,
      fix: `Let the API accept it until pages that allow it are gone: release ${part.manifest.part} with the new limit, wait a day, then narrow it`,
    })),
  );
}

function named({ manifest, version }: Part): string {
  return `${manifest.part} ${version}`;
}

const PROPERTY = /^ *readonly (\w+): (["{])([^"]*)/;

/** Method and path of each call, from the declarations. */
function addressesOf({ files }: SdkTypes): Map<string, string> {
  const addresses = new Map<string, string>();
  let [call, method] = ['', ''];
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('endpoints.generated.d.ts')) continue;
    for (const line of text.split('\n')) {
      const [, name = '', opens, value = ''] = PROPERTY.exec(line) ?? [];
      if (opens === '{') call = name;
      else if (name === 'method') method = value;
      else if (name === 'path') addresses.set(call, `${method} ${value}`);
    }
  }
  return addresses;
}
