import type { Account } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './app';
import { browser } from './browser';
import { codeFor } from './letters';

type Method = NonNullable<InjectOptions['method']>;

/** Somebody who has just signed up with this user type's slug, and proved their e-mail. */
export async function newProfessional({ app, database }: TestApp, slug: string, nth = 0) {
  const email = `${slug}-${nth}@example.in`;
  const who = browser(app, `198.51.${slug.length}.${nth}`);
  const { id: vendorType } = await database.query
    .selectFrom('user_type')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await who.send({
    url: '/api/vendordetail/registerProfessional',
    body: {
      ...{ vendorName: 'Nila Newcomer', email, vendorType, password: 'a quiet street corner' },
      mobileNumber: ['98765 43210', '98765 43211'],
    },
  });
  const otp = await codeFor(database, email);
  const verified = await who.send({
    url: '/api/users/verify-otp',
    body: { email, otp, profession: slug },
  });
  const { token, _id: userId, vendorId }: Account & { token: string } = verified.json();
  const ask = (method: Method, url: string, body?: object) =>
    app.inject({
      ...{ method, url },
      ...(body && { payload: body }),
      headers: { authorization: `Bearer ${token}` },
    });
  return { userId, vendorId: vendorId as string, token, ask };
}
