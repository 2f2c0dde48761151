import multipart from '@fastify/multipart';
import {
  type CertificateDraft,
  type Credential,
  type EducationDraft,
  type HandedFile,
  messages,
} from '@nukkad/platform/contract';
import { certificateParts, educationParts } from '@nukkad/platform/contract/definitions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { requireUser } from '../../core/auth/access';
import type { FilesService } from '../../core/files/files.service';
import { notValid } from '../../core/http/refusals';
import { route } from '../../core/http/route';
import { mustBeOwn, renamed } from './documented.routes';
import type { OnboardingService } from './onboarding.service';
import { dayOf, type Form, formLimits, readForm, textsOf } from './parts';
import { isUuid } from './steps.model';

interface Options {
  onboarding: OnboardingService;
  files: FilesService;
}

/** Time-out in milliseconds, long enough to upload a file over a slow connection. */
const handlerTimeout = 120_000;

/** A teacher's document uploads as first documented: a form with the file in it. */
export const uploadsRoutes: FastifyPluginAsyncZod<Options> = async (app, { onboarding, files }) => {
  await app.register(multipart, { limits: formLimits });

  route(
    app,
    'uploadTeacherCertificate',
    { handlerTimeout },
    async (request): Promise<Credential> => {
      const form = await readForm(request);
      const said = textsOf(form, certificateParts);
      mustBeOwn(request, said.vendorId);
      const item: CertificateDraft = {
        ...{ id: said.credentialId ?? uuidv7(), number: '', file: null },
        ...{ subject: said.subject, certificate: said.certificate },
        ...{ description: said.certificateDesc, issuedBy: said.issueBy },
        ...{ from: dayOf(said.fromDate), to: dayOf(said.toDate) },
      };
      return storing(certificateNames, async () => {
        await onboarding.judge(said.vendorId, { step: 'certificates', item: withSome(item) });
        const file = await fileOf(request, form, certificateNames.file);
        return onboarding.storeCertificate(said.vendorId, { ...item, file });
      });
    },
  );

  route(app, 'createEducation', { handlerTimeout }, async (request): Promise<Credential> => {
    const form = await readForm(request);
    const said = textsOf(form, educationParts, ['specializationId']);
    mustBeOwn(request, said.vendorId);
    const item: EducationDraft = {
      ...{ id: said.credentialId ?? uuidv7(), file: null },
      ...{ institution: said.institution, qualification: said.qualification },
      specializations: await onboarding.specializationsOf(said.specializationId),
      ...{ from: dayOf(said.fromDate), to: dayOf(said.toDate) },
    };
    return storing(educationNames, async () => {
      await onboarding.judge(said.vendorId, { step: 'education', item: withSome(item) });
      const file = await fileOf(request, form, educationNames.file);
      return onboarding.storeEducation(said.vendorId, { ...item, file });
    });
  });

  /** The uploaded file, or a stored one named by its id. */
  async function fileOf(request: FastifyRequest, form: Form, field: string): Promise<HandedFile> {
    if (form.file?.field === field) {
      const { name, bytes } = form.file;
      return files.keep(requireUser(request).userId, { name, bytes, key: undefined });
    }
    const id = form.texts.get(field)?.[0]?.trim().toLowerCase() ?? '';
    if (isUuid(id)) return { ...someFile, _id: id };
    throw notValid({ file: id === '' ? messages.required : 'must be a file or the id of one' });
  }
};

const certificateNames = {
  ...{ id: 'credentialId', description: 'certificateDesc', issuedBy: 'issueBy' },
  ...{ from: 'fromDate', to: 'toDate', file: 'certificationImage' },
};

const educationNames = {
  ...{ id: 'credentialId', specializations: 'specializationId' },
  ...{ from: 'fromDate', to: 'toDate', file: 'educationImage' },
};

const someFile = { _id: '', name: '', type: '', bytes: 0 };

/** A stand-in file, so that fields are validated before the real file is stored. */
const withSome = <Item>(item: Item) => ({ ...item, file: someFile });

/** Errors use the part names of the request. */
async function storing<A>(names: Record<string, string>, work: () => Promise<A>): Promise<A> {
  return work().catch((error: unknown) => {
    throw renamed(error, names);
  });
}
