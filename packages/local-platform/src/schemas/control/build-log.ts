import type { Static } from 'typebox';
import { BUILD_STATES, Remark } from '../builds.ts';
import type { ReadonlyDeep } from '../contract.ts';
import { Type } from '../types/type.ts';
import { choice, record, Time } from '../types/values.ts';

/** What happens to an accepted zip where apps are run, in this order. */
export const STEPS = ['unpack', 'package.json', 'install', 'build', 'start'] as const;
export type Step = (typeof STEPS)[number];

const LogLine = record({
  time: Time,
  step: choice(STEPS),
  source: choice(['stdout', 'stderr', 'platform'], { description: '`platform`: a line of the local platform itself' }),
  text: Type.String({
    description: 'no control characters; values of shell variables and credentials of a proxy are `***`',
  }),
});
export type LogLine = ReadonlyDeep<Static<typeof LogLine>>;

/** What a build and its app wrote, and how the build stands. */
export const BuildLog = record(
  {
    build: Type.String({ description: 'name of the build' }),
    environment: Type.String({ description: 'display name of its environment' }),
    state: choice(BUILD_STATES),
    createTime: Time,
    failure: Type.Optional(record({ step: choice(STEPS), message: Type.String() })),
    warnings: Type.Optional(Type.Array(Remark, { description: 'what works here, but may not on the platform' })),
    notices: Type.Optional(Type.Array(Remark, { description: 'what works here as there, with a limit' })),
    lineCount: Type.Integer({ description: 'how many lines were written so far' }),
    lines: Type.Array(LogLine, { description: 'oldest first; if lines were dropped, one line says how many' }),
  },
  { title: 'BuildLog' },
);
export type BuildLog = ReadonlyDeep<Static<typeof BuildLog>>;
