import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import { networkOf } from '../../core/rate-limits/network.model';
import type { PhoneService } from './phone.service';

interface Options {
  phone: PhoneService;
}

export const phoneRoutes: FastifyPluginAsyncZod<Options> = async (app, { phone }) => {
  route(app, 'getPhoneSettings', async (request) => phone.read(requireUser(request)));

  route(app, 'sendPhoneCode', async (request) =>
    phone.sendCode(requireUser(request), request.body.phone, networkOf(request.ip)),
  );

  route(app, 'provePhone', async (request) =>
    phone.prove(requireUser(request), request.body.otp, networkOf(request.ip)),
  );

  route(app, 'changePhoneSettings', async (request) =>
    phone.change(requireUser(request), request.body),
  );

  route(app, 'removePhone', async (request) => phone.remove(requireUser(request)));

  route(app, 'getPhoneChannels', async () => phone.channels());
};
