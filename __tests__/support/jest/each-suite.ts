import { beforeEach, expect } from '@jest/globals';

// A test that checks nothing fails. What a property returns does not count: it would not say what it found.
beforeEach(() => expect.hasAssertions());

// As Node has it. Jest asks for 100 frames and maps each through source maps, and axios reads the stack of every request
// that fails.
Error.stackTraceLimit = 10;

// Node works this out once, but the getter in Jest's copy of `process` does so each time, and axios asks at every request.
Object.defineProperty(process, 'allowedNodeEnvironmentFlags', { value: process.allowedNodeEnvironmentFlags });
