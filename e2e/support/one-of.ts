import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newEmail } from './accounts';
import { letterTo, pathIn } from './letters';
import { expect } from './test';

type Find = (request: APIRequestContext) => Promise<string>;

/** Finders for the first entity of a kind in the running product, such as `one campaign`. */
const pages: Record<string, Find> = {
  campaign: (request) => first(request, '/api/campaigns', '/campaigns/', 'slug'),
  article: (request) => first(request, '/api/posts', '/blogs/', 'slug'),
  story: (request) => first(request, '/api/stories', '/stories/', 'slug'),
  complaint: (request) => first(request, '/api/complaints', '/complaints/', 'number'),
  ticket: aTicket,
};

/** The URL of such a page; null for every other page name. */
export async function oneOf(request: APIRequestContext, page: string): Promise<string | null> {
  const [, what = ''] = /^one (.+)$/.exec(page) ?? [];
  const find = pages[what];
  return find ? find(request) : null;
}

async function first(
  request: APIRequestContext,
  list: string,
  folder: string,
  name: 'slug' | 'number',
): Promise<string> {
  const answer = await (await request.get(list)).json();
  const [one] = Array.isArray(answer) ? answer : answer.complaints;
  expect(one, `the first of ${list}`).toBeDefined();
  return `${folder}${one[name]}`;
}

/** A visitor's ticket: the link of its email has the token in the fragment. */
async function aTicket(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const sent = await request.post('/api/support/tickets', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      ...{ firstName: 'Asha', lastName: 'Rao', email, phoneNumber: '9845012345' },
      message: 'I cannot find my booking any more.',
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return pathIn(await letterTo(email, /NK-T-/), '/support/');
}
