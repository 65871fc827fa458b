/** Name of the cookie that opens the portal. No app may see it or set it: browsers send cookies to every port of a host. */
export const PORTAL_COOKIE = 'headless-deploy-portal';
