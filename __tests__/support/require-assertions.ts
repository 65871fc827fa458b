import { beforeEach, expect } from '@jest/globals';

// A test that checks nothing fails. What a property returns does not count: it would not say what it found.
beforeEach(() => expect.hasAssertions());
