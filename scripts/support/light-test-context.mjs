import asyncHooks from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded (`--import`) into processes of node:test, which maps each promise to its test until the
 * promise is collected, so that uncaught errors are those of their test. That destroy hook is an eighth
 * of the processor of the API's tests. Here resources carry the id of their test themselves, as
 * AsyncLocalStorage does it, and errors are attributed as before.
 */
const { createHook, executionAsyncId, executionAsyncResource } = asyncHooks;
const testId = Symbol('id of the test');
const currentTestId = () => executionAsyncResource()[testId] ?? executionAsyncId();

/** Stands in for the hook of node:test, whose `init` then learns of tests only. */
function createTestHook({ init }) {
  return createHook({
    init(asyncId, type, triggerAsyncId, resource) {
      const isTest = type === 'Test';
      if (isTest) init(asyncId, type, triggerAsyncId, resource);
      resource[testId] = isTest ? asyncId : currentTestId();
    },
  });
}

// node:test takes both functions once, when it is loaded. Threads of a test run none of their own.
if (isMainThread) {
  Object.assign(asyncHooks, { createHook: createTestHook, executionAsyncId: currentTestId });
  await import('node:test');
  Object.assign(asyncHooks, { createHook, executionAsyncId });
}
