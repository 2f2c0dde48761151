import { RemoteError, remoteFailureOf } from './remote-failure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [new RemoteError('MF-UNKNOWN', 'x'), 'MF-UNKNOWN'],
  [new RemoteError('MF-CONTRACT', 'x'), 'MF-CONTRACT'],
  [named('ChunkLoadError', 'Loading chunk 806 failed.\n(error: http://x/806.js)'), 'MF-CHUNK'],
  [named('ChunkLoadError', 'Loading chunk 806 failed.\n(timeout: http://x/806.js)'), 'MF-TIMEOUT'],
  [new Error('Loading CSS chunk 806 failed.'), 'MF-CHUNK'],
  [new Error('[ Federation Runtime ]: #RUNTIME-008 ScriptNetworkError'), 'MF-LOAD'],
  ['a string', 'MF-LOAD'],
])('%s is %s', (error, code) => {
  expect(remoteFailureOf(error, 'mf-public/listing')).toMatchObject({
    code,
    text: 'Loading chunk mf-public/listing failed',
  });
});
