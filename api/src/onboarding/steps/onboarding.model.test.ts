import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import type { CredentialRow } from './credentials.store';
import { toCredential } from './onboarding.model';

const row: CredentialRow = {
  ...{ id: 'credential-1', vendor_id: 'vendor-1', kind: 'certificate', position: 0 },
  ...{ subject: '', certificate: '', number: 'KMC 4711', description: '' },
  ...{ issued_by: 'Karnataka Medical Council', institution: '', qualification: '' },
  ...{ specializations: [], from_day: '2015-06-01', to_day: '2030-05-31' },
  ...{ file_id: 'file-1', file_name: 'scan.pdf', file_type: 'application/pdf', file_bytes: 4 },
  ...{ state: 'waiting', reason: null, decided_at: null, decided_by: null },
};

test('a document ends on a day, or does not end', () => {
  assert.equal(toCredential(row).to, '2030-05-31');
  assert.equal(toCredential({ ...row, to_day: limits.noEndDay }).to, null);
});
