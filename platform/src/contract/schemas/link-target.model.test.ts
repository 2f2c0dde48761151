import { linkTarget } from './link-target.model';

const good = [
  '/',
  '/doctors?city=pune',
  "/ca's",
  'https://x.com/nukkad',
  'http://example.com',
  'tel:+918040004000',
  'mailto:help@nukkad.example',
];
for (const typed of good) {
  test(`${typed} is a target`, () => expect(linkTarget.parse(typed)).toBe(typed));
}

const bad = [
  '',
  'doctors',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\u200Bscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x.com/1',
  'file:///etc/passwd',
  'https://',
  'https://bank.example@evil.example/',
  `https://x.com/${'a'.repeat(500)}`,
];
for (const typed of bad) {
  test(`${JSON.stringify(typed).slice(0, 50)} is none`, () =>
    expect(linkTarget.safeParse(typed).success).toBe(false));
}
