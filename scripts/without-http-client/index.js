/**
 * Takes the place of @actions/http-client below @actions/core, which needs it for OIDC tokens and nothing else. The real
 * one brings undici, which took most of the start-up of every step: docs/why/adr/0007-core-without-http.md.
 */
export function HttpClient() {
  throw new Error('This build of @actions/core has no HTTP client, so it cannot request OIDC tokens.');
}

export { HttpClient as BearerCredentialHandler };
