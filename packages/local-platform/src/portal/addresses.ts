/** The pages of the portal: method and find-my-way path of each. What answers is in `answers.ts`, under the same name. */
export const ADDRESSES = {
  start: { method: 'GET', url: '/' },
  environment: { method: 'GET', url: '/environments/:environment' },
  build: { method: 'GET', url: '/environments/:environment/builds/:build' },
  endBuild: { method: 'POST', url: '/environments/:environment/builds/:build/end' },
  confirmDelete: { method: 'GET', url: '/environments/:environment/delete' },
  delete: { method: 'POST', url: '/environments/:environment/delete' },
  webhooks: { method: 'GET', url: '/environments/:environment/webhooks' },
  createWebhooks: { method: 'POST', url: '/environments/:environment/webhooks' },
  confirmRegenerateWebhooks: { method: 'GET', url: '/environments/:environment/webhooks/regenerate' },
  regenerateWebhooks: { method: 'POST', url: '/environments/:environment/webhooks/regenerate' },
  confirmDeleteWebhooks: { method: 'GET', url: '/environments/:environment/webhooks/delete' },
  deleteWebhooks: { method: 'POST', url: '/environments/:environment/webhooks/delete' },
  requests: { method: 'GET', url: '/requests' },
  request: { method: 'GET', url: '/requests/:request' },
  faults: { method: 'GET', url: '/faults' },
  addFault: { method: 'POST', url: '/faults' },
  clearFaults: { method: 'POST', url: '/faults/clear' },
  advanceClock: { method: 'POST', url: '/clock' },
  access: { method: 'GET', url: '/api-access' },
  generatePassword: { method: 'POST', url: '/api-access' },
  style: { method: 'GET', url: '/portal.css' },
  script: { method: 'GET', url: '/portal.js' },
  icon: { method: 'GET', url: '/favicon.ico' },
} as const satisfies Readonly<Record<string, { readonly method: 'GET' | 'POST'; readonly url: `/${string}` }>>;

export type AddressName = keyof typeof ADDRESSES;

/** The pages that every page leads to, in this order. */
export const NAVIGATION: readonly (readonly [AddressName, string])[] = [
  ['start', 'Start'],
  ['requests', 'Requests'],
  ['faults', 'Faults and time'],
  ['access', 'API access'],
];

/** Names of the parameters of a path. */
type ParamOf<Url extends string> = Url extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Url extends `${string}:${infer Param}`
    ? Param
    : never;

/** Path of a page of the portal. */
export function addressOf<Name extends AddressName>(
  name: Name,
  params: Readonly<Record<ParamOf<(typeof ADDRESSES)[Name]['url']>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return ADDRESSES[name].url.replace(/:(\w+)/gu, (_, param: string) => encodeURIComponent(values[param] ?? ''));
}
