import { platformContract } from '../contract';
import { defineRemote, isRemoteModule } from './remote-module';

const Screen = () => null;

test('a declared remote carries the contract it was built for', () => {
  const remote = defineRemote({ screens: {} });
  expect(remote.contract).toBe(platformContract);
  expect(isRemoteModule(remote)).toBe(true);
});

test('a screen comes once the words of the page’s language are there', async () => {
  const happened: string[] = [];
  const definition = {
    languages: { hi: async () => void happened.push('words') },
    screens: {
      list: async () => {
        happened.push('screen');
        return { Screen };
      },
    },
  };
  await defineRemote(definition).screens.list?.();
  expect(happened).toEqual(['screen']);
  document.documentElement.lang = 'hi-IN';
  const remote = defineRemote(definition);
  document.documentElement.lang = '';
  await remote.screens.list?.();
  expect(happened).toEqual(['screen', 'words', 'screen']);
});

test.each([undefined, null, 'remote', {}, { contract: '1', screens: {} }, { contract: 1 }])(
  '%j is no remote',
  (loaded) => {
    expect(isRemoteModule(loaded)).toBe(false);
  },
);
