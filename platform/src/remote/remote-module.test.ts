import { platformContract } from '../contract';
import { defineRemote, isRemoteModule } from './remote-module';

test('a declared remote carries the contract it was built for', () => {
  const remote = defineRemote({ screens: {} });
  expect(remote.contract).toBe(platformContract);
  expect(isRemoteModule(remote)).toBe(true);
});

test.each([undefined, null, 'remote', {}, { contract: '1', screens: {} }, { contract: 1 }])(
  '%j is no remote',
  (loaded) => {
    expect(isRemoteModule(loaded)).toBe(false);
  },
);
