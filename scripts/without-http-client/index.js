/**
 * Takes the place of @actions/http-client and undici: below @actions/core, which needs them for OIDC tokens and nothing
 * else, and below @actions/github, which gets a `fetch` of ours. undici took most of the start-up of every step:
 * docs/why/adr/0007-core-without-http.md.
 */
export class HttpClient {
  /** @actions/github asks for both when it is loaded, for a `fetch` that is never called. */
  getAgent() {}

  getAgentDispatcher() {}

  getJson() {
    return fetch();
  }
}

export { HttpClient as BearerCredentialHandler };

export function fetch() {
  throw new Error('There is no HTTP client below @actions/core and @actions/github in this build.');
}
