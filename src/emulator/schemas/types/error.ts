import { Type } from './type.ts';
import { record } from './values.ts';

/** Error object (spec 2.6). */
export const ErrorObject = record({
  type: Type.String({ description: 'error category', examples: ['invalid_value'] }),
  code: Type.String({ description: 'specific code', examples: ['too_large'] }),
  message: Type.String({ description: 'human-readable text' }),
});
