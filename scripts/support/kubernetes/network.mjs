import { nameOf, objections, ofKind, portsOf, selected } from './pods.mjs';

/** Everything is denied; what is allowed names pods and ports that there are, and not everybody. */
export function networkProblems(documents) {
  const policies = ofKind(documents, 'NetworkPolicy');
  return [
    ...objections('Network', [[!policies.some(deniesAll), 'nothing denies what no policy names']]),
    ...policies.flatMap((policy) => objections(nameOf(policy), policyProblems(policy, documents))),
  ];
}

const deniesAll = ({ spec: { podSelector, policyTypes, ingress, egress } }) =>
  Object.keys(podSelector).length === 0 &&
  policyTypes.join() === 'Ingress,Egress' &&
  !ingress &&
  !egress;

function policyProblems({ spec: { podSelector, ingress = [], egress = [] } }, documents) {
  const targets = selected(documents, podSelector);
  return [
    [targets.length === 0, 'it is for no pod'],
    ...ingress.flatMap(({ from = [], ports = [] }) => [
      [from.length === 0, 'anybody may come in'],
      ...portProblems(ports, targets),
      ...from.flatMap((peer) => peerProblems(peer, [], documents)),
    ]),
    ...egress.flatMap(({ to = [], ports = [] }) => [
      [to.length === 0, 'it may go anywhere'],
      [ports.length === 0, 'it may use any port'],
      ...to.flatMap((peer) => peerProblems(peer, ports, documents)),
    ]),
  ];
}

/** Of a peer in this namespace; another's pods are not known here. */
function peerProblems({ podSelector, namespaceSelector }, ports, documents) {
  if (!podSelector || namespaceSelector) return [];
  const pods = selected(documents, podSelector);
  return [[pods.length === 0, 'it names pods that there are not'], ...portProblems(ports, pods)];
}

function portProblems(ports, pods) {
  const byName = ports.filter(({ port }) => typeof port === 'string');
  return byName.flatMap(({ port }) =>
    pods.map((document) => [
      !portsOf(document).some(({ name }) => name === port),
      `${nameOf(document)} has no port ${port}`,
    ]),
  );
}
