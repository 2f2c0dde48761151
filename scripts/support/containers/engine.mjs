import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../processes.mjs';

/**
 * Podman with images, networks and containers of its own in a temporary folder: what else runs on the
 * machine is neither seen nor touched. It needs no service, and reads the files that Docker reads.
 */
export class Engine {
  #folder = mkdtempSync(path.join(tmpdir(), 'nukkad-containers-'));

  constructor() {
    // Where this itself runs confined, groups of processes cannot be made for containers; how many files
    // are open is limited as on machines that nobody has prepared.
    this.#write('containers.conf', [
      '[network]',
      'network_backend = "netavark"',
      `network_config_dir = "${path.join(this.#folder, 'networks')}"`,
      '[engine]',
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
      `tmp_dir = "${path.join(this.#folder, 'engine')}"`,
      `volume_path = "${path.join(this.#folder, 'volumes')}"`,
      '[containers]',
      'cgroups = "no-conmon"',
      'default_ulimits = ["nofile=1024:4096", "nproc=1024:1024"]',
    ]);
    // Images are not signed: ours are built here, and a registry is asked over TLS.
    this.#write('policy.json', ['{"default":[{"type":"insecureAcceptAnything"}]}']);
  }

  /** A place for files that this engine's images are made of. */
  get folder() {
    return this.#folder;
  }

  /**
   * Runs podman to its end.
   *
   * @returns {Promise<{ code: number, output: string }>}
   */
  ask(command, ...args) {
    const folder = (name) => path.join(this.#folder, name);
    const own = ['--root', folder('store'), '--runroot', folder('run')];
    const env = { ...process.env, CONTAINERS_CONF: folder('containers.conf') };
    const storage = ['--storage-driver', 'overlay'];
    const fetches = command === 'build' || command === 'pull';
    const policy = fetches ? ['--signature-policy', folder('policy.json')] : [];
    return capture('podman', [...own, ...storage, command, ...policy, ...args], { env });
  }

  /** Runs podman to its end: what it printed. It throws what was printed if that failed. */
  async run(...args) {
    const { code, output } = await this.ask(...args);
    if (code !== 0)
      throw new Error(`podman ${args.slice(0, 3).join(' ')}:\n${output.slice(-4000)}`);
    return output.trim();
  }

  /** Ends every container, and removes everything. */
  async close() {
    await this.ask('rm', '--all', '--force', '--time', '2');
    await this.ask('network', 'prune', '--force');
    // Mounted layers would be removed through their mounts.
    await this.ask('system', 'prune', '--all', '--force', '--volumes');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(name, lines) {
    writeFileSync(path.join(this.#folder, name), `${lines.join('\n')}\n`);
  }
}
