import { containersOf } from './kustomization.mjs';
import { imageOf, nameOf, objections, ofKind, portsOf, workloads } from './pods.mjs';

/**
 * What the product says of itself, for documents to agree with.
 *
 * @typedef {object} Known
 * @property {Set<string>} settings names in `.env.example`
 * @property {Set<string>} secrets keys of the Secret `nukkad`, in its example
 * @property {Record<string, { port: number, paths: string[] }>} images image → port and health checks
 * @property {number} closesWithin seconds in which an API ends
 */

/** Every variable is a setting of the product, and every secret one is in the example. */
export function settingProblems(documents, { settings, secrets }) {
  const inMap = ofKind(documents, 'ConfigMap')
    .filter(({ metadata }) => metadata.name === 'settings')
    .flatMap((map) => Object.keys(map.data).map((name) => ({ document: map, name })));
  const inPods = workloads(documents).flatMap((document) =>
    containersOf(document).flatMap(({ env = [] }) => env.map((one) => ({ document, ...one }))),
  );
  return [...inMap, ...inPods].flatMap(({ document, name, value, valueFrom }) =>
    objections(nameOf(document), [
      [!settings.has(name), `${name} is no setting`],
      [
        valueFrom && !secrets.has(valueFrom.secretKeyRef?.key),
        `${name} is not in the example of secrets`,
      ],
      [value !== undefined && secrets.has(name), `${name} is a secret, written out`],
    ]),
  );
}

/** Images are those of our Dockerfiles, ports those they listen on, and probes ask what is answered. */
export function servingProblems(documents, { images }) {
  return workloads(documents).flatMap((document) => {
    const ports = new Set(portsOf(document).map(({ name }) => name));
    return containersOf(document).flatMap((container) =>
      objections(`${nameOf(document)}, ${container.name}`, [
        ...imageProblems(container, images),
        ...probeProblems(container, images[imageOf(container)], ports),
      ]),
    );
  });
}

function imageProblems({ image, ports: [first] = [] }, images) {
  const name = imageOf({ image });
  return [
    [!images[name], `no Dockerfile builds ${name}`],
    [first && first.containerPort !== images[name]?.port, `${images[name]?.port} is its port`],
  ];
}

function probeProblems(container, image, ports) {
  return ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((probe) => {
    const { httpGet, tcpSocket } = container[probe] ?? {};
    const asked = httpGet ?? tcpSocket;
    return [
      [asked && !ports.has(asked.port), `${probe} asks the port ${asked?.port}`],
      [httpGet && !image?.paths.includes(httpGet.path), `${httpGet?.path} is no check`],
    ];
  });
}
