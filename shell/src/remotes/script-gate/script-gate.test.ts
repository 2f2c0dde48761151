import { limits } from '@nukkad/platform/contract';
import { aRelease } from '../../testing/shell-builders';
import { installScriptGate } from './script-gate';
import { scriptUrlPolicy } from './trusted-urls';

const origin = window.location.origin;

const mirror = 'https://mirror.example';

const aShell = {
  part: 'shell',
  version: 's1',
  base: '/shell/s1/',
  integrity: { '583.1.js': 'sha384-chunk', '583.1.css': 'sha384-sheet' },
};

const cdn = 'https://cdn.example';

function aGate(origins: string[] = [], assets?: string) {
  const head = document.createElement('head');
  const policy = scriptUrlPolicy(origin, assets ? [assets, ...origins] : origins);
  return { head, gate: installScriptGate(head, policy, { assets, origins }) };
}

function aScript(path: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = path;
  return script;
}

function aStyle(path: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  return link;
}

test('a listed file enters with the integrity its release states', () => {
  const { head, gate } = aGate();
  gate.admit(aRelease());
  const script = head.appendChild(aScript('/remotes/mf-public/v1/screen.3.js'));
  expect(script).toMatchObject({ integrity: 'sha384-screen', crossOrigin: 'anonymous' });
  const style = head.appendChild(aStyle('/remotes/mf-public/v1/screen.4.css'));
  expect(style).toMatchObject({ integrity: 'sha384-style' });
});

test.each([
  '/remotes/mf-public/v1/unlisted.js',
  '/remotes/mf-public/v2/screen.3.js',
  '/remotes/mf-evil/v1/remoteEntry.1.js',
])('%s is listed nowhere and refused', (path) => {
  const { head, gate } = aGate();
  gate.admit(aRelease());
  expect(() => head.appendChild(aScript(path))).toThrow('No release lists');
  expect(head.children).toHaveLength(0);
});

test("the shell's own chunks enter with the integrity that the composition states", () => {
  const { head, gate } = aGate();
  gate.admit(aShell);
  const script = head.appendChild(aScript('/shell/s1/583.1.js'));
  expect(script).toMatchObject({ integrity: 'sha384-chunk', crossOrigin: 'anonymous' });
  const style = head.appendChild(aStyle('/shell/s1/583.1.css'));
  expect(style).toMatchObject({ integrity: 'sha384-sheet', crossOrigin: 'anonymous' });
});

test.each(['/shell/s1/unlisted.js', '/shell/s2/583.1.js', '/x.js', '/api/x.js'])(
  '%s of this site is listed nowhere and refused',
  (path) => {
    const { head, gate } = aGate();
    gate.admit(aShell);
    expect(() => head.appendChild(aScript(path))).toThrow('No release lists');
    expect(() => head.appendChild(aStyle(path.replace('.js', '.css')))).toThrow('No release');
  },
);

test('a chunk of the shell that failed is asked for at the next origin, then here again', () => {
  const { head, gate } = aGate([mirror]);
  gate.admit(aShell);
  const addresses = [0, 1, 2].map(() => {
    const script = head.appendChild(aScript('/shell/s1/583.1.js'));
    script.dispatchEvent(new Event('error'));
    return script.src;
  });
  expect(addresses).toEqual([
    `${origin}/shell/s1/583.1.js`,
    `${mirror}/shell/s1/583.1.js?again=1`,
    `${origin}/shell/s1/583.1.js?again=2`,
  ]);
});

test('after a renewal unfinished files get a new address, finished ones keep theirs', () => {
  const { head, gate } = aGate();
  gate.admit(aRelease());
  const entry = head.appendChild(aScript('/remotes/mf-public/v1/remoteEntry.1.js'));
  entry.dispatchEvent(new Event('load'));
  const hung = head.appendChild(aScript('/remotes/mf-public/v1/screen.3.js'));
  const onError = jest.fn();
  hung.addEventListener('error', onError);

  gate.renew('mf-public');

  expect(onError).toHaveBeenCalledTimes(1);
  const again = head.appendChild(aScript('/remotes/mf-public/v1/screen.3.js'));
  expect(again.src).toBe(`${origin}/remotes/mf-public/v1/screen.3.js?again=1`);
  expect(again.integrity).toBe('sha384-screen');
  const finished = head.appendChild(aScript('/remotes/mf-public/v1/remoteEntry.1.js'));
  expect(finished.src).toBe(`${origin}/remotes/mf-public/v1/remoteEntry.1.js`);
});

test('after a renewal a file that nobody asked for before has a new address as well', () => {
  const { head, gate } = aGate();
  gate.admit(aRelease());
  const entry = head.appendChild(aScript('/remotes/mf-public/v1/remoteEntry.1.js'));
  entry.dispatchEvent(new Event('error'));
  gate.renew('mf-public');
  // Its preload failed earlier, and Chromium would reuse that failure.
  const chunk = head.appendChild(aScript('/remotes/mf-public/v1/screen.3.js'));
  expect(chunk.src).toBe(`${origin}/remotes/mf-public/v1/screen.3.js?again=1`);
  const style = head.appendChild(aStyle('/remotes/mf-public/v1/screen.4.css'));
  expect(style.href).toBe(`${origin}/remotes/mf-public/v1/screen.4.css?again=1`);
});

