import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { platformContract } from '@nukkad/platform/contract';
import { remoteManifest } from './fake-site';

/** A remote in plain script, without a build, so that a test controls exactly what it does. */
export interface HandWritten {
  /** Statements in the screen's component; `React` and `usePage` are in scope. */
  drawing?: string;
  /** The screen's content, an expression. */
  shows?: string;
  /** A stylesheet loaded with the screen. */
  css?: string;
}

const TITLE = `React.createElement('main', null, React.createElement('h1', null, 'Trial'))`;

/** Writes the build of a remote `mf-trial` with one screen `trial` into a folder. */
export async function handWritten(folder: string, remote: HandWritten): Promise<string> {
  await mkdir(folder, { recursive: true });
  const styles = remote.css === undefined ? [] : ['trial.css'];
  const screens = { trial: { scripts: ['entry.js'], styles, reads: [] } };
  const manifest = remoteManifest('mf-trial', { entry: 'entry.js', screens });
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'entry.js'), script(remote));
  if (remote.css !== undefined) await writeFile(path.join(folder, 'trial.css'), remote.css);
  return folder;
}

function script({ drawing = '', shows = TITLE, css }: HandWritten): string {
  return `var mf_trial = (() => {
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  let scope;
  const shared = async (name) => {
    const [copy] = Object.values(scope[name]);
    return (copy.lib ?? (await copy.get()))();
  };
  const style = () => new Promise((onload) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', onload });
    link.href = base + 'trial.css';
    document.head.appendChild(link);
  });
  const trial = async () => {
    ${css === undefined ? '' : 'await style();'}
    const React = await shared('react');
    const { usePage } = await shared('@nukkad/platform');
    const Screen = () => {
      ${drawing}
      return ${shows};
    };
    return { Screen };
  };
  const remote = { contract: ${platformContract}, screens: { trial } };
  return { init: (given) => void (scope = given), get: async () => () => ({ remote }) };
})();
`;
}
