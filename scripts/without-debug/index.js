/**
 * Takes the place of debug below the agents for proxies. Where DEBUG asks for it, the real one prints the address of a proxy
 * with its password, past all that clears the log of secrets: docs/why/adr/0007-core-without-http.md.
 */
module.exports = () => () => {};
