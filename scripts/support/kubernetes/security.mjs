import { containersOf, podOf } from './kustomization.mjs';
import { imageOf, nameOf, objections, workloads } from './pods.mjs';

/** What every container has, whoever wrote the code in it. */
export function securityProblems(documents) {
  return workloads(documents).flatMap((document) => [
    ...objections(nameOf(document), podProblems(podOf(document).spec)),
    ...containersOf(document).flatMap((container) =>
      objections(`${nameOf(document)}, ${container.name}`, [
        ...rightProblems(container.securityContext ?? {}),
        ...boundProblems(container),
      ]),
    ),
  ]);
}

function podProblems(spec) {
  const { runAsNonRoot, runAsUser = 0, seccompProfile } = spec.securityContext ?? {};
  return [
    [spec.automountServiceAccountToken !== false, 'it has a token of the cluster'],
    [spec.enableServiceLinks !== false, 'Services become settings'],
    [spec.hostNetwork || spec.hostPID || spec.hostIPC, 'it is the machine itself'],
    [!runAsNonRoot || runAsUser === 0, 'it may run as root'],
    [seccompProfile?.type !== 'RuntimeDefault', 'it may make every call to the kernel'],
    ...(spec.volumes ?? []).flatMap(({ name, emptyDir, hostPath }) => [
      [hostPath, `${name} is a folder of the machine`],
      [emptyDir && !emptyDir.sizeLimit, `${name} may fill the disk`],
    ]),
  ];
}

const rightProblems = ({ capabilities = {}, ...context }) => [
  [context.allowPrivilegeEscalation !== false, 'it may gain rights'],
  [context.readOnlyRootFilesystem !== true, 'it may write anywhere'],
  [capabilities.drop?.join() !== 'ALL' || capabilities.add, 'it has capabilities'],
  [context.privileged, 'it is privileged'],
  [context.runAsUser === 0, 'it runs as root'],
];

function boundProblems({ image, resources = {}, volumeMounts = [] }) {
  const isUnbound = (kind) =>
    ['cpu', 'memory', 'ephemeral-storage'].some((what) => !resources[kind]?.[what]);
  const writesSite = volumeMounts.some(({ name, readOnly }) => name === 'site' && !readOnly);
  return [
    [isUnbound('requests') || isUnbound('limits'), 'it has no requests or limits'],
    [/:latest$/.test(image), 'it runs any version'],
    [writesSite && imageOf({ image }) !== 'nukkad-api', 'it may write the site'],
  ];
}
