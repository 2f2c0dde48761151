const PARTS = '/api/me/files/tus';
/** Header after the last part. */
const ARRIVED = 'upload-file';

/**
 * What became of a file that was sent.
 *
 * @typedef {{ status: number, id?: string, code?: string, detail?: string }} Sent
 */

/**
 * Every way in which files come in.
 *
 * @param {import('../support/api.mjs').JudgedApi} api
 * @returns {Promise<Record<string, (name: string, bytes: Buffer) => Promise<Sent>>>}
 */
export async function waysInto(api) {
  const user = await api.signIn('user');
  const teacher = await api.signIn('teacher');
  const ask = ({ token }) => askingAt(api.origin, token);
  return {
    'as a body': (name, bytes) => asBody(ask(user), name, bytes),
    'in parts': (name, bytes) => inParts(ask(user), name, bytes),
    'in the form of a certificate': (name, bytes) =>
      inForm(ask(teacher), '/api/certification/uploadTeacherCertificate', {
        ...{ vendorId: teacher.vendorId, subject: 'Physics', certificate: name },
        ...{ certificateDesc: 'Optics', issueBy: 'NCTE', fromDate: '2019-01-01' },
        ...{ toDate: '2020-01-01', certificationImage: new File([bytes], name) },
      }),
    'in the form of an education': (name, bytes) =>
      inForm(ask(teacher), '/api/education/createEducation', {
        ...{ vendorId: teacher.vendorId, institution: 'BITS', qualification: name },
        ...{ specializationId: 'Optics', fromDate: '1995-06-01', toDate: '1998-05-31' },
        educationImage: new File([bytes], name),
      }),
  };
}

/** Sends requests in a session. */
export const askingAt =
  (origin, token) =>
  (path, { headers, ...init } = {}) =>
    fetch(origin + path, { ...init, headers: { authorization: `Bearer ${token}`, ...headers } });

async function asBody(ask, name, bytes) {
  const answer = await ask(`/api/me/files?name=${name}`, {
    ...{ method: 'POST', body: bytes, headers: { 'content-type': 'application/octet-stream' } },
  });
  return sentBy(answer, (file) => file._id);
}

async function inForm(ask, path, fields) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const answer = await ask(path, { method: 'POST', body: form });
  return sentBy(answer, (credential) => credential.file._id);
}

/** In two parts. An upload that was refused must be gone. */
async function inParts(ask, name, bytes) {
  const tus = { 'tus-resumable': '1.0.0' };
  const filename = Buffer.from(name).toString('base64');
  const begun = await ask(PARTS, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${filename}`,
    },
  });
  const place = begun.headers.get('location');
  const type = 'application/offset+octet-stream';
  const half = Math.floor(bytes.length / 2);
  let answer = begun;
  for (const [offset, body] of [
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ]) {
    const headers = { ...tus, 'content-type': type, 'upload-offset': String(offset) };
    answer = await ask(place, { method: 'PATCH', body, headers });
  }
  const arrived = answer.headers.get(ARRIVED);
  if (arrived) return { status: answer.status, id: JSON.parse(decodeURIComponent(arrived))._id };
  const { status } = await ask(place, { method: 'HEAD', headers: tus });
  if (status !== 404)
    return { status: answer.status, detail: `its parts are still there: ${status}` };
  return sentBy(answer, () => undefined);
}

async function sentBy(answer, idOf) {
  const said = await answer.json();
  const { code, detail } = said;
  return answer.ok
    ? { status: answer.status, id: idOf(said) }
    : { status: answer.status, code, detail };
}
