import { containersOf, podOf } from './kustomization.mjs';
import {
  hasLabels,
  named,
  nameOf,
  objections,
  ofKind,
  portsOf,
  selected,
  workloads,
} from './pods.mjs';

/** Kind → what its documents name that is not there. */
const CHECKS = {
  Service: serviceProblems,
  PodDisruptionBudget: (document, documents) => [
    [selected(documents, document.spec.selector).length !== 1, 'it is for no pod'],
  ],
  HorizontalPodAutoscaler: scalerProblems,
  Ingress: ({ spec }, documents) =>
    spec.rules
      .flatMap(({ http }) => http.paths)
      .flatMap(({ backend }) => backendProblems(backend.service, documents)),
  Deployment: (document) => [
    [
      !hasLabels(podOf(document), document.spec.selector.matchLabels),
      'it does not choose its own pods',
    ],
  ],
};

/** Whatever a document names is there: ConfigMaps, volumes, pods, ports, targets. */
export function referenceProblems(documents) {
  const inPods = workloads(documents).flatMap((document) =>
    objections(nameOf(document), podProblems(document, documents)),
  );
  const others = documents.flatMap((document) =>
    objections(nameOf(document), CHECKS[document.kind]?.(document, documents) ?? []),
  );
  return [...inPods, ...others];
}

function podProblems(document, documents) {
  const { volumes = [] } = podOf(document).spec;
  const containers = containersOf(document);
  const volumeNames = new Set(volumes.map(({ name }) => name));
  const configMaps = [
    ...volumes.map(({ configMap }) => configMap),
    ...containers.flatMap(({ envFrom = [] }) => envFrom.map((from) => from.configMapRef)),
  ].filter((one) => one !== undefined);
  return [
    ...configMaps.map(({ name }) => [
      !named(documents, 'ConfigMap', name),
      `there is no ConfigMap ${name}`,
    ]),
    ...containers
      .flatMap(({ volumeMounts = [] }) => volumeMounts)
      .map(({ name }) => [!volumeNames.has(name), `there is no volume ${name}`]),
  ];
}

function serviceProblems({ spec }, documents) {
  const pods = selected(documents, { matchLabels: spec.selector });
  const ports = new Set(pods.flatMap(portsOf).map(({ name }) => name));
  return [
    [pods.length !== 1, `it leads to ${pods.length} kinds of pods`],
    ...spec.ports.map(({ targetPort }) => [
      !ports.has(targetPort),
      `no pod has the port ${targetPort}`,
    ]),
  ];
}

function scalerProblems({ spec }, documents) {
  const { kind, name } = spec.scaleTargetRef;
  const [target] = ofKind(documents, kind).filter(({ metadata }) => metadata.name === name);
  return [
    [!target, `there is no ${kind} ${name}`],
    [target?.spec.replicas !== undefined, `${kind} ${name} says replicas as well`],
  ];
}

function backendProblems({ name, port }, documents) {
  const ports = named(documents, 'Service', name)?.spec.ports;
  const has = ports?.some((one) => one.name === port.name);
  return [[!has, `there is no Service ${name} with the port ${port.name}`]];
}
