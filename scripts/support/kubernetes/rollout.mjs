import { hasLabels, nameOf, objections, ofKind, selected } from './pods.mjs';

/**
 * Deployments are replaced, moved and ended without anybody noticing.
 *
 * @param {object[]} documents
 * @param {import('./product.mjs').Known} known
 */
export function rolloutProblems(documents, { closesWithin }) {
  return ofKind(documents, 'Deployment').flatMap((document) =>
    objections(nameOf(document), [
      ...placeProblems(document),
      ...numberProblems(document, documents),
      ...document.spec.template.spec.containers.flatMap((container) =>
        endProblems(container, document.spec.template.spec, closesWithin),
      ),
    ]),
  );
}

function placeProblems({ spec: { strategy, template } }) {
  const { topologySpreadConstraints: spread = [] } = template.spec;
  const isOwn = ({ labelSelector }) => hasLabels(template, labelSelector.matchLabels);
  return [
    [strategy?.rollingUpdate?.maxUnavailable !== 0, 'a pod may be missing in a rollout'],
    [spread.length < 2, 'its pods may all be on one machine'],
    [!spread.every(isOwn), 'it spreads pods of others'],
  ];
}

function numberProblems(document, documents) {
  const budgets = ofKind(documents, 'PodDisruptionBudget').filter(({ spec }) =>
    selected(documents, spec.selector).includes(document),
  );
  const scaler = ofKind(documents, 'HorizontalPodAutoscaler').find(
    ({ spec }) => spec.scaleTargetRef.name === document.metadata.name,
  );
  const least = scaler?.spec.minReplicas ?? document.spec.replicas ?? 1;
  return [
    [budgets.length !== 1, 'it has no budget of disruptions'],
    [least < 2, 'one pod is none while it is replaced'],
  ];
}

function endProblems(container, { terminationGracePeriodSeconds: grace }, closesWithin) {
  const [program, seconds] = container.lifecycle?.preStop?.exec?.command ?? [];
  const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'];
  return [
    ...probes.map((probe) => [!container[probe], `${container.name} has no ${probe}`]),
    [program !== 'sleep', `${container.name} ends while Services still lead to it`],
    [grace < Number(seconds) + closesWithin, `${grace} s are not enough to end`],
  ];
}
