import { request } from '@playwright/test';
import { newTeacher, storeSteps, submitTeacher } from './journeys.mjs';

/**
 * New teachers, by how far their listing is, as no demo account has one that is not approved: a `beginner`
 * with nothing, a `newcomer` with all steps, an `applicant` whom operators have to decide on.
 *
 * @param {string} origin
 * @returns {Promise<Record<'beginner' | 'newcomer' | 'applicant', { token: string, vendorId: string }>>}
 */
export async function newcomersAt(origin) {
  const calls = await request.newContext({ baseURL: origin });
  try {
    const [beginner, newcomer, applicant] = [
      await newTeacher(calls, { origin }),
      await newTeacher(calls, { origin }),
      await newTeacher(calls, { origin }),
    ];
    await storeSteps(calls, newcomer);
    await submitTeacher(calls, applicant);
    return { beginner, newcomer, applicant };
  } finally {
    await calls.dispose();
  }
}
