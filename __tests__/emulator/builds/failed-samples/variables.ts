import type { Sample } from './sample.ts';

const WHERE = 'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed).';

/** Of variables that are missing. */
export const VARIABLES: Readonly<Record<string, Sample>> = {
  'variables, as t3-env says it': {
    output: `❌ Invalid environment variables: {
  DATABASE_URL: [ 'Required' ],
  TOKEN: [ 'Required' ],
  MODE: [ 'Invalid input' ]
}
/srv/cafe/node_modules/@t3-oss/env-core/dist/index.js:29
        throw new Error("Invalid environment variables");
              ^

Error: Invalid environment variables
    at onError (file:///srv/cafe/node_modules/@t3-oss/env-core/dist/index.js:29:19)`,
    variables: { MODE: 'x' },
    reason: `Variables are missing: DATABASE_URL, TOKEN. Each must be ${WHERE}`,
  },
  'variables, as zod lists them': {
    output: `❌ Invalid environment variables: [
  {
    expected: 'string',
    code: 'invalid_type',
    path: [ 'DATABASE_URL' ],
    message: 'Invalid input: expected string, received undefined'
  }
]`,
    reason: `The variable DATABASE_URL is missing: it must be ${WHERE}`,
  },
  'a variable, as zod throws it': {
    output: `ZodError: [
  {
    "code": "invalid_type",
    "expected": "string",
    "received": "undefined",
    "path": [
      "API_TOKEN"
    ],
    "message": "Required"
  }
]
    at get error (file:///srv/cafe/node_modules/zod/lib/index.mjs:587:31)`,
    reason: `The variable API_TOKEN is missing: it must be ${WHERE}`,
  },
  'variables, as envalid says it': {
    output: `================================
 Missing environment variables:
    API_URL: where the content is (eg. "https://api.example")
    SECRET: (required)
================================

 Exiting with error code 1`,
    step: 'start',
    reason: `Variables are missing: API_URL, SECRET. Each must be ${WHERE}`,
  },
  'a variable of Prisma': {
    output: `error: Environment variable not found: DATABASE_URL.
  -->  prisma/schema.prisma:9
   |
 8 |   provider = "postgresql"
 9 |   url      = env("DATABASE_URL")
   |

Validation Error Count: 1`,
    reason: `The variable DATABASE_URL is missing: it must be ${WHERE}`,
  },
  'a variable that is named in a sentence': {
    output: 'Error: Missing credentials. Please pass an `apiKey`, or set the `OPENAI_API_KEY` environment variable.',
    reason: `The variable OPENAI_API_KEY is missing: it must be ${WHERE}`,
  },
  'a variable without an underscore': {
    output: 'Error: Missing required environment variable: TOKEN',
    reason: `The variable TOKEN is missing: it must be ${WHERE}`,
  },
  'a variable that is there, and wrong': {
    output: 'Error: API_URL must be a URL',
    variables: { API_URL: 'x' },
    reason: 'It says: Error: API_URL must be a URL',
  },
  'a name of the code': {
    output: 'ReferenceError: API_URL is not defined',
    reason: 'It says: ReferenceError: API_URL is not defined',
  },
  'a URL of a variable that is missing (fetch)': {
    output: `TypeError: Failed to parse URL from undefined/api
    at node:internal/deps/undici/undici:14976:13 {
  [cause]: TypeError: Invalid URL
      at new URL (node:internal/url:806:29) {
    code: 'ERR_INVALID_URL',
    input: 'undefined/api'
  }
}`,
    reason: `A URL is "undefined/api": a variable that it is made of is probably missing at build time. It must be ${WHERE}`,
  },
  'a URL of a variable that is missing, at the start': {
    step: 'start',
    output: 'Error: Invalid URL: undefined/api',
    reason: `A URL is "undefined/api": a variable that it is made of is probably missing at the start. It must be ${WHERE}`,
  },
  'a host of a variable that is missing': {
    output: `TypeError: fetch failed
  [cause]: Error: getaddrinfo ENOTFOUND undefined
      at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:122:26)`,
    reason: `A URL is "undefined": a variable that it is made of is probably missing at build time. It must be ${WHERE}`,
  },
};
