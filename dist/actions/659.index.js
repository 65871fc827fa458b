export const id = 659;
export const ids = [659];
export const modules = {
  162:
  ((module) => {
module.exports = () => () => {};
  }),
  7659:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  HttpsProxyAgent: () => (  HttpsProxyAgent)
});
var external_net_ = __webpack_require__(9278);
var external_tls_ = __webpack_require__(4756);
var external_assert_ = __webpack_require__(2613);
var without_debug = __webpack_require__(162);
var external_http_ = __webpack_require__(8611);
var external_https_ = __webpack_require__(5692);
;// CONCATENATED MODULE: ./node_modules/agent-base/dist/helpers.js
async function toBuffer(stream) {
	let length = 0;
	const chunks = [];
	for await (const chunk of stream) {
		length += chunk.length;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, length);
}
async function json(stream) {
	const buf = await toBuffer(stream);
	const str = buf.toString('utf8');
	try {
		return JSON.parse(str);
	}
	catch (_err) {
		const err = _err;
		err.message += ` (input: ${str})`;
		throw err;
	}
}
function req(url, opts = {}) {
	const href = typeof url === 'string' ? url : url.href;
	const req = (href.startsWith('https:') ? https : http).request(url, opts);
	const promise = new Promise((resolve, reject) => {
		req
			.once('response', resolve)
			.once('error', reject)
			.end();
	});
	req.then = promise.then.bind(promise);
	return req;
}
;// CONCATENATED MODULE: ./node_modules/agent-base/dist/index.js
const INTERNAL = Symbol('AgentBaseInternalState');
class Agent extends external_http_.Agent {
	constructor(opts) {
		super(opts);
		this[INTERNAL] = {};
	}
	isSecureEndpoint(options) {
		if (options) {
			if (typeof options.secureEndpoint === 'boolean') {
				return options.secureEndpoint;
			}
			if (typeof options.protocol === 'string') {
				return options.protocol === 'https:';
			}
		}
		const { stack } = new Error();
		if (typeof stack !== 'string')
			return false;
		return stack
			.split('\n')
			.some((l) => l.indexOf('(https.js:') !== -1 ||
			l.indexOf('node:https:') !== -1);
	}
	incrementSockets(name) {
		if (this.maxSockets === Infinity && this.maxTotalSockets === Infinity) {
			return null;
		}
		if (!this.sockets[name]) {
			this.sockets[name] = [];
		}
		const fakeSocket = new external_net_.Socket({ writable: false });
		this.sockets[name].push(fakeSocket);
		this.totalSocketCount++;
		return fakeSocket;
	}
	decrementSockets(name, socket) {
		if (!this.sockets[name] || socket === null) {
			return;
		}
		const sockets = this.sockets[name];
		const index = sockets.indexOf(socket);
		if (index !== -1) {
			sockets.splice(index, 1);
			this.totalSocketCount--;
			if (sockets.length === 0) {
				delete this.sockets[name];
			}
		}
	}
	getName(options) {
		const secureEndpoint = this.isSecureEndpoint(options);
		if (secureEndpoint) {
			return external_https_.Agent.prototype.getName.call(this, options);
		}
		return super.getName(options);
	}
	createSocket(req, options, cb) {
		const connectOpts = {
			...options,
			secureEndpoint: this.isSecureEndpoint(options),
		};
		const name = this.getName(connectOpts);
		const fakeSocket = this.incrementSockets(name);
		Promise.resolve()
			.then(() => this.connect(req, connectOpts))
			.then((socket) => {
			this.decrementSockets(name, fakeSocket);
			if (typeof socket
				.addRequest === 'function') {
				try {
					return socket.addRequest(req, connectOpts);
				}
				catch (err) {
					return cb(err);
				}
			}
			this[INTERNAL].currentSocket = socket;
			super.createSocket(req, options, cb);
		}, (err) => {
			this.decrementSockets(name, fakeSocket);
			cb(err);
		});
	}
	createConnection() {
		const socket = this[INTERNAL].currentSocket;
		this[INTERNAL].currentSocket = undefined;
		if (!socket) {
			throw new Error('No socket was returned in the `connect()` function');
		}
		return socket;
	}
	get defaultPort() {
		return (this[INTERNAL].defaultPort ??
			(this.protocol === 'https:' ? 443 : 80));
	}
	set defaultPort(v) {
		if (this[INTERNAL]) {
			this[INTERNAL].defaultPort = v;
		}
	}
	get protocol() {
		return (this[INTERNAL].protocol ??
			(this.isSecureEndpoint() ? 'https:' : 'http:'));
	}
	set protocol(v) {
		if (this[INTERNAL]) {
			this[INTERNAL].protocol = v;
		}
	}
}
var external_url_ = __webpack_require__(7016);
;// CONCATENATED MODULE: ./node_modules/https-proxy-agent/dist/parse-proxy-response.js
const debug = without_debug('https-proxy-agent:parse-proxy-response');
function parseProxyResponse(socket) {
	return new Promise((resolve, reject) => {
		let buffersLength = 0;
		const buffers = [];
		function read() {
			const b = socket.read();
			if (b)
				ondata(b);
			else
				socket.once('readable', read);
		}
		function cleanup() {
			socket.removeListener('end', onend);
			socket.removeListener('error', onerror);
			socket.removeListener('readable', read);
		}
		function onend() {
			cleanup();
			debug('onend');
			reject(new Error('Proxy connection ended before receiving CONNECT response'));
		}
		function onerror(err) {
			cleanup();
			debug('onerror %o', err);
			reject(err);
		}
		function ondata(b) {
			buffers.push(b);
			buffersLength += b.length;
			const buffered = Buffer.concat(buffers, buffersLength);
			const endOfHeaders = buffered.indexOf('\r\n\r\n');
			if (endOfHeaders === -1) {
				debug('have not received end of HTTP headers yet...');
				read();
				return;
			}
			const headerParts = buffered
				.slice(0, endOfHeaders)
				.toString('ascii')
				.split('\r\n');
			const firstLine = headerParts.shift();
			if (!firstLine) {
				socket.destroy();
				return reject(new Error('No header received from proxy CONNECT response'));
			}
			const firstLineParts = firstLine.split(' ');
			const statusCode = +firstLineParts[1];
			const statusText = firstLineParts.slice(2).join(' ');
			const headers = {};
			for (const header of headerParts) {
				if (!header)
					continue;
				const firstColon = header.indexOf(':');
				if (firstColon === -1) {
					socket.destroy();
					return reject(new Error(`Invalid header from proxy CONNECT response: "${header}"`));
				}
				const key = header.slice(0, firstColon).toLowerCase();
				const value = header.slice(firstColon + 1).trimStart();
				const current = headers[key];
				if (typeof current === 'string') {
					headers[key] = [current, value];
				}
				else if (Array.isArray(current)) {
					current.push(value);
				}
				else {
					headers[key] = value;
				}
			}
			debug('got proxy server response: %o %o', firstLine, headers);
			cleanup();
			resolve({
				connect: {
					statusCode,
					statusText,
					headers,
				},
				buffered,
			});
		}
		socket.on('error', onerror);
		socket.on('end', onend);
		read();
	});
}
;// CONCATENATED MODULE: ./node_modules/proxy-agent-negotiate/dist/index.js
function createNegotiateAuth() {
	return async ({ response, scheme }) => {
		if (scheme.toLowerCase() !== 'negotiate') {
			throw new Error(`Expected Negotiate scheme but got "${scheme}"`);
		}
		let kerberos;
		try {
			kerberos = await __webpack_require__.e(  50).then(__webpack_require__.t.bind(__webpack_require__, 8050, 19));
		}
		catch {
			throw new Error('The "kerberos" package is required for Negotiate proxy authentication. ' +
				'Install it with: npm install kerberos');
		}
		const proxyAuthenticate = response.headers['proxy-authenticate'] || '';
		const challengeHeader = Array.isArray(proxyAuthenticate)
			? proxyAuthenticate[0]
			: proxyAuthenticate;
		const serverToken = typeof challengeHeader === 'string' && challengeHeader.includes(' ')
			? challengeHeader.split(' ').slice(1).join(' ')
			: undefined;
		const client = await kerberos.initializeClient('HTTP@proxy', {
			mechOID: kerberos.GSS_MECH_OID_SPNEGO,
		});
		const token = await client.step(serverToken || '');
		if (!token) {
			throw new Error('Kerberos client.step() returned no token');
		}
		return {
			headers: {
				'Proxy-Authorization': `Negotiate ${token}`,
			},
		};
	};
}
;// CONCATENATED MODULE: ./node_modules/https-proxy-agent/dist/index.js
const dist_debug = without_debug('https-proxy-agent');
const setServernameFromNonIpHost = (options) => {
	if (options.servername === undefined &&
		options.host &&
		!external_net_.isIP(options.host)) {
		return {
			...options,
			servername: options.host,
		};
	}
	return options;
};
class HttpsProxyAgent extends Agent {
	constructor(proxy, opts) {
		super(opts);
		this.options = { path: undefined };
		this.proxy = typeof proxy === 'string' ? new external_url_.URL(proxy) : proxy;
		this.proxyHeaders = opts?.headers ?? {};
		dist_debug('Creating new HttpsProxyAgent instance: %o', this.proxy.href);
		if (opts?.negotiate) {
			this.onProxyAuth = createNegotiateAuth();
		}
		else if (opts?.onProxyAuth) {
			this.onProxyAuth = opts.onProxyAuth;
		}
		const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, '');
		const port = this.proxy.port
			? parseInt(this.proxy.port, 10)
			: this.proxy.protocol === 'https:'
				? 443
				: 80;
		this.connectOpts = {
			ALPNProtocols: ['http/1.1'],
			...(opts
				? omit(opts, 'headers', 'onProxyAuth', 'negotiate')
				: null),
			host,
			port,
		};
	}
	async connect(req, opts) {
		const { proxy } = this;
		if (!opts.host) {
			throw new TypeError('No "host" provided');
		}
		let socket;
		if (proxy.protocol === 'https:') {
			dist_debug('Creating `tls.Socket`: %o', this.connectOpts);
			socket = external_tls_.connect(setServernameFromNonIpHost(this.connectOpts));
		}
		else {
			dist_debug('Creating `net.Socket`: %o', this.connectOpts);
			socket = external_net_.connect(this.connectOpts);
		}
		const headers = typeof this.proxyHeaders === 'function'
			? this.proxyHeaders()
			: { ...this.proxyHeaders };
		const host = external_net_.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
		let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
		if (proxy.username || proxy.password) {
			const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
			headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
		}
		headers.Host = `${host}:${opts.port}`;
		if (!headers['Proxy-Connection']) {
			headers['Proxy-Connection'] = this.keepAlive
				? 'Keep-Alive'
				: 'close';
		}
		for (const name of Object.keys(headers)) {
			payload += `${name}: ${headers[name]}\r\n`;
		}
		const proxyResponsePromise = parseProxyResponse(socket);
		socket.write(`${payload}\r\n`);
		const { connect, buffered } = await proxyResponsePromise;
		req.emit('proxyConnect', connect);
		this.emit('proxyConnect', connect, req);
		req.emit('proxy', { proxy: this.proxy.href, socket });
		if (connect.statusCode === 200) {
			req.once('socket', resume);
			if (opts.secureEndpoint) {
				dist_debug('Upgrading socket connection to TLS');
				return external_tls_.connect({
					...omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
					socket,
				});
			}
			return socket;
		}
		if (connect.statusCode === 407 && this.onProxyAuth) {
			dist_debug('Got 407 response, invoking onProxyAuth callback');
			socket.destroy();
			const proxyAuthenticate = connect.headers['proxy-authenticate'] || '';
			const scheme = Array.isArray(proxyAuthenticate)
				? proxyAuthenticate[0].split(/\s/)[0]
				: proxyAuthenticate.split(/\s/)[0];
			const authResponse = await this.onProxyAuth({
				response: connect,
				scheme,
			});
			return this._connectWithAuth(req, opts, authResponse.headers);
		}
		socket.destroy();
		const fakeSocket = new external_net_.Socket({ writable: false });
		fakeSocket.readable = true;
		req.once('socket', (s) => {
			dist_debug('Replaying proxy buffer for failed request');
			external_assert_(s.listenerCount('data') > 0);
			s.push(buffered);
			s.push(null);
		});
		return fakeSocket;
	}
	async _connectWithAuth(req, opts, authHeaders) {
		const { proxy } = this;
		let socket;
		if (proxy.protocol === 'https:') {
			socket = external_tls_.connect(setServernameFromNonIpHost(this.connectOpts));
		}
		else {
			socket = external_net_.connect(this.connectOpts);
		}
		const headers = typeof this.proxyHeaders === 'function'
			? this.proxyHeaders()
			: { ...this.proxyHeaders };
		const host = external_net_.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
		let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
		if (proxy.username || proxy.password) {
			const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
			headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
		}
		Object.assign(headers, authHeaders);
		headers.Host = `${host}:${opts.port}`;
		if (!headers['Proxy-Connection']) {
			headers['Proxy-Connection'] = this.keepAlive
				? 'Keep-Alive'
				: 'close';
		}
		for (const name of Object.keys(headers)) {
			payload += `${name}: ${headers[name]}\r\n`;
		}
		const proxyResponsePromise = parseProxyResponse(socket);
		socket.write(`${payload}\r\n`);
		const { connect } = await proxyResponsePromise;
		req.emit('proxyConnect', connect);
		this.emit('proxyConnect', connect, req);
		if (connect.statusCode === 200) {
			req.once('socket', resume);
			if (opts.secureEndpoint) {
				dist_debug('Upgrading socket connection to TLS');
				return external_tls_.connect({
					...omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
					socket,
				});
			}
			return socket;
		}
		socket.destroy();
		throw new Error(`Proxy authentication failed with status ${connect.statusCode} after retry`);
	}
}
HttpsProxyAgent.protocols = ['http', 'https'];
function resume(socket) {
	setImmediate(() => {
		socket.resume();
	});
}
function omit(obj, ...keys) {
	const ret = {};
	let key;
	for (key in obj) {
		if (!keys.includes(key)) {
			ret[key] = obj[key];
		}
	}
	return ret;
}
  })
};
