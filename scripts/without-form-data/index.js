/**
 * Takes the place of form-data below axios, which needs it for forms on a Node that has none, and to make one of an object:
 * nothing here does that. The real one brings a table of all media types: docs/why/adr/0007-core-without-http.md.
 */
export default globalThis.FormData;
