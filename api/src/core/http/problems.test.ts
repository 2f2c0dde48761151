import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { problem } from '@nukkad/platform/contract/definitions';
import { RegistryError } from '@nukkad/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerErrors } from './error-handler';
import { ApiError, NotSetUp, TooManyRequests } from './problems';
import { notValid } from './refusals';

describe('a problem in the language of the page', () => {
  let app: FastifyInstance;
  before(() => {
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    answerErrors(app);
    const typed = app.withTypeProvider<ZodTypeProvider>();
    app.get('/none', async () =>
      Promise.reject(new ApiError('not-found', 'There is no such file.')),
    );
    app.get('/unset', async () =>
      Promise.reject(new NotSetUp('Notifications on devices are not set up here.')),
    );
    app.get('/wait', async () => Promise.reject(new TooManyRequests(3_600)));
    app.get('/broken', async () => Promise.reject(new Error('secret')));
    app.get('/bucket', async () =>
      Promise.reject(new RegistryError('unreachable', 's3://files does not answer.')),
    );
    app.get('/fields', async () => {
      throw notValid({ phone: 'must be a telephone number', name: 'must be given' });
    });
    const body = z.object({
      name: z.string().max(3, 'must be at most 3 characters'),
      age: z.int(),
    });
    typed.post('/body', { schema: { body } }, async () => 'ok');
  });
  after(() => app.close());

  async function asked(url: string, language?: string) {
    const { headers, ...answer } = await app.inject({
      ...{ method: url === '/body' ? 'POST' : 'GET', url },
      ...(url === '/body' && { payload: { name: 'Asha' } }),
      headers: language === undefined ? {} : { 'accept-language': language },
    });
    const { title, detail, errors, message } = problem.parse(answer.json());
    assert.equal(message, detail);
    return { title, detail, ...(errors && { errors }), language: headers['content-language'] };
  }

  test('of a bucket that does not answer is that the service cannot', async () => {
    const answer = await app.inject('/bucket');
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'unavailable']);
    assert.ok(answer.headers['retry-after']);
    assert.doesNotMatch(answer.body, /s3:/);
  });

  const cases: [url: string, english: object, hindi: object, kannada: object][] = [
    [
      '/none',
      { title: 'Not found', detail: 'There is no such file.' },
      { title: 'नहीं मिला', detail: 'ऐसी कोई फ़ाइल नहीं है।' },
      { title: 'ಸಿಗಲಿಲ್ಲ', detail: 'ಅಂತಹ ಫೈಲ್ ಇಲ್ಲ.' },
    ],
    [
      '/wait',
      { title: 'Too many requests', detail: 'Too many attempts. Try again in 60 minutes.' },
      {
        title: 'बहुत ज़्यादा अनुरोध',
        detail: 'बहुत बार कोशिश की गई। 60 मिनट बाद फिर कोशिश करें।',
      },
      {
        title: 'ತುಂಬಾ ವಿನಂತಿಗಳು',
        detail: 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. 60 ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      },
    ],
    [
      '/broken',
      {
        title: 'Internal error',
        detail: 'Something failed on our side. It has been recorded.',
      },
      {
        title: 'हमारी ओर से गड़बड़',
        detail: 'हमारी ओर से कुछ गड़बड़ हुई। इसे दर्ज कर लिया गया है।',
      },
      { title: 'ನಮ್ಮ ಕಡೆಯಿಂದ ತಪ್ಪು', detail: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಅದನ್ನು ದಾಖಲಿಸಲಾಗಿದೆ.' },
    ],
    [
      '/fields',
      {
        title: 'Not valid',
        detail: 'phone: must be a telephone number; name: must be given',
        errors: { phone: 'must be a telephone number', name: 'must be given' },
      },
      {
        title: 'सही नहीं है',
        detail: 'सही फ़ोन नंबर लिखें; यह देना ज़रूरी है',
        errors: { phone: 'सही फ़ोन नंबर लिखें', name: 'यह देना ज़रूरी है' },
      },
      {
        title: 'ಸರಿಯಾಗಿಲ್ಲ',
        detail: 'ಸರಿಯಾದ ಫೋನ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ; ಇದನ್ನು ಕೊಡಬೇಕು',
        errors: { phone: 'ಸರಿಯಾದ ಫೋನ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ', name: 'ಇದನ್ನು ಕೊಡಬೇಕು' },
      },
    ],
    [
      '/body',
      {
        title: 'Not valid',
        detail:
          'name: must be at most 3 characters; age: Invalid input: expected number, received undefined',
        errors: {
          name: 'must be at most 3 characters',
          age: 'Invalid input: expected number, received undefined',
        },
      },
      {
        title: 'सही नहीं है',
        detail: 'ज़्यादा से ज़्यादा 3 अक्षर लिखें; यह देना ज़रूरी है',
        errors: { name: 'ज़्यादा से ज़्यादा 3 अक्षर लिखें', age: 'यह देना ज़रूरी है' },
      },
      {
        title: 'ಸರಿಯಾಗಿಲ್ಲ',
        detail: 'ಹೆಚ್ಚೆಂದರೆ 3 ಅಕ್ಷರ ಬರೆಯಿರಿ; ಇದನ್ನು ಕೊಡಬೇಕು',
        errors: { name: 'ಹೆಚ್ಚೆಂದರೆ 3 ಅಕ್ಷರ ಬರೆಯಿರಿ', age: 'ಇದನ್ನು ಕೊಡಬೇಕು' },
      },
    ],
  ];
  for (const [url, english, hindi, kannada] of cases) {
    test(`${url} in each`, async () => {
      assert.deepEqual(await asked(url), { ...english, language: 'en-IN' });
      assert.deepEqual(await asked(url, 'hi-IN'), { ...hindi, language: 'hi-IN' });
      assert.deepEqual(await asked(url, 'kn-IN'), { ...kannada, language: 'kn-IN' });
    });
  }

  test('what is not set up stays so: nobody is told to try again', async () => {
    const { statusCode, headers, ...answer } = await app.inject('/unset');
    assert.deepEqual([statusCode, answer.json().code], [501, 'unavailable']);
    assert.equal(headers['retry-after'], undefined);
  });
});
