import { contract } from './contract.ts';
import { Type } from './types/type.ts';
import { record, Time } from './types/values.ts';

/** Status of the hosting API (public documents): no credentials. */
export const STATUS = {
  getStatus: contract({
    method: 'GET',
    url: '/v1/status',
    access: 'open',
    name: 'status',
    tag: 'extension',
    summary: 'Status of the hosting API',
    answer: { description: 'It runs.', schema: record({ success: Type.Boolean(), created_on: Time }) },
  }),
};
