import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import {
  containersOf,
  documentsOf,
  podOf,
  settingsIn,
} from './support/kubernetes/kustomization.mjs';
import { networkProblems } from './support/kubernetes/network.mjs';
import { named as find } from './support/kubernetes/pods.mjs';
import { servingProblems, settingProblems } from './support/kubernetes/product.mjs';
import { referenceProblems } from './support/kubernetes/references.mjs';
import { rolloutProblems } from './support/kubernetes/rollout.mjs';
import { securityProblems } from './support/kubernetes/security.mjs';
import { schemaProblems } from './support/kubernetes/types.mjs';
import { ROOT } from './support/repository.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const folder = path.join(ROOT, 'containers/kubernetes');
const overlay = path.join(folder, 'overlays/production');

/** Name of an image → port and health checks, as the Dockerfile and the source of what it runs say. */
function servedBy() {
  const paths = {
    'nukkad-api': [...read('api/src/core/http/health.ts').matchAll(/app\.get\('(\/\w+)'/g)],
    'nukkad-renderer': [
      ...read('renderer/src/server/renderer-server.ts').matchAll(/request\.url === '(\/\w+)'/g),
    ],
    'nukkad-site': [
      ...read('nginx/nukkad.conf').matchAll(/location ~ \^(\/)\((registry)\\(\.json)\|/g),
    ],
  };
  const files = readdirSync(path.join(ROOT, 'containers')).filter((f) => /Dockerfile$/.test(f));
  return Object.fromEntries(
    files.map((file) => {
      const text = read(`containers/${file}`);
      const [, name] = /^# +docker build -f containers\/\S+ -t (\S+) \.$/m.exec(text);
      const [, port] = /^EXPOSE (\d+)$/m.exec(text) ?? [];
      const asked = (paths[name] ?? []).map(([, ...found]) => found.join(''));
      return [name, { port: Number(port), paths: asked }];
    }),
  );
}

const [, milliseconds] = /\bpatience: ([\d_]+)/.exec(read('api/src/main.ts'));
/** In production, unless the settings say otherwise. */
const { DRAIN_SECONDS = '5' } = settingsIn(read('containers/kubernetes/base/settings.env'));

const known = {
  settings: new Set(Object.keys(settingsIn(read('.env.example')))),
  secrets: new Set(Object.keys(settingsIn(readFileSync(`${overlay}/secret.example.env`, 'utf8')))),
  images: servedBy(),
  closesWithin:
    Number(DRAIN_SECONDS) + Math.ceil(Number(milliseconds.replaceAll('_', '')) / 1_000) + 1,
};

const documents = documentsOf(overlay);
const apiIn = (all) => podOf(find(all, 'Deployment', 'api')).spec;

const rules = {
  schema: schemaProblems,
  references: referenceProblems,
  settings: settingProblems,
  serving: servingProblems,
  rollout: rolloutProblems,
  security: securityProblems,
  network: networkProblems,
};

describe('documents for Kubernetes', () => {
  for (const [name, problems] of Object.entries(rules)) {
    test(`${name}: nothing to object to`, () => assert.deepEqual(problems(documents, known), []));
  }

  test('what has to be there first can be applied alone, and needs nothing else', () => {
    const first = documents.filter(({ metadata }) => metadata.labels?.['nukkad.example/applied']);
    const has = (kind, name) => assert.ok(find(first, kind, name), `${kind} ${name}`);
    has('Namespace', 'nukkad');
    has('CronJob', 'migrate');
    assert.deepEqual(referenceProblems(first), []);
    assert.deepEqual(
      networkProblems(first).filter((one) => !one.includes('no pod')),
      [],
    );
  });

  test('jobs are begun by people alone', () => {
    for (const { spec } of documents.filter(({ kind }) => kind === 'CronJob')) {
      assert.equal(spec.suspend, true);
    }
  });

  test('pods do not migrate, and the job goes past the pooler', () => {
    assert.equal(find(documents, 'ConfigMap', 'settings').data.MIGRATE_AT_START, '0');
    const [{ env, command }] = containersOf(find(documents, 'CronJob', 'migrate'));
    assert.equal(command.at(-1), '--migrate');
    const url = env.find(({ name }) => name === 'DATABASE_URL').valueFrom.secretKeyRef.key;
    assert.equal(url, 'DATABASE_DIRECT_URL');
  });

  test('the pooler is set as the one that is tested', () => {
    const { data } = find(documents, 'ConfigMap', 'pgbouncer');
    const tested = settingsOfIni(read('containers/pgbouncer/pgbouncer.ini'));
    const own = ['listen_addr', 'auth_file', 'default_pool_size', 'nukkad'];
    const given = settingsOfIni(data['pgbouncer.ini']);
    for (const [name, value] of Object.entries(tested)) {
      if (!own.includes(name)) assert.equal(given[name], value, name);
    }
    const queryOf = ({ nukkad }) => /connect_query='(.+)'/.exec(nukkad)[1];
    assert.equal(queryOf(settingsOfIni(data['databases.ini'])), queryOf(tested));
  });

  test('the pooler takes the connections of as many API pods as there may be', () => {
    const { maxReplicas } = find(documents, 'HorizontalPodAutoscaler', 'api').spec;
    const pool = Number(find(documents, 'ConfigMap', 'settings').data.DATABASE_POOL);
    const { data } = find(documents, 'ConfigMap', 'pgbouncer');
    const taken = Number(settingsOfIni(data['pgbouncer.ini']).max_client_conn);
    // One of two poolers may be away.
    assert.ok((maxReplicas + 1) * pool <= taken);
  });

  test('secrets have names here, and no values', () => {
    assert.equal(documents.filter(({ kind }) => kind === 'Secret').length, 0);
    const example = settingsIn(readFileSync(`${overlay}/secret.example.env`, 'utf8'));
    for (const [name, value] of Object.entries(example)) {
      assert.match(value, /^$|<password>/, name);
    }
  });

  test('kubectl makes the same of it', {
    skip: hasKubectl() ? false : 'no kubectl from 1.27 on is installed',
  }, () => {
    const made = execFileSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
    const theirs = parseAllDocuments(
      made.replaceAll(/\b(settings|pgbouncer)-[a-z0-9]{10}\b/g, '$1'),
    );
    const sorted = (all) => all.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    assert.deepEqual(sorted(theirs.map((one) => one.toJS())), sorted(structuredClone(documents)));
  });
});

/** Whether kubectl is here, of a version that knows what the kustomization says. */
function hasKubectl() {
  const { stdout } = spawnSync('kubectl', ['version', '--client', '--output=json'], {
    encoding: 'utf8',
  });
  const [, minor = 0] = /"minor": "(\d+)/.exec(stdout ?? '') ?? [];
  return Number(minor) >= 27;
}

const idOf = ({ kind, metadata }) => `${kind} ${metadata.name}`;

function settingsOfIni(text) {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** What breaks the schema, and what is said then; all at once, because the compiler takes a second. */
const brokenSchema = [
  [(all) => Object.assign(apiIn(all), { replica: 3 }), /Deployment api: .*'"replica"'/],
  [(all) => Object.assign(find(all, 'Service', 'api').spec.ports[0], { port: '4000' }), /string/],
  [
    (all) => delete podOf(find(all, 'Deployment', 'site')).spec.containers[0].name,
    /'name' is missing/,
  ],
];

/** Rule → what breaks it, and what is said then. */
const broken = {
  references: [
    [
      (all) => all.splice(all.indexOf(find(all, 'ConfigMap', 'settings')), 1),
      /no ConfigMap settings/,
    ],
    [(all) => apiIn(all).volumes.pop(), /no volume tmp/],
    [
      (all) => Object.assign(find(all, 'Service', 'api').spec.selector, { a: 'b' }),
      /Service api: it leads to 0/,
    ],
    [
      (all) => Object.assign(find(all, 'Service', 'api').spec.ports[0], { targetPort: 'htpp' }),
      /no pod has the port htpp/,
    ],
    [
      (all) =>
        Object.assign(find(all, 'PodDisruptionBudget', 'api').spec.selector.matchLabels, {
          a: 'b',
        }),
      /PodDisruptionBudget api: it is for no pod/,
    ],
    [
      (all) =>
        Object.assign(find(all, 'HorizontalPodAutoscaler', 'api').spec.scaleTargetRef, {
          name: 'x',
        }),
      /no Deployment x/,
    ],
    [(all) => Object.assign(find(all, 'Deployment', 'api').spec, { replicas: 3 }), /says replicas/],
    [
      (all) => Object.assign(find(all, 'Deployment', 'api').spec.selector.matchLabels, { a: 'b' }),
      /not choose its own pods/,
    ],
    [
      (all) => all.splice(all.indexOf(find(all, 'Service', 'site')), 1),
      /Ingress nukkad: .*Service site/,
    ],
  ],
  settings: [
    [
      (all) => Object.assign(find(all, 'ConfigMap', 'settings').data, { API_PROT: '1' }),
      /API_PROT is no setting/,
    ],
    [
      (all) => apiIn(all).containers[0].env.push({ name: 'DATABASE', value: '' }),
      /DATABASE is no setting/,
    ],
    [
      (all) =>
        Object.assign(apiIn(all).containers[0].env[0].valueFrom.secretKeyRef, { key: 'URL' }),
      /DATABASE_URL is not in the example/,
    ],
    [
      (all) => apiIn(all).containers[0].env.push({ name: 'OTP_PEPPER', value: 'x' }),
      /OTP_PEPPER is a secret, written out/,
    ],
  ],
  serving: [
    [
      (all) => Object.assign(apiIn(all).containers[0], { image: 'nukkad-apis:1' }),
      /builds nukkad-apis/,
    ],
    [
      (all) => Object.assign(apiIn(all).containers[0].ports[0], { containerPort: 80 }),
      /4000 is its port/,
    ],
    [
      (all) => Object.assign(apiIn(all).containers[0].readinessProbe.httpGet, { path: '/ok' }),
      /\/ok is no check/,
    ],
    [
      (all) => Object.assign(apiIn(all).containers[0].livenessProbe.httpGet, { port: 'web' }),
      /asks the port web/,
    ],
  ],
  rollout: [
    [
      (all) =>
        Object.assign(find(all, 'Deployment', 'api').spec.strategy.rollingUpdate, {
          maxUnavailable: 1,
        }),
      /may be missing/,
    ],
    [(all) => apiIn(all).topologySpreadConstraints.pop(), /on one machine/],
    [(all) => delete apiIn(all).containers[0].readinessProbe, /no readinessProbe/],
    [(all) => delete apiIn(all).containers[0].lifecycle, /still lead to it/],
    [
      (all) => Object.assign(apiIn(all), { terminationGracePeriodSeconds: 10 }),
      /10 s are not enough/,
    ],
    [(all) => all.splice(all.indexOf(find(all, 'PodDisruptionBudget', 'api')), 1), /no budget/],
    [
      (all) => Object.assign(find(all, 'HorizontalPodAutoscaler', 'api').spec, { minReplicas: 1 }),
      /one pod is none/,
    ],
  ],
  security: [
    [(all) => delete apiIn(all).automountServiceAccountToken, /token of the cluster/],
    [(all) => delete apiIn(all).enableServiceLinks, /become settings/],
    [(all) => Object.assign(apiIn(all), { hostNetwork: true }), /machine itself/],
    [(all) => delete apiIn(all).securityContext.runAsNonRoot, /run as root/],
    [(all) => delete apiIn(all).securityContext.seccompProfile, /call to the kernel/],
    [
      (all) => apiIn(all).volumes.push({ name: 'x', hostPath: { path: '/' } }),
      /folder of the machine/,
    ],
    [(all) => apiIn(all).volumes.push({ name: 'x', emptyDir: {} }), /may fill the disk/],
    ...[
      [{ allowPrivilegeEscalation: true }, /gain rights/],
      [{ readOnlyRootFilesystem: false }, /write anywhere/],
      [{ capabilities: { drop: ['ALL'], add: ['NET_RAW'] } }, /has capabilities/],
      [{ privileged: true }, /is privileged/],
      [{ runAsUser: 0 }, /runs as root/],
    ].map(([more, said]) => [
      (all) => Object.assign(apiIn(all).containers[0].securityContext, more),
      said,
    ]),
    [(all) => delete apiIn(all).containers[0].resources.limits.memory, /requests or limits/],
    [
      (all) => Object.assign(apiIn(all).containers[0], { image: 'nukkad-api:latest' }),
      /any version/,
    ],
    [
      (all) =>
        delete podOf(find(all, 'Deployment', 'renderer')).spec.containers[0].volumeMounts[0]
          .readOnly,
      /may write the site/,
    ],
  ],
  network: [
    [(all) => all.splice(all.indexOf(find(all, 'NetworkPolicy', 'nothing')), 1), /nothing denies/],
    [
      (all) =>
        Object.assign(find(all, 'NetworkPolicy', 'api').spec.podSelector.matchLabels, { a: 'b' }),
      /for no pod/,
    ],
    [(all) => delete find(all, 'NetworkPolicy', 'api').spec.ingress[0].from, /anybody may come in/],
    [(all) => delete find(all, 'NetworkPolicy', 'api').spec.egress[0].to, /go anywhere/],
    [(all) => delete find(all, 'NetworkPolicy', 'api').spec.egress[0].ports, /any port/],
    [
      (all) =>
        Object.assign(find(all, 'NetworkPolicy', 'api').spec.ingress[0].ports[0], { port: 'web' }),
      /no port web/,
    ],
    [
      (all) =>
        Object.assign(
          find(all, 'NetworkPolicy', 'api').spec.ingress[0].from[0].podSelector.matchLabels,
          { a: 'b' },
        ),
      /pods that there are not/,
    ],
  ],
};

describe('each rule for Kubernetes finds what breaks it', () => {
  const changed = (...changes) => {
    const all = structuredClone(documents);
    for (const change of changes) change(all);
    return all;
  };
  for (const [name, cases] of Object.entries(broken)) {
    test(name, () => {
      for (const [change, said] of cases) {
        assert.match(rules[name](changed(change), known).join('\n'), said);
      }
    });
  }

  test('schema', () => {
    const found = schemaProblems(changed(...brokenSchema.map(([change]) => change)));
    for (const [, said] of brokenSchema) assert.match(found.join('\n'), said);
    assert.equal(found.length, brokenSchema.length);
  });
});
