import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { parts, ROOT, workspaces } from './support/repository.mjs';
import { stages } from './support/stages.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const yaml = (file) => parse(read(file), { merge: true });
const named = (folder, pattern) =>
  readdirSync(path.join(ROOT, folder)).filter((f) => pattern.test(f));

const settings = new Set(
  [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
);
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
// The module is of a package of its own.
const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const compose = yaml('containers/compose.yaml');

/** A tag that names one version of an image, with or without its digest. */
const FULL_VERSION =
  /^(node:\d+\.\d+\.\d+|postgres:\d+\.\d+|debian:bookworm-\d{8})(-[a-z]+)*(@sha256:[0-9a-f]{64})?$/;

/** A commit, and beside it the version that Renovate raises with it. */
const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

describe('containers', () => {
  for (const file of named('containers', /Dockerfile$/)) {
    test(`${file} copies and runs what is there`, () => {
      const text = read(`containers/${file}`);
      const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
        from.split(' '),
      );
      assert.equal(copied.length > 0, /^COPY (?!--from)/m.test(text));
      for (const from of copied) assert.ok(existsSync(path.join(ROOT, from)), from);
      for (const [, workspace] of text.matchAll(/-w (@nukkad\/[\w-]+)/g)) {
        assert.ok(existsSync(path.join(ROOT, 'node_modules', workspace)), workspace);
      }
    });

    test(`${file} names the full version of what it is based on`, () => {
      const stages = [...read(`containers/${file}`).matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
      const names = stages.map(([, , name]) => name);
      const bases = stages.map(([, base]) => base).filter((base) => !names.includes(base));
      assert.ok(bases.length > 0);
      for (const base of bases) assert.match(base, FULL_VERSION);
    });

    test(`${file} ends with what runs: unprivileged, without what builds or installs`, () => {
      const last = read(`containers/${file}`)
        .split(/^FROM /m)
        .at(-1);
      assert.match(last, /^USER (node|www-data|pooler)$/m);
      assert.doesNotMatch(
        last,
        /\bnpm (ci|install|run)\b|build-essential|COPY --from=build \S*node_modules /,
      );
      if (last.startsWith('node:')) assert.match(last, /rm -rf \/usr\/local\/lib\/node_modules/);
      for (const [, install] of last.matchAll(/apt-get install (.+?) \\/g)) {
        assert.match(
          install,
          /^-y --no-install-recommends (zstd|pgbouncer|nginx-light libnginx-mod-[\w-]+)$/,
        );
      }
    });
  }

  test('packages of images are production packages of what they run', () => {
    const needed = (name) => {
      const { folder, about } = workspaces().get(name);
      const own = Object.keys(about.dependencies ?? {}).filter((one) => one.startsWith('@nukkad/'));
      return [path.relative(ROOT, folder), ...own.flatMap(needed)];
    };
    for (const [file, ran] of [
      ['api', ['@nukkad/api', 'nukkad']],
      ['release', ['nukkad']],
    ]) {
      const text = read(`containers/${file}.Dockerfile`);
      const [, kept] =
        /^FROM installed AS packages\nRUN .*workspaces=(\[.+\])' \\\n {2}&& npm prune --omit=dev /m.exec(
          text,
        ) ?? [];
      assert.deepEqual(JSON.parse(kept).sort(), [...new Set(ran.flatMap(needed))].sort(), file);
      assert.match(text, /^COPY --from=packages \/nukkad\/node_modules node_modules$/m);
    }
  });

  test('the build of each part is in the image that releases it', () => {
    const copied = [
      ...read('containers/release.Dockerfile').matchAll(/^COPY --from=build (\S+) (\S+)$/gm),
    ];
    const dists = parts().map(({ folder }) => path.join(path.relative(ROOT, folder), 'dist'));
    // With the contract of the API, which its command names.
    const all = [...dists, 'api/dist/contract.json'];
    assert.deepEqual(copied.map(([, , to]) => to).sort(), all.sort());
    for (const [, from, to] of copied) assert.equal(from, `/nukkad/${to}`);
  });

  test('each container is read-only, and what stays up says whether it is healthy', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      assert.equal(service.read_only, true, name);
      assert.ok(service.tmpfs.includes('/tmp'), name);
      assert.ok(service.security_opt.includes('no-new-privileges:true'), name);
      if (service.build) assert.deepEqual(service.cap_drop, ['ALL'], name);
      else assert.match(service.image, FULL_VERSION);
      if (service.restart === 'no') continue;
      const image = service.build && read(service.build.dockerfile);
      assert.ok(service.healthcheck ?? /^HEALTHCHECK /m.test(image), name);
    }
  });

  test('each service is built from a file that is here', () => {
    const built = Object.values(compose.services).filter(({ build }) => build);
    assert.equal(built.length, 4);
    for (const { build } of built) assert.ok(existsSync(path.join(ROOT, build.dockerfile)));
  });

  test('every setting of ours is one that is documented', () => {
    for (const name of ['api', 'release', 'renderer', 'site']) {
      for (const setting of Object.keys(compose.services[name].environment)) {
        assert.ok(settings.has(setting), `${setting} of ${name}`);
      }
    }
  });

  test('no secret has a default', () => {
    const text = read('containers/compose.yaml');
    for (const secret of ['POSTGRES_PASSWORD', 'SESSION_SECRET', 'OTP_PEPPER', 'RENDERER_KEY']) {
      assert.doesNotMatch(text, new RegExp(`\\$\\{${secret}:?-`), secret);
      assert.match(text, new RegExp(`\\$\\{${secret}:\\?`), secret);
    }
  });

  test('nginx of the image asks the services beside it, and is a configuration of nginx', (t) => {
    const folder = scratch(t);
    cpSync(path.join(ROOT, 'nginx'), folder, { recursive: true });
    const image = read('containers/site.Dockerfile');
    for (const [, change, file] of image.matchAll(/sed -i '(.+?)' \/etc\/nginx\/(\S+)/g)) {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      execFileSync('sed', ['-i', change, target]);
      assert.notEqual(readFileSync(target, 'utf8'), before, change);
    }
    const site = readFileSync(path.join(folder, 'nukkad.conf'), 'utf8');
    assert.doesNotMatch(site, /# (or|with) rendered/);
    assert.equal(site.match(/^ +include nukkad-rendered\.conf;$/gm)?.length, 2);
    assert.match(site, /^include nukkad-rendered-cache\.conf;$/m);
    const rendered = readFileSync(path.join(folder, 'nukkad-rendered.conf'), 'utf8');
    const asked = [...`${site}${rendered}`.matchAll(/(\w+):(\d+)(?: max_fails=0)?; # here/g)];
    assert.deepEqual(
      asked.map(([, service, port]) => [service, port]),
      [
        ['api', compose.services.api.environment.API_PORT],
        ['renderer', /EXPOSE (\d+)/.exec(read('containers/renderer.Dockerfile'))?.[1]],
      ],
    );
    for (const [, service] of asked)
      assert.ok(compose.services[service].networks.includes('pages'));
    if (hasNginx) assertAccepted(folder);
  });

  test('the renderer reads and asks, and can do nothing else', () => {
    const { renderer, api } = compose.services;
    const [, folder] = /SITE_DIR=(\S+)/.exec(read('containers/renderer.Dockerfile')) ?? [];
    assert.deepEqual(renderer.volumes, [`site:${folder}:ro`]);
    assert.deepEqual(renderer.networks, ['pages']);
    assert.equal(compose.networks.pages.internal, true);
    assert.deepEqual([renderer.read_only, renderer.cap_drop], [true, ['ALL']]);
    assert.match(renderer.mem_limit, /^\d+g$/);
    assert.equal(renderer.environment.RENDERER_KEY, api.environment.RENDERER_KEY);
    assert.equal(compose.services.site.depends_on.renderer.condition, 'service_healthy');
  });

  test('nginx is given what it serves and nothing else, to read', () => {
    const served = /root (\S+); # here/.exec(read('nginx/nukkad.conf'))?.[1];
    assert.deepEqual(compose.services.site.volumes, [`site:${served}:ro`]);
    // The volume is the site folder of its writers, and contains nothing of the data folder.
    for (const name of ['api', 'release']) {
      const { volumes } = compose.services[name];
      assert.deepEqual(volumes, ['data:/var/lib/nukkad', 'site:/var/lib/nukkad/site'], name);
    }
  });

  test('the proxies in front of nginx have to be said, and reach nginx before it starts', () => {
    const { NGINX_TRUST_PROXY: said } = compose.services.site.environment;
    assert.match(said, /^\$\{NGINX_TRUST_PROXY:\?/);
    const image = read('containers/site.Dockerfile');
    assert.match(
      image,
      /trusted-proxies\.sh > \/etc\/nginx\/nukkad-proxies\.conf; exec nginx -e stderr/,
    );
    assert.match(image, /ln -sf \/tmp\/nukkad-proxies\.conf \/etc\/nginx\/nukkad-proxies\.conf/);
    assert.match(read('nginx/nukkad.conf'), /include nukkad-proxies\.conf;/);
  });

  test('nothing that was built or installed here is sent along', () => {
    const left = read('.dockerignore').split('\n');
    for (const folder of ['.git', '.nukkad', '**/node_modules', '**/dist']) {
      assert.ok(left.includes(folder), folder);
    }
  });

  test('what has secrets is in no image and in no commit, wherever it stands', () => {
    const unsent = read('.dockerignore').split('\n');
    const uncommitted = read('.gitignore').split('\n');
    for (const file of ['.env', 'secret.env', 'userlist.txt']) {
      // Docker takes a name alone for one at the root, git for one anywhere.
      assert.ok(unsent.includes(`**/${file}`), file);
      assert.ok(uncommitted.includes(file), file);
    }
  });
});

/** Job → what it may besides reading. */
const MORE_PERMISSIONS = new Map([
  ['publish-sdk.yml publish', { contents: 'read', 'id-token': 'write' }],
]);

describe('workflows', () => {
  const workflows = named('.github/workflows', /\.yml$/).map((file) => [
    file,
    yaml(`.github/workflows/${file}`),
  ]);

  /** Minutes: the nightly run may take long, a check before a merge may not. */
  const longest = (file) => (file === 'nightly.yml' ? 240 : 45);

  for (const [file, workflow] of workflows) {
    test(`${file} may read and nothing else, and ends`, () => {
      assert.deepEqual(workflow.permissions, { contents: 'read' });
      for (const [name, job] of Object.entries(workflow.jobs)) {
        assert.deepEqual(job.permissions, MORE_PERMISSIONS.get(`${file} ${name}`));
        assert.ok(job['timeout-minutes'] <= longest(file));
      }
    });

    test(`${file} runs actions by their commit`, () => {
      const uses = read(`.github/workflows/${file}`)
        .split('\n')
        .filter((line) => /\buses:/.test(line));
      assert.ok(uses.length > 0);
      for (const line of uses) assert.match(line, PINNED);
    });

    test(`${file} puts nothing that somebody typed into a script`, () => {
      const steps = Object.values(workflow.jobs).flatMap(({ steps }) => steps);
      for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{\s*(inputs|github\.event)/);
    });
  }

  test('every action is run in one version', () => {
    const named = workflows.flatMap(([file]) => [
      ...read(`.github/workflows/${file}`).matchAll(/uses: (\S+)@(\S+) # (\S+)/g),
    ]);
    const versions = new Map(
      named.map(([, action, commit, version]) => [action, `${commit} ${version}`]),
    );
    for (const [, action, commit, version] of named) {
      assert.equal(`${commit} ${version}`, versions.get(action), action);
    }
  });

  test('the gate runs for each change, everything at night', () => {
    const commands = (file) =>
      Object.values(yaml(`.github/workflows/${file}`).jobs)
        .flatMap(({ steps }) => steps)
        .map(({ run }) => run);
    assert.ok(commands('ci.yml').includes('npm test'));
    assert.ok(commands('nightly.yml').some((run) => run?.startsWith('npm run test:all -- ')));
    const { on, jobs } = yaml('.github/workflows/nightly.yml');
    assert.equal(on.schedule.length, 1);
    const run = jobs.all.strategy.matrix.include.flatMap(({ stages }) => stages.split(' '));
    assert.deepEqual(run, Object.keys(stages));
  });

  test('packages are published from main, once what is published was tried, by our code alone', () => {
    const { try: tried, publish } = yaml('.github/workflows/publish-sdk.yml').jobs;
    assert.equal(publish.needs, 'try');
    assert.equal(publish.if, "github.ref == 'refs/heads/main'");
    assert.equal(publish.environment, 'npm');
    const runs = ({ steps }) => steps.flatMap(({ run = [] }) => run);
    assert.deepEqual(runs(publish), ['node scripts/publish.mjs']);
    assert.ok(publish.steps.every((step) => step.with?.cache === undefined));
    const checks = ['npm run check', 'npm test -- scripts', 'npm run test:devkit'];
    for (const check of checks) assert.ok(runs(tried).includes(check), check);
    assert.doesNotMatch(read('.github/workflows/publish-sdk.yml'), /secrets\.|NODE_AUTH_TOKEN/);
  });

  test('every part can be released, and nothing that is none', () => {
    const { inputs } = yaml('.github/workflows/release-remote.yml').on.workflow_dispatch;
    const released = parts()
      .map(({ part }) => part)
      .filter((part) => part !== 'shared-ui');
    assert.deepEqual([...inputs.part.options].sort(), [...released].sort());
  });
});

function scratch(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-deployment-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** nginx itself reads a configuration; names of containers lead nowhere here. */
function assertAccepted(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.conf'))) {
    const target = path.join(folder, file);
    const given = readFileSync(target, 'utf8');
    const here = given
      .replaceAll(/(api|renderer):(\d+)(.*; # here)/g, '127.0.0.1:$2$3')
      .replace(hasBrotli ? /$^/ : 'brotli_static on;', '')
      .replaceAll('/var/cache/nukkad-pages', path.join(folder, 'pages'))
      .replaceAll('/etc/nginx/nukkad', path.join(folder, 'nukkad'));
    writeFileSync(target, here);
  }
  const whole = read('containers/nginx.conf')
    .replaceAll('/etc/nginx/nukkad', path.join(folder, 'nukkad'))
    .replaceAll(/\/tmp\/(nginx[\w.-]+);/g, `${folder}/$1;`)
    .replace('/dev/stdout', path.join(folder, 'access.log'));
  writeFileSync(path.join(folder, 'whole.conf'), whole);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', path.join(folder, 'whole.conf')], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}
