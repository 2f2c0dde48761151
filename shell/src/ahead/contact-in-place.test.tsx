/** @jest-environment node */
import { NeedsScript } from '@nukkad/shared-ui';
import { renderToString } from 'react-dom/server';
import { contactInPlace } from './contact-in-place';

const site = { phone: '+918041234567', email: '"a<b"@nukkad.example' };

test('a notice that script is needed says telephone and e-mail in place', () => {
  const html = contactInPlace(renderToString(<NeedsScript what="Choosing needs it." />), site);
  expect(html).toMatch(/href="#contact">[^<]+<\/a>: <a href="tel:\+918041234567">[^<]+<\/a>, /);
  expect(html).toContain('>&#34;a&#60;b&#34;@nukkad.example</a></p></noscript>');
});

test('other links to the contact details are left alone', () => {
  const html = '<p>Ask <a href="#contact">us</a></p>';
  expect(contactInPlace(html, site)).toBe(html);
});
