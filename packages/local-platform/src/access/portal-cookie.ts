/**
 * How the name of the cookie begins that opens a portal; the port of the platform follows. Browsers send cookies to every
 * port of a host: platforms beside each other have one each, and no site of an app may see or set any.
 */
export const PORTAL_COOKIE = 'headless-deploy-portal';
