import type { OpeningTimes, StepOrder } from '@nukkad/platform/contract';
import * as wire from '@nukkad/platform/contract/schemas/onboarding.schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { ownVendorId } from '../../directory';
import type { OnboardingService } from './onboarding.service';
import { texts, weekdayNamed } from './steps.model';

interface Options {
  onboarding: OnboardingService;
}

const tags = ['onboarding'];
const ok = { status: 'OK' } as const;

/** A teacher's steps as they were first documented; each stores what the wizard's step does. */
export const documentedRoutes: FastifyPluginAsyncZod<Options> = async (app, { onboarding }) => {
  app.route({
    ...endpoint('registerTeacher'),
    schema: {
      operationId: 'registerTeacher',
      summary: 'Step 1 of a teacher: who they are and what they teach',
      tags,
      body: wire.teacherRegistration,
      response: { 200: wire.done, ...failures },
    },
    handler: async (request) => {
      const { vendorId, ...details } = request.body;
      const [first = ''] = texts(details.mobileNumber);
      const isWhatsAppSame = first !== '' && details.whatsAppNumber.trim() === first;
      return store(request, vendorId, { step: 'details', ...details, isWhatsAppSame });
    },
  });

  app.route({
    ...endpoint('addTeacherDesc'),
    schema: {
      operationId: 'addTeacherDesc',
      summary: 'Step 2 of a teacher: their description',
      tags,
      body: wire.teacherDescription,
      response: { 200: wire.done, ...failures },
    },
    handler: async (request) => {
      const { vendorId, teacherDesc: text } = request.body;
      return store(request, vendorId, { step: 'description', text }, { text: 'teacherDesc' });
    },
  });

  app.route({
    ...endpoint('addOpeningClosingTimes'),
    schema: {
      operationId: 'addOpeningClosingTimes',
      summary: 'Step 5 of a teacher: their days, and beside each its times',
      tags,
      params: wire.verificationParams,
      body: wire.openingTimes,
      response: { 200: wire.done, ...failures },
    },
    handler: async (request) =>
      store(request, request.params.vendorId, {
        step: 'availability',
        days: daysOf(request.body),
      }),
  });

  app.route({
    ...endpoint('teacherDetail'),
    schema: {
      operationId: 'teacherDetail',
      summary: 'Step 6 of a teacher: whom they teach, since when and for how much',
      tags,
      body: wire.teacherDetail,
      response: { 200: wire.done, ...failures },
    },
    handler: async (request) => {
      const { vendorId, tutionCategory: category, teachingExperience, price } = request.body;
      const [experience, asked] = [String(teachingExperience), String(price)];
      const step = { step: 'other', category, experience, price: asked } as const;
      return store(request, vendorId, step, {
        category: 'tutionCategory',
        experience: 'teachingExperience',
      });
    },
  });

  /** `names`: how a field is called here that the step calls otherwise. */
  async function store(
    request: FastifyRequest,
    vendorId: string,
    order: StepOrder,
    names: Record<string, string> = {},
  ) {
    mustBeOwn(request, vendorId);
    await onboarding.storeStep(vendorId, order).catch((error: unknown) => {
      throw renamed(error, names);
    });
    return ok;
  }
};

/** Fails with `forbidden` for a page that is not theirs. */
export function mustBeOwn(request: FastifyRequest, vendorId: string): void {
  if (ownVendorId(request) !== vendorId) throw new ApiError('forbidden', 'This is not yours.');
}

/** A refusal in the words of whoever asked. */
export function renamed(error: unknown, names: Record<string, string>): unknown {
  if (!(error instanceof ApiError && error.code === 'validation' && error.errors)) return error;
  const errors = Object.entries(error.errors).map(([field, text]) => {
    const own = field.replace(/^0\./, '');
    return [names[own] ?? own, text];
  });
  return notValid(Object.fromEntries(errors));
}

/** Two lists side by side as days of a week. Fails with `validation` for what is no day. */
function daysOf({ days, times }: OpeningTimes) {
  return days.map((name, nth) => {
    const weekday = weekdayNamed(name);
    if (weekday === 0) throw notValid({ [`days.${nth}`]: 'must be a day such as Monday' });
    return { weekday, isOn: true, ...spanOf(times[nth]) };
  });
}

function spanOf(time: OpeningTimes['times'][number] | undefined): { from: string; to: string } {
  if (time === undefined) return { from: '', to: '' };
  return 'open' in time ? { from: time.open, to: time.close } : time;
}
