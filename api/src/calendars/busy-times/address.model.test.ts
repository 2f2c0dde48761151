import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hintOf, isPublicIp, readableAddress } from './address.model';

const addresses: [typed: string, expected: string][] = [
  [
    'https://calendar.example.com/secret/basic.ics',
    'https://calendar.example.com/secret/basic.ics',
  ],
  [' webcal://p01.example.com/published/2/abc ', 'https://p01.example.com/published/2/abc'],
  ['WEBCALS://a.example.com/x#part', 'https://a.example.com/x'],
  ['https://1.1.1.1/a.ics', 'https://1.1.1.1/a.ics'],
  ['https://[2606:4700::1111]/a.ics', 'https://[2606:4700::1111]/a.ics'],
  ['my calendar', 'not-an-address'],
  [`https://a.example.com/${'a'.repeat(2_000)}`, 'not-an-address'],
  ['http://calendar.example.com/a.ics', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['gopher://a.example.com/', 'not-https'],
  ['https://user:password@a.example.com/', 'has-password'],
  ['https://user@a.example.com/', 'has-password'],
  ['https://a.example.com:8443/', 'not-public'],
  ['https://localhost/a.ics', 'not-public'],
  ['https://metadata/a.ics', 'not-public'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://127.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://0x7f.0.0.1/', 'not-public'],
  ['https://017700000001/', 'not-public'],
  ['https://169.254.169.254/latest/meta-data', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[::ffff:10.0.0.1]/', 'not-public'],
  ['https://１２７.０.０.１/', 'not-public'],
];

describe('public addresses over https', () => {
  for (const [typed, expected] of addresses) {
    test(typed.slice(0, 60), () =>
      assert.equal(String(readableAddress(typed, 'public')), expected),
    );
  }
});

test('for tests also http of this machine, but nothing else', () => {
  const loopback = 'http://127.0.0.1:4321/a.ics';
  assert.equal(String(readableAddress(loopback, 'any')), loopback);
  assert.equal(readableAddress('file:///etc/passwd', 'any'), 'not-https');
  assert.equal(readableAddress('http://a:b@127.0.0.1/', 'any'), 'has-password');
});

const ips: [what: string, ip: string, isPublic: boolean][] = [
  ['public', '93.184.216.34', true],
  ['public', '2a00:1450:4001:81b::200e', true],
  ['a public one within IPv6', '::ffff:93.184.216.34', true],
  ['unspecified', '0.0.0.0', false],
  ['this network', '0.1.2.3', false],
  ['private', '10.1.2.3', false],
  ['private', '172.16.0.1', false],
  ['private', '192.168.1.1', false],
  ['loopback', '127.8.8.8', false],
  ['link-local, with the metadata of clouds', '169.254.169.254', false],
  ['shared by a provider', '100.64.0.1', false],
  ['benchmarks', '198.18.0.1', false],
  ['documentation', '203.0.113.9', false],
  ['multicast', '224.0.0.251', false],
  ['reserved', '240.0.0.1', false],
  ['broadcast', '255.255.255.255', false],
  ['unspecified', '::', false],
  ['loopback', '::1', false],
  ['loopback within IPv6', '::ffff:127.0.0.1', false],
  ['the same, deprecated', '::127.0.0.1', false],
  ['unique local', 'fd00::1', false],
  ['link-local', 'fe80::1', false],
  ['site-local', 'fec0::1', false],
  ['multicast', 'ff02::1', false],
  ['translated', '64:ff9b::a00:1', false],
  ['6to4 of a private one', '2002:a00:1::', false],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
  ['documentation', '2001:db8::1', false],
  ['discarded', '100::1', false],
  ['no address', 'example.com', false],
];

describe('addresses of the public internet', () => {
  for (const [what, ip, isPublic] of ips) {
    test(`${ip}: ${what}`, () => assert.equal(isPublicIp(ip), isPublic));
  }
});

const hints: [address: string, ending: string][] = [
  ['https://calendar.example.com/ical/asha/private-0123456789/basic.ics', '6789'],
  ['https://calendar.example.com/owa/calendar/9f8e/a1b2/calendar.ics', 'a1b2'],
  ['https://calendar.example.com/secret-9f8e7d6c.ics', '7d6c'],
  ['https://calendar.example.com/published/2/MTIzNDU', 'zNDU'],
  ['https://calendar.example.com/calendar.ics?key=abcdefgh', 'efgh'],
];

describe('a hint has the host, and four characters in which addresses differ', () => {
  for (const [address, ending] of hints) {
    test(ending, () => {
      assert.deepEqual(hintOf(new URL(address)), { host: 'calendar.example.com', ending });
    });
  }
});
