import type { OpeningTimes, StepOrder } from '@nukkad/platform/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError, fieldsDetail } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { route } from '../../core/http/route';
import { asMessage, type FieldMessages } from '../../core/language/message';
import { ownVendorId } from '../../directory';
import type { OnboardingService } from './onboarding.service';
import { texts, weekdayNamed } from './steps.model';

interface Options {
  onboarding: OnboardingService;
}

const ok = { status: 'OK' } as const;

/** A teacher's steps as first documented; each stores the same data as the wizard's step. */
export const documentedRoutes: FastifyPluginAsyncZod<Options> = async (app, { onboarding }) => {
  route(app, 'registerTeacher', async (request) => {
    const { vendorId, ...details } = request.body;
    const [first = ''] = texts(details.mobileNumber);
    const isWhatsAppSame = first !== '' && details.whatsAppNumber.trim() === first;
    return store(request, vendorId, { step: 'details', ...details, isWhatsAppSame });
  });

  route(app, 'addTeacherDesc', async (request) => {
    const { vendorId, teacherDesc: text } = request.body;
    return store(request, vendorId, { step: 'description', text }, { text: 'teacherDesc' });
  });

  route(app, 'addOpeningClosingTimes', async (request) =>
    store(request, request.params.vendorId, {
      step: 'availability',
      days: daysOf(request.body),
    }),
  );

  route(app, 'teacherDetail', async (request) => {
    const { vendorId, tutionCategory: category, teachingExperience, price } = request.body;
    const [experience, asked] = [String(teachingExperience), String(price)];
    const step = { step: 'other', category, experience, price: asked } as const;
    return store(request, vendorId, step, {
      category: 'tutionCategory',
      experience: 'teachingExperience',
    });
  });

  /** `names`: this call's names of the step's fields, where they differ. */
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

/** Fails with `forbidden` for another vendor's page. */
export function mustBeOwn(request: FastifyRequest, vendorId: string): void {
  if (ownVendorId(request) !== vendorId) throw new ApiError('forbidden', 'This is not yours.');
}

/** A validation error with the field names of the caller's request; a detail of its own stays. */
export function renamed(error: unknown, names: Record<string, string>): unknown {
  if (!(error instanceof ApiError && error.code === 'validation' && error.errors)) return error;
  const errors = Object.entries(error.errors).map(([field, text]) => {
    const own = field.replace(/^0\./, '');
    return [names[own] ?? own, text];
  });
  const own: FieldMessages = Object.fromEntries(errors);
  const isOfFields = error.message === fieldsDetail(error.errors);
  return isOfFields ? notValid(own) : new ApiError('validation', asMessage(error.message), own);
}

/** Combines two parallel lists into days of a week. Fails with `validation` for an unknown day. */
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
