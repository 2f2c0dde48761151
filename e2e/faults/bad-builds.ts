import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { scratchFolder } from '../support/processes';
import type { BadBuild } from './faults';

const REMOTE = /\(0,\w+(?:\(\d+\))?\.defineRemote\)\(\{(?=languages:|screens:)/;
/** Replaces the `defineRemote` call and receives its argument. */
const wrapped = (module: string) => `(remote=>(${module}))({`;
const screensAs = (bring: string) =>
  wrapped(
    `{contract:1,screens:Object.fromEntries(Object.keys(remote.screens).map(name=>[name,${bring}]))}`,
  );
const everyScreen = (screen: string) => screensAs(`async()=>({Screen:${screen}})`);
/** The good build's screens, with a side effect after each load. */
const beside = (deed: string) =>
  screensAs(`async()=>{const its=await remote.screens[name]();${deed};return its}`);
const DRAWS = '(()=>{throw new Error("a bad build draws")})';
const MOUNTS =
  '(()=>{function Bad(props){this.props=props}Bad.prototype.isReactComponent={};Bad.prototype.render=()=>null;Bad.prototype.componentDidMount=()=>{throw new Error("a bad build mounts")};return Bad})()';

// Like setState, without importing React.
const RENDERS =
  '(()=>{function Bad(props){this.props=props}Bad.prototype.isReactComponent={};Bad.prototype.render=()=>null;Bad.prototype.componentDidMount=Bad.prototype.componentDidUpdate=function(){this.updater.enqueueSetState(this,{at:performance.now()},null,"setState")};return Bad})()';
const THROWS =
  'setTimeout(()=>{throw new Error("a bad build throws")});Promise.reject(new Error("a bad build rejects"))';
const BLOCKS = 'for(const end=Date.now()+5000;Date.now()<end;);';

/** Changes to the entry of a good build. */
const spoilt: Record<BadBuild, (entry: string) => string> = {
  'throws while it is read': (entry) => `throw new Error("a bad build is read");${entry}`,
  'exposes nothing': (entry) => once(entry, '"./remote":', '"./other":'),
  'is of another contract': (entry) => once(entry, REMOTE, wrapped('{...remote,contract:999}')),
  'wants another React': (entry) =>
    once(
      entry,
      /requiredVersion:"[^"]+",strictVersion:!1(,eager:!1,layer:void 0,shareKey:"react"\})/,
      'requiredVersion:"^18.0.0",strictVersion:!0$1',
    ),
  'throws while drawing': (entry) => once(entry, REMOTE, everyScreen(DRAWS)),
  'throws in an effect': (entry) => once(entry, REMOTE, everyScreen(MOUNTS)),
  'renders for ever': (entry) => once(entry, REMOTE, everyScreen(RENDERS)),
  'throws beside its screen': (entry) => once(entry, REMOTE, beside(THROWS)),
  'blocks the page': (entry) => once(entry, REMOTE, beside(BLOCKS)),
};

/**
 * Copies a remote's build as another version; with `bad`, a defective one. Like real builds, it
 * registers chunks under its own global name.
 *
 * @param id distinguishes versions of one build: lower-case letters and digits
 */
export function buildOf(dist: string, id: string, bad?: BadBuild): string {
  const folder = scratchFolder();
  const filter = (file: string) => !/\.map$|\.build$/.test(file);
  cpSync(dist, folder, { recursive: true, filter });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    change(path.join(folder, file), (script) =>
      script.replaceAll(/webpackChunk\w*/g, (place) => `${place}_${id}`),
    );
  }
  const about = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(about, 'utf8')) as PartManifest;
  const packageVersion = `${manifest.packageVersion}-${id}`;
  writeFileSync(about, JSON.stringify({ ...manifest, packageVersion }));
  if (bad) change(path.join(folder, manifest.entry), spoilt[bad]);
  return folder;
}

function once(text: string, before: string | RegExp, after: string): string {
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${before} stands nowhere in the entry.`);
  return changed;
}

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}
