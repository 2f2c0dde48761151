import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** What a kustomization here may say. Anything else is an error: nothing would have tried it. */
const KNOWN = [
  ...['apiVersion', 'kind', 'namespace', 'resources'],
  ...['images', 'configMapGenerator', 'patches'],
];

/** Kinds that are in no namespace. */
const CLUSTER = ['Namespace'];

/**
 * The documents of a kustomization, as `kubectl kustomize` prints them, but for two things: ConfigMaps that are
 * generated have the names they are referred to by, and nothing is sorted.
 *
 * @param {string} folder that has a `kustomization.yaml`
 * @returns {object[]}
 */
export function documentsOf(folder) {
  const about = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));
  for (const name of Object.keys(about)) {
    if (!KNOWN.includes(name)) throw new Error(`"${name}" of ${folder} is not tried.`);
  }
  const documents = (about.resources ?? []).flatMap((name) => resourcesOf(path.join(folder, name)));
  for (const one of about.configMapGenerator ?? []) generate(documents, folder, one);
  for (const patch of about.patches ?? []) applyPatch(documents, patch);
  for (const container of documents.flatMap(containersOf)) rename(container, about.images ?? []);
  for (const { kind, metadata } of documents) {
    if (!CLUSTER.includes(kind)) metadata.namespace = about.namespace;
  }
  return documents;
}

/** Every container of a document: those that run, those before them and those of jobs. */
export function containersOf(document) {
  const pod = podOf(document)?.spec;
  return [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])];
}

/** The template of a document's pods; undefined for one that has none. */
export function podOf({ kind, spec }) {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template;
  return ['Deployment', 'Job'].includes(kind) ? spec.template : undefined;
}

/** `NAME=value` line by line, without comments. */
export function settingsIn(text) {
  return Object.fromEntries(
    [...text.matchAll(/^([^#\s=]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

function resourcesOf(place) {
  if (statSync(place).isDirectory()) return documentsOf(place);
  return parseAllDocuments(readFileSync(place, 'utf8')).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw error;
    return document.toJS();
  });
}

function generate(documents, folder, { name, behavior, envs = [], files = [], options = {} }) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const data = {
    ...Object.assign({}, ...envs.map((file) => settingsIn(read(file)))),
    ...Object.fromEntries(files.map((file) => [path.basename(file), read(file)])),
  };
  const there = documents.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name,
  );
  if ((there !== undefined) !== (behavior === 'merge')) {
    throw new Error(`ConfigMap ${name}: ${there ? 'there are two' : 'nothing to merge with'}.`);
  }
  if (there) Object.assign(there.data, data);
  else {
    const metadata = { name, ...options };
    documents.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata, data });
  }
}

function applyPatch(documents, { target, patch }) {
  const isMeant = ({ kind, metadata }) => kind === target.kind && metadata.name === target.name;
  const meant = documents.filter(isMeant);
  if (meant.length !== 1) throw new Error(`A patch is for ${target.kind} ${target.name}: none.`);
  for (const { op, path: at, value } of parse(patch)) {
    const keys = at.split('/').slice(1);
    const last = keys.pop();
    const parent = keys.reduce((found, key) => found?.[key], meant[0]);
    if (op !== 'replace' || parent?.[last] === undefined) {
      throw new Error(`A patch of ${target.name}: nothing to ${op} at ${at}.`);
    }
    parent[last] = value;
  }
}

function rename(container, images) {
  const image = images.find(({ name }) => name === container.image);
  if (image) container.image = `${image.newName ?? image.name}:${image.newTag ?? 'latest'}`;
}
