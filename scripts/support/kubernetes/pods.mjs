import { containersOf, podOf } from './kustomization.mjs';

/** `Deployment api`. */
export const nameOf = ({ kind, metadata }) => `${kind} ${metadata.name}`;

export const ofKind = (documents, ...kinds) => documents.filter(({ kind }) => kinds.includes(kind));

export const named = (documents, kind, name) =>
  documents.find((one) => one.kind === kind && one.metadata.name === name);

/** Documents that make pods. */
export const workloads = (documents) => documents.filter((document) => podOf(document));

/** Whether a template or a pod has these labels. */
export const hasLabels = ({ metadata }, labels) =>
  Object.entries(labels).every(([name, value]) => metadata.labels?.[name] === value);

/** The documents whose pods a selector chooses. */
export const selected = (documents, { matchLabels = {}, matchExpressions = [] }) =>
  workloads(documents).filter((document) => {
    const pod = podOf(document);
    const isIn = ({ key, values }) => values.includes(pod.metadata.labels?.[key]);
    return hasLabels(pod, matchLabels) && matchExpressions.every(isIn);
  });

/** Ports of a document's containers. */
export const portsOf = (document) => containersOf(document).flatMap(({ ports = [] }) => ports);

/** The name of a container's image, without registry and tag. */
export const imageOf = ({ image }) => image.replace(/:[^/]*$/, '').replace(/^.*\//, '');

/** A line for each rule that is broken. */
export const objections = (name, rules) =>
  rules.flatMap(([isBroken, what]) => (isBroken ? [`${name}: ${what}`] : []));
