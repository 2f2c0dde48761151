import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT } from '../repository.mjs';

/** How often a container is asked whether it is healthy, and how many times at most. */
const ASKED_EVERY_MS = 1_000;
const ASKED_AT_MOST = 180;

/**
 * What a service of the composition says → how podman is told. What is not known here is an error: a
 * property that is left out would be one that nothing has tried.
 */
const PROPERTIES = {
  read_only: (value) => [`--read-only=${value}`, '--read-only-tmpfs=false'],
  tmpfs: (folders) => folders.map((folder) => `--tmpfs=${folder}`),
  cap_drop: (names) => names.map((name) => `--cap-drop=${name}`),
  security_opt: (options) => options.map((option) => `--security-opt=${option}`),
  environment: (values) => Object.entries(values).map(([name, value]) => `--env=${name}=${value}`),
  volumes: (volumes) => volumes.map((volume) => `--volume=${volume}`),
  networks: (names) => [`--network=${names.map(network).join(',')}`],
  pids_limit: (value) => [`--pids-limit=${value}`],
  mem_limit: (value) => [`--memory=${value}`],
  healthcheck: ({ test: [, command] }) => [`--health-cmd=${command}`, '--health-interval=disable'],
  ports: (ports) => ports.map((port) => `--publish=127.0.0.1::${port.split(':').at(-1)}`),
  // Of images and of order, below; what ends here is not begun again.
  build: () => [],
  image: () => [],
  depends_on: () => [],
  restart: () => [],
  stop_grace_period: () => [],
};

/** `containers/compose.yaml`, carried out service by service. */
export class Composition {
  #engine;
  #services;
  #networks;

  /**
   * @param {import('./engine.mjs').Engine} engine
   * @param {Record<string, string>} settings what an operator says: secrets, addresses
   */
  constructor(engine, settings) {
    const text = readFileSync(path.join(ROOT, 'containers/compose.yaml'), 'utf8');
    const { services, networks } = filledIn(parse(text, { merge: true }), settings);
    this.#engine = engine;
    this.#services = services;
    this.#networks = { default: null, ...networks };
  }

  /** Images that the services name, and what the files of ours are based on. */
  get baseImages() {
    const all = Object.values(this.#services).flatMap(({ image, build }) =>
      image ? [image] : basesOf(build.dockerfile),
    );
    return [...new Set(all)];
  }

  /** Services whose image is built here. */
  get built() {
    return Object.keys(this.#services).filter((name) => this.#services[name].build);
  }

  async build(name) {
    await buildImage(this.#engine, this.#services[name].build.dockerfile, image(name));
  }

  /** Starts every service once those before it are as it wants them. */
  async up() {
    for (const [name, about] of Object.entries(this.#networks)) {
      const options = about?.internal ? ['--internal'] : [];
      await this.#engine.run('network', 'create', ...options, network(name));
    }
    const begun = new Set();
    const begin = async (name) => {
      if (begun.has(name)) return;
      begun.add(name);
      for (const [other, { condition }] of Object.entries(this.#services[name].depends_on ?? {})) {
        await begin(other);
        await this.#reaches(other, condition);
      }
      await this.#start(name);
    };
    for (const name of Object.keys(this.#services)) await begin(name);
    for (const [name, { restart }] of Object.entries(this.#services)) {
      if (restart !== 'no') await this.#reaches(name, 'service_healthy');
    }
  }

  /** Runs a command in a service that is up: `{ code, output }`. */
  inside(name, ...command) {
    return this.#engine.ask('exec', name, ...command);
  }

  /** Runs a command in a container of a service that goes with it: `{ code, output }`. */
  once(name, ...command) {
    return this.#engine.ask('run', '--rm', ...this.#optionsOf(name), image(name), ...command);
  }

  stop(name) {
    return this.#engine.run('stop', '--time', '20', name);
  }

  /** Where a published port of a service is reached: `http://127.0.0.1:<port>`. */
  async address(name) {
    const said = await this.#engine.run('port', name);
    return `http://${said.split('-> ').at(-1)}`;
  }

  #start(name) {
    const { image: named } = this.#services[name];
    const from = named ? `docker.io/library/${named}` : image(name);
    return this.#engine.run('run', '--detach', '--name', name, ...this.#optionsOf(name), from);
  }

  #optionsOf(name) {
    const service = { networks: ['default'], ...this.#services[name] };
    return Object.entries(service).flatMap(([property, value]) => {
      const told = PROPERTIES[property];
      if (!told) throw new Error(`"${property}" of ${name} is not tried.`);
      return told(value);
    });
  }

  async #reaches(name, condition) {
    if (condition === 'service_completed_successfully') {
      const code = await this.#engine.run('wait', name);
      if (code !== '0') throw new Error(`${name} ended with ${code}:\n${await this.#said(name)}`);
      return;
    }
    for (let asked = 0; asked < ASKED_AT_MOST; asked++) {
      const { code } = await this.#engine.ask('healthcheck', 'run', name);
      if (code === 0) return;
      await wait(ASKED_EVERY_MS);
    }
    throw new Error(`${name} does not become healthy:\n${await this.#said(name)}`);
  }

  async #said(name) {
    const { output } = await this.#engine.ask('logs', '--tail', '60', name);
    return output;
  }
}

/** Images that a file of ours is based on. */
export const basesOf = (dockerfile) =>
  [...readFileSync(path.join(ROOT, dockerfile), 'utf8').matchAll(/^FROM (\S+:\S+)/gm)].map(
    ([, base]) => base,
  );

/** @param {string} dockerfile from the root of the repository */
export async function buildImage(engine, dockerfile, tag) {
  const file = path.join(ROOT, dockerfile);
  // Docker's format has health checks.
  const options = ['--format=docker', '--layers', `--tag=${tag}`, `--file=${file}`];
  await engine.run('build', ...options, ROOT);
}

/** Values with `${NAME:-otherwise}` and `${NAME:?why}` replaced, after parsing: an empty one stays a text. */
function filledIn(value, settings) {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name, otherwise) => {
      const said = settings[name] ?? otherwise;
      if (said === undefined) throw new Error(`The composition asks for ${name}.`);
      return said;
    });
  }
  if (Array.isArray(value)) return value.map((one) => filledIn(one, settings));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, filledIn(one, settings)]),
  );
}

/** As Docker names them. One called "default" would be podman's own, which has no names of containers. */
export const network = (name) => `nukkad_${name}`;

const image = (name) => `localhost/nukkad-${name}`;
