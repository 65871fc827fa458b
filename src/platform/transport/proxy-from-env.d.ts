/** The package ships no types. */
declare module 'proxy-from-env' {
  /** Proxy for a URL by HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY in either case; empty when there is none. */
  export function getProxyForUrl(url: string | URL): string;
}