test('a renewal of one remote leaves another alone', () => {
  const { head, gate } = aGate();
  gate.admit(aRelease());
  gate.admit(aRelease({ part: 'mf-auth' }));
  const other = head.appendChild(aScript('/remotes/mf-auth/v1/screen.3.js'));
  const onError = jest.fn();
  other.addEventListener('error', onError);
  gate.renew('mf-public');
  expect(onError).not.toHaveBeenCalled();
  const again = head.appendChild(aScript('/remotes/mf-auth/v1/screen.3.js'));
  expect(again.src).toBe(`${origin}/remotes/mf-auth/v1/screen.3.js`);
});

test('a mirror brings what is listed, with the same integrity, and nothing else', () => {
  const { head, gate } = aGate([mirror]);
  gate.admit(aRelease());
  const script = head.appendChild(aScript(`${mirror}/remotes/mf-public/v1/screen.3.js`));
  expect(script).toMatchObject({ integrity: 'sha384-screen', crossOrigin: 'anonymous' });
  const style = head.appendChild(aStyle(`${mirror}/remotes/mf-public/v1/screen.4.css`));
  expect(style).toMatchObject({ integrity: 'sha384-style' });
  for (const path of ['/remotes/mf-public/v1/unlisted.js', '/shell/s1/shell.js', '/x.js']) {
    expect(() => head.appendChild(aScript(mirror + path))).toThrow('No release lists');
  }
});

test('a file of a mirror that hung keeps its origin under its new address', () => {
  const { head, gate } = aGate([mirror]);
  gate.admit(aRelease());
  head.appendChild(aScript(`${mirror}/remotes/mf-public/v1/screen.3.js`));
  gate.renew('mf-public');
  const again = head.appendChild(aScript(`${mirror}/remotes/mf-public/v1/screen.3.js`));
  expect(again.src).toBe(`${mirror}/remotes/mf-public/v1/screen.3.js?again=1`);
});

test('an origin that is no mirror brings nothing, even of a listed path', () => {
  const { head, gate } = aGate([mirror]);
  gate.admit(aRelease());
  const evil = 'https://evil.example/remotes/mf-public/v1/screen.3.js';
  expect(() => head.appendChild(aScript(evil))).toThrow('has no files for this page');
  expect(() => head.appendChild(aStyle(evil.replace('3.js', '4.css')))).toThrow('has no files');
});

test('scripts of another origin are not allowed', () => {
  const policy = scriptUrlPolicy(origin);
  expect(policy.createScriptURL('/remotes/a.js')).toBe('/remotes/a.js');
  expect(() => policy.createScriptURL('https://evil.example/a.js')).toThrow('not allowed');
});

test('scripts of a mirror are allowed for releases alone', () => {
  const policy = scriptUrlPolicy(origin, [mirror]);
  for (const path of ['/remotes/mf-public/v1/a.js', '/shell/s1/a.js']) {
    expect(policy.createScriptURL(mirror + path)).toBe(mirror + path);
  }
  expect(() => policy.createScriptURL(`${mirror}/a.js`)).toThrow('not allowed');
  expect(() => policy.createScriptURL(`${mirror}/api/a.js`)).toThrow('not allowed');
});

describe('with an origin that is asked first', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a chunk of the shell that failed there is asked for here, then at the mirrors', () => {
    const { head, gate } = aGate([mirror], cdn);
    gate.admit(aShell);
    const addresses = [0, 1, 2].map(() => {
      const script = head.appendChild(aScript(`${cdn}/shell/s1/583.1.js`));
      script.dispatchEvent(new Event('error'));
      return script.src;
    });
    expect(addresses).toEqual([
      `${cdn}/shell/s1/583.1.js`,
      `${origin}/shell/s1/583.1.js?again=1`,
      `${mirror}/shell/s1/583.1.js?again=2`,
    ]);
  });

  test.each([
    ['what does not come from there in time has failed', cdn, limits.assetsPatience, 1],
    ['what comes from here may take its time', origin, limits.chunkLoadTimeout - 1, 0],
  ])('%s', (_, from, after, failures) => {
    const { head, gate } = aGate([], cdn);
    gate.admit(aRelease());
    const script = head.appendChild(aScript(`${from}/remotes/mf-public/v1/screen.3.js`));
    const onError = jest.fn();
    script.addEventListener('error', onError);
    jest.advanceTimersByTime(after - 1);
    expect(onError).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledTimes(failures);
  });

  test('what has come from there does not fail later', () => {
    const { head, gate } = aGate([], cdn);
    gate.admit(aRelease());
    const script = head.appendChild(aScript(`${cdn}/remotes/mf-public/v1/screen.3.js`));
    script.dispatchEvent(new Event('load'));
    const onError = jest.fn();
    script.addEventListener('error', onError);
    jest.advanceTimersByTime(limits.assetsPatience);
    expect(onError).not.toHaveBeenCalled();
  });
});
