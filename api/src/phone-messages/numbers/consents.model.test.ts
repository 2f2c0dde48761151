import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saysStop } from './consents.model';

for (const said of ['STOP', ' stop. ', 'Stop!', 'रोकें', 'रोकें।', 'बंद करें', 'ನಿಲ್ಲಿಸಿ', 'opt-out']) {
  test(`“${said}” ends messages`, () => assert.equal(saysStop(said), true));
}

for (const said of ['', 'stop by at 5', 'do not stop', '3', 'cancel', 'रोकें मत']) {
  test(`“${said}” does not`, () => assert.equal(saysStop(said), false));
}
