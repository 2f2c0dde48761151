import { allowEmptyHtml } from './trusted-urls';

type Rules = { createHTML(html: string): string };
type Place = { trustedTypes?: { createPolicy: jest.Mock; defaultPolicy: unknown } };

afterEach(() => {
  delete (globalThis as Place).trustedTypes;
});

function policies(defaultPolicy: unknown = null) {
  const createPolicy = jest.fn();
  (globalThis as Place).trustedTypes = { createPolicy, defaultPolicy };
  allowEmptyHtml();
  return createPolicy.mock.calls as [name: string, rules: Rules][];
}

test('text becomes no HTML, but nothing may stay nothing', () => {
  const [[name, rules] = []] = policies();
  expect(name).toBe('default');
  expect(rules?.createHTML('')).toBe('');
  expect(() => rules?.createHTML('<img src=x onerror=alert(1)>')).toThrow();
});

test('a policy that is there already stays', () => {
  expect(policies({})).toEqual([]);
});

test('browsers without Trusted Types need none', () => {
  expect(() => allowEmptyHtml()).not.toThrow();
});
