import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { capture, start } from '../../scripts/support/processes.mjs';
import { ended, startScreen } from '../support/screen.mjs';

/** Milliseconds after which Orca is taken to be silent; a busy machine is slow, not wrong. */
const PATIENCE = 60_000;
/** Milliseconds without a word after which nothing more belongs to a key. */
const SILENCE = 700;
const STEP = 100;
const BUS = '/usr/libexec/at-spi-bus-launcher';

/** Orca says what is reached by keys, neither the keys nor whole pages. */
const CUSTOMIZATIONS = `import orca.debug
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
`;
/** Firefox begins with the page alone. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'browser.newtab.preload': false,
  'signon.rememberSignons': false,
};

/**
 * Starts Orca beside Firefox, on a desktop of their own that nobody sees.
 *
 * @param {{ firefox: string, folder: string, address: string }} options `folder`: a temporary one
 * @returns {Promise<Listener>}
 *
 * @typedef {object} Listener
 * @property {(key: string) => Promise<void>} press presses a key, or writes what begins with `"`
 * @property {(what: string, isIt: (phrase: string) => boolean) => Promise<string[]>} hear resolves to
 *   what is said from now on up to this phrase
 * @property {(what: string) => Promise<string[]>} hearAll resolves to what is said from now on, once
 *   something was and nothing follows
 * @property {() => Promise<void>} close
 */
export async function startOrca({ firefox, folder, address }) {
  const screen = await startScreen();
  const children = [screen];
  const close = async () => {
    for (const child of children.toReversed()) await ended(child);
  };
  const run = (program, args, env, stdio = 'ignore') => {
    const child = start(program, args, { expendable: true, env, stdio });
    children.push(child);
    return child;
  };
  try {
    const env = surroundings(folder, screen.display);
    const stdio = ['ignore', 'pipe', 'ignore'];
    const bus = run('dbus-daemon', ['--session', '--nofork', '--print-address'], env, stdio);
    const [busAddress] = await once(bus.stdout, 'data');
    env.DBUS_SESSION_BUS_ADDRESS = String(busAddress).trim();
    run('openbox', [], env);
    run(BUS, ['--launch-immediately', '--a11y=1', '--screen-reader=1'], env);
    const log = path.join(folder, 'orca.log');
    run('orca', ['--replace', `--debug-file=${log}`], env);
    const { press, hear, hearAll } = listenerTo(log, env);
    await hear('Screen reader on.', (phrase) => phrase === 'Screen reader on.');
    run(firefox, ['--no-remote', '--profile', profileIn(folder), address], env);
    return { press, hear, hearAll, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function surroundings(folder, display) {
  const data = path.join(folder, 'data', 'orca');
  const runtime = path.join(folder, 'run');
  mkdirSync(data, { recursive: true });
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(data, 'orca-customizations.py'), CUSTOMIZATIONS);
  return {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: path.dirname(data),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANG: 'C.UTF-8',
    TZ: 'Asia/Kolkata',
  };
}

function profileIn(folder) {
  const profile = path.join(folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

/** Orca writes each phrase into its log as it hands it to the voice. */
function listenerTo(log, env) {
  let told = 0;
  const hear = async (what, isIt) => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(100)) {
      const said = phrasesOf(log);
      const last = said.findIndex((phrase, place) => place >= told && isIt(phrase));
      if (last === -1) continue;
      const heard = said.slice(told, last + 1);
      told = last + 1;
      return heard;
    }
    const instead = phrasesOf(log).slice(told).join(' | ');
    throw new Error(`"${what}" was not said, but: ${instead || 'nothing'}`);
  };
  const hearAll = async (what) => {
    const heard = await hear(what, () => true);
    for (let quiet = 0; quiet < SILENCE; quiet += STEP) {
      await wait(STEP);
      const more = phrasesOf(log).slice(told);
      if (more.length > 0) quiet = 0;
      told += more.length;
      heard.push(...more);
    }
    return heard;
  };
  const press = async (key) => {
    const [command, value] = key.startsWith('"') ? ['type', key.slice(1)] : ['key', key];
    await capture('xdotool', [command, '--delay', '100', value], { env });
  };
  return { press, hear, hearAll };
}

const MARK = "SPEECH OUTPUT: '";

/** `… - SPEECH OUTPUT: 'Doctor link.'{'established': False}`: the text alone. */
export function phrasesOf(log) {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(MARK))
    .map((line) => {
      const text = line.slice(line.indexOf(MARK) + MARK.length);
      const voice = text.search(/' ?\{/);
      return (voice === -1 ? text.slice(0, -1) : text.slice(0, voice)).trim();
    })
    .filter(Boolean);
}
