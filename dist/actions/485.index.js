export const id = 485;
export const ids = [485];
export const modules = {
  8089:
  (function(module, __unused_webpack_exports, __webpack_require__) {
var __importDefault = (this && this.__importDefault) || function (mod) {
	return (mod && mod.__esModule) ? mod : { "default": mod };
};
const events_1 = __webpack_require__(4434);
const debug_1 = __importDefault(__webpack_require__(162));
const promisify_1 = __importDefault(__webpack_require__(4401));
const debug = debug_1.default('agent-base');
function isAgent(v) {
	return Boolean(v) && typeof v.addRequest === 'function';
}
function isSecureEndpoint() {
	const { stack } = new Error();
	if (typeof stack !== 'string')
		return false;
	return stack.split('\n').some(l => l.indexOf('(https.js:') !== -1 || l.indexOf('node:https:') !== -1);
}
function createAgent(callback, opts) {
	return new createAgent.Agent(callback, opts);
}
(function (createAgent) {
	class Agent extends events_1.EventEmitter {
		constructor(callback, _opts) {
			super();
			let opts = _opts;
			if (typeof callback === 'function') {
				this.callback = callback;
			}
			else if (callback) {
				opts = callback;
			}
			this.timeout = null;
			if (opts && typeof opts.timeout === 'number') {
				this.timeout = opts.timeout;
			}
			this.maxFreeSockets = 1;
			this.maxSockets = 1;
			this.maxTotalSockets = Infinity;
			this.sockets = {};
			this.freeSockets = {};
			this.requests = {};
			this.options = {};
		}
		get defaultPort() {
			if (typeof this.explicitDefaultPort === 'number') {
				return this.explicitDefaultPort;
			}
			return isSecureEndpoint() ? 443 : 80;
		}
		set defaultPort(v) {
			this.explicitDefaultPort = v;
		}
		get protocol() {
			if (typeof this.explicitProtocol === 'string') {
				return this.explicitProtocol;
			}
			return isSecureEndpoint() ? 'https:' : 'http:';
		}
		set protocol(v) {
			this.explicitProtocol = v;
		}
		callback(req, opts, fn) {
			throw new Error('"agent-base" has no default implementation, you must subclass and override `callback()`');
		}
		addRequest(req, _opts) {
			const opts = Object.assign({}, _opts);
			if (typeof opts.secureEndpoint !== 'boolean') {
				opts.secureEndpoint = isSecureEndpoint();
			}
			if (opts.host == null) {
				opts.host = 'localhost';
			}
			if (opts.port == null) {
				opts.port = opts.secureEndpoint ? 443 : 80;
			}
			if (opts.protocol == null) {
				opts.protocol = opts.secureEndpoint ? 'https:' : 'http:';
			}
			if (opts.host && opts.path) {
				delete opts.path;
			}
			delete opts.agent;
			delete opts.hostname;
			delete opts._defaultAgent;
			delete opts.defaultPort;
			delete opts.createConnection;
			req._last = true;
			req.shouldKeepAlive = false;
			let timedOut = false;
			let timeoutId = null;
			const timeoutMs = opts.timeout || this.timeout;
			const onerror = (err) => {
				if (req._hadError)
					return;
				req.emit('error', err);
				req._hadError = true;
			};
			const ontimeout = () => {
				timeoutId = null;
				timedOut = true;
				const err = new Error(`A "socket" was not created for HTTP request before ${timeoutMs}ms`);
				err.code = 'ETIMEOUT';
				onerror(err);
			};
			const callbackError = (err) => {
				if (timedOut)
					return;
				if (timeoutId !== null) {
					clearTimeout(timeoutId);
					timeoutId = null;
				}
				onerror(err);
			};
			const onsocket = (socket) => {
				if (timedOut)
					return;
				if (timeoutId != null) {
					clearTimeout(timeoutId);
					timeoutId = null;
				}
				if (isAgent(socket)) {
					debug('Callback returned another Agent instance %o', socket.constructor.name);
					socket.addRequest(req, opts);
					return;
				}
				if (socket) {
					socket.once('free', () => {
						this.freeSocket(socket, opts);
					});
					req.onSocket(socket);
					return;
				}
				const err = new Error(`no Duplex stream was returned to agent-base for \`${req.method} ${req.path}\``);
				onerror(err);
			};
			if (typeof this.callback !== 'function') {
				onerror(new Error('`callback` is not defined'));
				return;
			}
			if (!this.promisifiedCallback) {
				if (this.callback.length >= 3) {
					debug('Converting legacy callback function to promise');
					this.promisifiedCallback = promisify_1.default(this.callback);
				}
				else {
					this.promisifiedCallback = this.callback;
				}
			}
			if (typeof timeoutMs === 'number' && timeoutMs > 0) {
				timeoutId = setTimeout(ontimeout, timeoutMs);
			}
			if ('port' in opts && typeof opts.port !== 'number') {
				opts.port = Number(opts.port);
			}
			try {
				debug('Resolving socket for %o request: %o', opts.protocol, `${req.method} ${req.path}`);
				Promise.resolve(this.promisifiedCallback(req, opts)).then(onsocket, callbackError);
			}
			catch (err) {
				Promise.reject(err).catch(callbackError);
			}
		}
		freeSocket(socket, opts) {
			debug('Freeing socket %o %o', socket.constructor.name, opts);
			socket.destroy();
		}
		destroy() {
			debug('Destroying agent %o', this.constructor.name);
		}
	}
	createAgent.Agent = Agent;
	createAgent.prototype = createAgent.Agent.prototype;
})(createAgent || (createAgent = {}));
module.exports = createAgent;
  }),
  4401:
  ((__unused_webpack_module, exports) => {
Object.defineProperty(exports, "__esModule", ({ value: true }));
function promisify(fn) {
	return function (req, opts) {
		return new Promise((resolve, reject) => {
			fn.call(this, req, opts, (err, rtn) => {
				if (err) {
					reject(err);
				}
				else {
					resolve(rtn);
				}
			});
		});
	};
}
exports["default"] = promisify;
  }),
  9870:
  (function(__unused_webpack_module, exports, __webpack_require__) {
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var __importDefault = (this && this.__importDefault) || function (mod) {
	return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
const net_1 = __importDefault(__webpack_require__(9278));
const tls_1 = __importDefault(__webpack_require__(4756));
const url_1 = __importDefault(__webpack_require__(7016));
const assert_1 = __importDefault(__webpack_require__(2613));
const debug_1 = __importDefault(__webpack_require__(162));
const agent_base_1 = __webpack_require__(8089);
const parse_proxy_response_1 = __importDefault(__webpack_require__(5989));
const debug = debug_1.default('https-proxy-agent:agent');
class HttpsProxyAgent extends agent_base_1.Agent {
	constructor(_opts) {
		let opts;
		if (typeof _opts === 'string') {
			opts = url_1.default.parse(_opts);
		}
		else {
			opts = _opts;
		}
		if (!opts) {
			throw new Error('an HTTP(S) proxy server `host` and `port` must be specified!');
		}
		debug('creating new HttpsProxyAgent instance: %o', opts);
		super(opts);
		const proxy = Object.assign({}, opts);
		this.secureProxy = opts.secureProxy || isHTTPS(proxy.protocol);
		proxy.host = proxy.hostname || proxy.host;
		if (typeof proxy.port === 'string') {
			proxy.port = parseInt(proxy.port, 10);
		}
		if (!proxy.port && proxy.host) {
			proxy.port = this.secureProxy ? 443 : 80;
		}
		if (this.secureProxy && !('ALPNProtocols' in proxy)) {
			proxy.ALPNProtocols = ['http 1.1'];
		}
		if (proxy.host && proxy.path) {
			delete proxy.path;
			delete proxy.pathname;
		}
		this.proxy = proxy;
	}
	callback(req, opts) {
		return __awaiter(this, void 0, void 0, function* () {
			const { proxy, secureProxy } = this;
			let socket;
			if (secureProxy) {
				debug('Creating `tls.Socket`: %o', proxy);
				socket = tls_1.default.connect(proxy);
			}
			else {
				debug('Creating `net.Socket`: %o', proxy);
				socket = net_1.default.connect(proxy);
			}
			const headers = Object.assign({}, proxy.headers);
			const hostname = `${opts.host}:${opts.port}`;
			let payload = `CONNECT ${hostname} HTTP/1.1\r\n`;
			if (proxy.auth) {
				headers['Proxy-Authorization'] = `Basic ${Buffer.from(proxy.auth).toString('base64')}`;
			}
			let { host, port, secureEndpoint } = opts;
			if (!isDefaultPort(port, secureEndpoint)) {
				host += `:${port}`;
			}
			headers.Host = host;
			headers.Connection = 'close';
			for (const name of Object.keys(headers)) {
				payload += `${name}: ${headers[name]}\r\n`;
			}
			const proxyResponsePromise = parse_proxy_response_1.default(socket);
			socket.write(`${payload}\r\n`);
			const { statusCode, buffered } = yield proxyResponsePromise;
			if (statusCode === 200) {
				req.once('socket', resume);
				if (opts.secureEndpoint) {
					debug('Upgrading socket connection to TLS');
					const servername = opts.servername || opts.host;
					return tls_1.default.connect(Object.assign(Object.assign({}, omit(opts, 'host', 'hostname', 'path', 'port')), { socket,
						servername }));
				}
				return socket;
			}
			socket.destroy();
			const fakeSocket = new net_1.default.Socket({ writable: false });
			fakeSocket.readable = true;
			req.once('socket', (s) => {
				debug('replaying proxy buffer for failed request');
				assert_1.default(s.listenerCount('data') > 0);
				s.push(buffered);
				s.push(null);
			});
			return fakeSocket;
		});
	}
}
exports["default"] = HttpsProxyAgent;
function resume(socket) {
	socket.resume();
}
function isDefaultPort(port, secure) {
	return Boolean((!secure && port === 80) || (secure && port === 443));
}
function isHTTPS(protocol) {
	return typeof protocol === 'string' ? /^https:?$/i.test(protocol) : false;
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
  }),
  6615:
  (function(module, __unused_webpack_exports, __webpack_require__) {
var __importDefault = (this && this.__importDefault) || function (mod) {
	return (mod && mod.__esModule) ? mod : { "default": mod };
};
const agent_1 = __importDefault(__webpack_require__(9870));
function createHttpsProxyAgent(opts) {
	return new agent_1.default(opts);
}
(function (createHttpsProxyAgent) {
	createHttpsProxyAgent.HttpsProxyAgent = agent_1.default;
	createHttpsProxyAgent.prototype = agent_1.default.prototype;
})(createHttpsProxyAgent || (createHttpsProxyAgent = {}));
module.exports = createHttpsProxyAgent;
  }),
  5989:
  (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = (this && this.__importDefault) || function (mod) {
	return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
const debug_1 = __importDefault(__webpack_require__(162));
const debug = debug_1.default('https-proxy-agent:parse-proxy-response');
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
			socket.removeListener('close', onclose);
			socket.removeListener('readable', read);
		}
		function onclose(err) {
			debug('onclose had error %o', err);
		}
		function onend() {
			debug('onend');
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
			const firstLine = buffered.toString('ascii', 0, buffered.indexOf('\r\n'));
			const statusCode = +firstLine.split(' ')[1];
			debug('got proxy server response: %o', firstLine);
			resolve({
				statusCode,
				buffered
			});
		}
		socket.on('error', onerror);
		socket.on('close', onclose);
		socket.on('end', onend);
		read();
	});
}
exports["default"] = parseProxyResponse;
  }),
  4778:
  ((module, __unused_webpack_exports, __webpack_require__) => {
var debug;
module.exports = function () {
  if (!debug) {
	try {
	  debug = __webpack_require__(162)("follow-redirects");
	}
	catch (error) {   }
	if (typeof debug !== "function") {
	  debug = function () {   };
	}
  }
  debug.apply(null, arguments);
};
  }),
  1573:
  ((module, __unused_webpack_exports, __webpack_require__) => {
var url = __webpack_require__(7016);
var URL = url.URL;
var http = __webpack_require__(8611);
var https = __webpack_require__(5692);
var Writable = (__webpack_require__(2203).Writable);
var assert = __webpack_require__(2613);
var debug = __webpack_require__(4778);
(function detectUnsupportedEnvironment() {
  var looksLikeNode = typeof process !== "undefined";
  var looksLikeBrowser = typeof window !== "undefined" && typeof document !== "undefined";
  var looksLikeV8 = isFunction(Error.captureStackTrace);
  if (!looksLikeNode && (looksLikeBrowser || !looksLikeV8)) {
	console.warn("The follow-redirects package should be excluded from browser builds.");
  }
}());
var useNativeURL = false;
try {
  assert(new URL(""));
}
catch (error) {
  useNativeURL = error.code === "ERR_INVALID_URL";
}
var sensitiveHeaders = [
  "Authorization",
  "Proxy-Authorization",
  "Cookie",
];
var preservedUrlFields = [
  "auth",
  "host",
  "hostname",
  "href",
  "path",
  "pathname",
  "port",
  "protocol",
  "query",
  "search",
  "hash",
];
var events = ["abort", "aborted", "connect", "error", "socket", "timeout"];
var eventHandlers = Object.create(null);
events.forEach(function (event) {
  eventHandlers[event] = function (arg1, arg2, arg3) {
	this._redirectable.emit(event, arg1, arg2, arg3);
  };
});
var InvalidUrlError = createErrorType(
  "ERR_INVALID_URL",
  "Invalid URL",
  TypeError
);
var RedirectionError = createErrorType(
  "ERR_FR_REDIRECTION_FAILURE",
  "Redirected request failed"
);
var TooManyRedirectsError = createErrorType(
  "ERR_FR_TOO_MANY_REDIRECTS",
  "Maximum number of redirects exceeded",
  RedirectionError
);
var MaxBodyLengthExceededError = createErrorType(
  "ERR_FR_MAX_BODY_LENGTH_EXCEEDED",
  "Request body larger than maxBodyLength limit"
);
var WriteAfterEndError = createErrorType(
  "ERR_STREAM_WRITE_AFTER_END",
  "write after end"
);
var destroy = Writable.prototype.destroy || noop;
function RedirectableRequest(options, responseCallback) {
  Writable.call(this);
  this._sanitizeOptions(options);
  this._options = options;
  this._ended = false;
  this._ending = false;
  this._redirectCount = 0;
  this._redirects = [];
  this._requestBodyLength = 0;
  this._requestBodyBuffers = [];
  if (responseCallback) {
	this.on("response", responseCallback);
  }
  var self = this;
  this._onNativeResponse = function (response) {
	try {
	  self._processResponse(response);
	}
	catch (cause) {
	  self.emit("error", cause instanceof RedirectionError ?
		cause : new RedirectionError({ cause: cause }));
	}
  };
  this._headerFilter = new RegExp("^(?:" +
	  sensitiveHeaders.concat(options.sensitiveHeaders).map(escapeRegex).join("|") +
	")$", "i");
  this._performRequest();
}
RedirectableRequest.prototype = Object.create(Writable.prototype);
RedirectableRequest.prototype.abort = function () {
  destroyRequest(this._currentRequest);
  this._currentRequest.abort();
  this.emit("abort");
};
RedirectableRequest.prototype.destroy = function (error) {
  destroyRequest(this._currentRequest, error);
  destroy.call(this, error);
  return this;
};
RedirectableRequest.prototype.write = function (data, encoding, callback) {
  if (this._ending) {
	throw new WriteAfterEndError();
  }
  if (!isString(data) && !isBuffer(data)) {
	throw new TypeError("data should be a string, Buffer or Uint8Array");
  }
  if (isFunction(encoding)) {
	callback = encoding;
	encoding = null;
  }
  if (data.length === 0) {
	if (callback) {
	  callback();
	}
	return;
  }
  if (this._requestBodyLength + data.length <= this._options.maxBodyLength) {
	this._requestBodyLength += data.length;
	this._requestBodyBuffers.push({ data: data, encoding: encoding });
	this._currentRequest.write(data, encoding, callback);
  }
  else {
	this.emit("error", new MaxBodyLengthExceededError());
	this.abort();
  }
};
RedirectableRequest.prototype.end = function (data, encoding, callback) {
  if (isFunction(data)) {
	callback = data;
	data = encoding = null;
  }
  else if (isFunction(encoding)) {
	callback = encoding;
	encoding = null;
  }
  if (!data) {
	this._ended = this._ending = true;
	this._currentRequest.end(null, null, callback);
  }
  else {
	var self = this;
	var currentRequest = this._currentRequest;
	this.write(data, encoding, function () {
	  self._ended = true;
	  currentRequest.end(null, null, callback);
	});
	this._ending = true;
  }
};
RedirectableRequest.prototype.setHeader = function (name, value) {
  this._options.headers[name] = value;
  this._currentRequest.setHeader(name, value);
};
RedirectableRequest.prototype.removeHeader = function (name) {
  delete this._options.headers[name];
  this._currentRequest.removeHeader(name);
};
RedirectableRequest.prototype.setTimeout = function (msecs, callback) {
  var self = this;
  function destroyOnTimeout(socket) {
	socket.setTimeout(msecs);
	socket.removeListener("timeout", socket.destroy);
	socket.addListener("timeout", socket.destroy);
  }
  function startTimer(socket) {
	if (self._timeout) {
	  clearTimeout(self._timeout);
	}
	self._timeout = setTimeout(function () {
	  self.emit("timeout");
	  clearTimer();
	}, msecs);
	destroyOnTimeout(socket);
  }
  function clearTimer() {
	if (self._timeout) {
	  clearTimeout(self._timeout);
	  self._timeout = null;
	}
	self.removeListener("abort", clearTimer);
	self.removeListener("error", clearTimer);
	self.removeListener("response", clearTimer);
	self.removeListener("close", clearTimer);
	if (callback) {
	  self.removeListener("timeout", callback);
	}
	if (!self.socket) {
	  self._currentRequest.removeListener("socket", startTimer);
	}
  }
  if (callback) {
	this.on("timeout", callback);
  }
  if (this.socket) {
	startTimer(this.socket);
  }
  else {
	this._currentRequest.once("socket", startTimer);
  }
  this.on("socket", destroyOnTimeout);
  this.on("abort", clearTimer);
  this.on("error", clearTimer);
  this.on("response", clearTimer);
  this.on("close", clearTimer);
  return this;
};
[
  "flushHeaders", "getHeader",
  "setNoDelay", "setSocketKeepAlive",
].forEach(function (method) {
  RedirectableRequest.prototype[method] = function (a, b) {
	return this._currentRequest[method](a, b);
  };
});
["aborted", "connection", "socket"].forEach(function (property) {
  Object.defineProperty(RedirectableRequest.prototype, property, {
	get: function () { return this._currentRequest[property]; },
  });
});
RedirectableRequest.prototype._sanitizeOptions = function (options) {
  if (!options.headers) {
	options.headers = {};
  }
  else if (Array.isArray(options.headers)) {
	var headerList = options.headers;
	options.headers = {};
	for (var i = 0; i < headerList.length; i += 2) {
	  options.headers[headerList[i]] = headerList[i + 1];
	}
  }
  if (!Array.isArray(options.sensitiveHeaders)) {
	options.sensitiveHeaders = [];
  }
  if (options.host) {
	if (!options.hostname) {
	  options.hostname = options.host;
	}
	delete options.host;
  }
  if (!options.pathname && options.path) {
	var searchPos = options.path.indexOf("?");
	if (searchPos < 0) {
	  options.pathname = options.path;
	}
	else {
	  options.pathname = options.path.substring(0, searchPos);
	  options.search = options.path.substring(searchPos);
	}
  }
};
RedirectableRequest.prototype._performRequest = function () {
  var protocol = this._options.protocol;
  var nativeProtocol = this._options.nativeProtocols[protocol];
  if (!nativeProtocol) {
	throw new TypeError("Unsupported protocol " + protocol);
  }
  if (this._options.agents) {
	var scheme = protocol.slice(0, -1);
	this._options.agent = this._options.agents[scheme];
  }
  var request = this._currentRequest =
		nativeProtocol.request(this._options, this._onNativeResponse);
  request._redirectable = this;
  for (var event of events) {
	request.on(event, eventHandlers[event]);
  }
  this._currentUrl = /^\//.test(this._options.path) ?
	url.format(this._options) :
	this._options.path;
  if (this._isRedirect) {
	var i = 0;
	var self = this;
	var buffers = this._requestBodyBuffers;
	(function writeNext(error) {
	  if (request === self._currentRequest) {
		if (error) {
		  self.emit("error", error);
		}
		else if (i < buffers.length) {
		  var buffer = buffers[i++];
		  if (!request.finished) {
			request.write(buffer.data, buffer.encoding, writeNext);
		  }
		}
		else if (self._ended) {
		  request.end();
		}
	  }
	}());
  }
};
RedirectableRequest.prototype._processResponse = function (response) {
  var statusCode = response.statusCode;
  if (this._options.trackRedirects) {
	this._redirects.push({
	  url: this._currentUrl,
	  headers: response.headers,
	  statusCode: statusCode,
	});
  }
  var location = response.headers.location;
  if (!location || this._options.followRedirects === false ||
	  statusCode < 300 || statusCode >= 400) {
	response.responseUrl = this._currentUrl;
	response.redirects = this._redirects;
	this.emit("response", response);
	this._requestBodyBuffers = [];
	return;
  }
  destroyRequest(this._currentRequest);
  response.destroy();
  if (++this._redirectCount > this._options.maxRedirects) {
	throw new TooManyRedirectsError();
  }
  var requestHeaders;
  var beforeRedirect = this._options.beforeRedirect;
  if (beforeRedirect) {
	requestHeaders = Object.assign({
	  Host: response.req.getHeader("host"),
	}, this._options.headers);
  }
  var method = this._options.method;
  if ((statusCode === 301 || statusCode === 302) && this._options.method === "POST" ||
	  (statusCode === 303) && !/^(?:GET|HEAD)$/.test(this._options.method)) {
	this._options.method = "GET";
	this._requestBodyBuffers = [];
	removeMatchingHeaders(/^content-/i, this._options.headers);
  }
  var currentHostHeader = removeMatchingHeaders(/^host$/i, this._options.headers);
  var currentUrlParts = parseUrl(this._currentUrl);
  var currentHost = currentHostHeader || currentUrlParts.host;
  var currentUrl = /^\w+:/.test(location) ? this._currentUrl :
	url.format(Object.assign(currentUrlParts, { host: currentHost }));
  var redirectUrl = resolveUrl(location, currentUrl);
  debug("redirecting to", redirectUrl.href);
  this._isRedirect = true;
  spreadUrlObject(redirectUrl, this._options);
  if (redirectUrl.protocol !== currentUrlParts.protocol &&
	 redirectUrl.protocol !== "https:" ||
	 redirectUrl.host !== currentHost &&
	 !isSubdomain(redirectUrl.host, currentHost)) {
	removeMatchingHeaders(this._headerFilter, this._options.headers);
  }
  if (isFunction(beforeRedirect)) {
	var responseDetails = {
	  headers: response.headers,
	  statusCode: statusCode,
	};
	var requestDetails = {
	  url: currentUrl,
	  method: method,
	  headers: requestHeaders,
	};
	beforeRedirect(this._options, responseDetails, requestDetails);
	this._sanitizeOptions(this._options);
  }
  this._performRequest();
};
function wrap(protocols) {
  var exports = {
	maxRedirects: 21,
	maxBodyLength: 10 * 1024 * 1024,
  };
  var nativeProtocols = {};
  Object.keys(protocols).forEach(function (scheme) {
	var protocol = scheme + ":";
	var nativeProtocol = nativeProtocols[protocol] = protocols[scheme];
	var wrappedProtocol = exports[scheme] = Object.create(nativeProtocol);
	function request(input, options, callback) {
	  if (isURL(input)) {
		input = spreadUrlObject(input);
	  }
	  else if (isString(input)) {
		input = spreadUrlObject(parseUrl(input));
	  }
	  else {
		callback = options;
		options = validateUrl(input);
		input = { protocol: protocol };
	  }
	  if (isFunction(options)) {
		callback = options;
		options = null;
	  }
	  options = Object.assign({
		maxRedirects: exports.maxRedirects,
		maxBodyLength: exports.maxBodyLength,
	  }, input, options);
	  options.nativeProtocols = nativeProtocols;
	  if (!isString(options.host) && !isString(options.hostname)) {
		options.hostname = "::1";
	  }
	  assert.equal(options.protocol, protocol, "protocol mismatch");
	  debug("options", options);
	  return new RedirectableRequest(options, callback);
	}
	function get(input, options, callback) {
	  var wrappedRequest = wrappedProtocol.request(input, options, callback);
	  wrappedRequest.end();
	  return wrappedRequest;
	}
	Object.defineProperties(wrappedProtocol, {
	  request: { value: request, configurable: true, enumerable: true, writable: true },
	  get: { value: get, configurable: true, enumerable: true, writable: true },
	});
  });
  return exports;
}
function noop() {   }
function parseUrl(input) {
  var parsed;
  if (useNativeURL) {
	parsed = new URL(input);
  }
  else {
	parsed = validateUrl(url.parse(input));
	if (!isString(parsed.protocol)) {
	  throw new InvalidUrlError({ input });
	}
  }
  return parsed;
}
function resolveUrl(relative, base) {
  return useNativeURL ? new URL(relative, base) : parseUrl(url.resolve(base, relative));
}
function validateUrl(input) {
  if (/^\[/.test(input.hostname) && !/^\[[:0-9a-f]+\]$/i.test(input.hostname)) {
	throw new InvalidUrlError({ input: input.href || input });
  }
  if (/^\[/.test(input.host) && !/^\[[:0-9a-f]+\](:\d+)?$/i.test(input.host)) {
	throw new InvalidUrlError({ input: input.href || input });
  }
  return input;
}
function spreadUrlObject(urlObject, target) {
  var spread = target || {};
  for (var key of preservedUrlFields) {
	spread[key] = urlObject[key];
  }
  if (spread.hostname.startsWith("[")) {
	spread.hostname = spread.hostname.slice(1, -1);
  }
  if (spread.port !== "") {
	spread.port = Number(spread.port);
  }
  spread.path = spread.search ? spread.pathname + spread.search : spread.pathname;
  return spread;
}
function removeMatchingHeaders(regex, headers) {
  var lastValue;
  for (var header in headers) {
	if (regex.test(header)) {
	  lastValue = headers[header];
	  delete headers[header];
	}
  }
  return (lastValue === null || typeof lastValue === "undefined") ?
	undefined : String(lastValue).trim();
}
function createErrorType(code, message, baseClass) {
  function CustomError(properties) {
	if (isFunction(Error.captureStackTrace)) {
	  Error.captureStackTrace(this, this.constructor);
	}
	Object.assign(this, properties || {});
	this.code = code;
	this.message = this.cause ? message + ": " + this.cause.message : message;
  }
  CustomError.prototype = new (baseClass || Error)();
  Object.defineProperties(CustomError.prototype, {
	constructor: {
	  value: CustomError,
	  enumerable: false,
	},
	name: {
	  value: "Error [" + code + "]",
	  enumerable: false,
	},
  });
  return CustomError;
}
function destroyRequest(request, error) {
  for (var event of events) {
	request.removeListener(event, eventHandlers[event]);
  }
  request.on("error", noop);
  request.destroy(error);
}
function isSubdomain(subdomain, domain) {
  assert(isString(subdomain) && isString(domain));
  var dot = subdomain.length - domain.length - 1;
  return dot > 0 && subdomain[dot] === "." && subdomain.endsWith(domain);
}
function isString(value) {
  return typeof value === "string" || value instanceof String;
}
function isFunction(value) {
  return typeof value === "function";
}
function isBuffer(value) {
  return typeof value === "object" && ("length" in value);
}
function isURL(value) {
  return URL && value instanceof URL;
}
function escapeRegex(regex) {
  return regex.replace(/[\^$\\.*+?()[\]{}|]/g, "\\$&");
}
module.exports = wrap({ http: http, https: https });
module.exports.wrap = wrap;
  }),
  2485:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  Axios: () => (  axios_Axios),
  AxiosError: () => (  axios_AxiosError),
  AxiosHeaders: () => (  axios_AxiosHeaders),
  Cancel: () => (  Cancel),
  CancelToken: () => (  axios_CancelToken),
  CanceledError: () => (  axios_CanceledError),
  HttpStatusCode: () => (  axios_HttpStatusCode),
  VERSION: () => (  axios_VERSION),
  all: () => (  axios_all),
  create: () => (  create),
  "default": () => (  lib_axios),
  formToJSON: () => (  formToJSON),
  getAdapter: () => (  axios_getAdapter),
  isAxiosError: () => (  axios_isAxiosError),
  isCancel: () => (  axios_isCancel),
  mergeConfig: () => (  axios_mergeConfig),
  spread: () => (  axios_spread),
  toFormData: () => (  axios_toFormData)
});
var common_utils_namespaceObject = {};
__webpack_require__.r(common_utils_namespaceObject);
__webpack_require__.d(common_utils_namespaceObject, {
  hasBrowserEnv: () => (hasBrowserEnv),
  hasStandardBrowserEnv: () => (hasStandardBrowserEnv),
  hasStandardBrowserWebWorkerEnv: () => (hasStandardBrowserWebWorkerEnv),
  navigator: () => (_navigator),
  origin: () => (origin)
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/bind.js
function bind(fn, thisArg) {
  return function wrap() {
	return fn.apply(thisArg, arguments);
  };
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/utils.js
const { toString: utils_toString } = Object.prototype;
const { getPrototypeOf } = Object;
const { iterator, toStringTag } = Symbol;
const utils_hasOwnProperty = (
  ({ hasOwnProperty }) =>
  (obj, prop) =>
	hasOwnProperty.call(obj, prop)
)(Object.prototype);
const isUnsafeObjectKey = (prop) =>
  typeof prop === 'string' &&
  (prop === '__proto__' || prop === 'constructor' || prop === 'prototype');
const isPrototypeBoundary = (obj, prototype, source) =>
  obj === Object.prototype || (!source && prototype === null);
const isSafeAndFullyMutable = (obj) => {
  if (!Object.isExtensible(obj)) {
	return false;
  }
  const props = Object.getOwnPropertyNames(obj);
  if (Object.getOwnPropertySymbols) {
	props.push(...Object.getOwnPropertySymbols(obj));
  }
  return props.every((prop) => {
	if (isUnsafeObjectKey(prop)) {
	  return false;
	}
	const descriptor = Object.getOwnPropertyDescriptor(obj, prop);
	return !!descriptor && descriptor.configurable && descriptor.writable === true;
  });
};
const hasOwnInPrototypeChain = (thing, prop) => {
  let obj = thing;
  const seen = [];
  while (obj != null) {
	if (seen.indexOf(obj) !== -1) {
	  return false;
	}
	seen.push(obj);
	const prototype = getPrototypeOf(obj);
	if (isPrototypeBoundary(obj, prototype, obj === thing)) {
	  return false;
	}
	if (utils_hasOwnProperty(obj, prop)) {
	  return true;
	}
	obj = prototype;
  }
  return false;
};
const getSafeProp = (obj, prop) =>
  obj != null && hasOwnInPrototypeChain(obj, prop) ? obj[prop] : undefined;
const toSafeFlatObject = (thing) => {
  if (thing == null || (typeof thing !== 'object' && typeof thing !== 'function')) {
	return thing;
  }
  const sourcePrototype = getPrototypeOf(thing);
  if (sourcePrototype === null && isSafeAndFullyMutable(thing)) {
	return thing;
  }
  const result = Object.create(null);
  const merged = Object.create(null);
  const seen = [];
  let current = thing;
  while (current != null) {
	if (seen.indexOf(current) !== -1) {
	  break;
	}
	seen.push(current);
	const prototype = current === thing ? sourcePrototype : getPrototypeOf(current);
	if (isPrototypeBoundary(current, prototype, current === thing)) {
	  break;
	}
	const props = Object.getOwnPropertyNames(current);
	if (Object.getOwnPropertySymbols) {
	  props.push(...Object.getOwnPropertySymbols(current));
	}
	for (const prop of props) {
	  if (isUnsafeObjectKey(prop)) {
		continue;
	  }
	  if (!utils_hasOwnProperty(merged, prop)) {
		result[prop] = thing[prop];
		merged[prop] = true;
	  }
	}
	current = prototype;
  }
  return result;
};
const kindOf = ((cache) => (thing) => {
  const str = utils_toString.call(thing);
  return cache[str] || (cache[str] = str.slice(8, -1).toLowerCase());
})(Object.create(null));
const kindOfTest = (type) => {
  type = type.toLowerCase();
  return (thing) => kindOf(thing) === type;
};
const typeOfTest = (type) => (thing) => typeof thing === type;
const { isArray } = Array;
const isUndefined = typeOfTest('undefined');
function isBuffer(val) {
  return (
	val !== null &&
	!isUndefined(val) &&
	val.constructor !== null &&
	!isUndefined(val.constructor) &&
	isFunction(val.constructor.isBuffer) &&
	val.constructor.isBuffer(val)
  );
}
const isArrayBuffer = kindOfTest('ArrayBuffer');
function isArrayBufferView(val) {
  let result;
  if (typeof ArrayBuffer !== 'undefined' && ArrayBuffer.isView) {
	result = ArrayBuffer.isView(val);
  } else {
	result = val && val.buffer && isArrayBuffer(val.buffer);
  }
  return result;
}
const isString = typeOfTest('string');
const isFunction = typeOfTest('function');
const isNumber = typeOfTest('number');
const isObject = (thing) => thing !== null && typeof thing === 'object';
const isBoolean = (thing) => thing === true || thing === false;
const isPlainObject = (val) => {
  if (!isObject(val)) {
	return false;
  }
  const prototype = getPrototypeOf(val);
  return (
	(prototype === null || prototype === Object.prototype || getPrototypeOf(prototype) === null) &&
	(isPrototypeBoundary(val, prototype, true) ||
	  (!utils_hasOwnProperty(val, toStringTag) && !utils_hasOwnProperty(val, iterator)))
  );
};
const isEmptyObject = (val) => {
  if (!isObject(val) || isBuffer(val)) {
	return false;
  }
  try {
	return Object.keys(val).length === 0 && Object.getPrototypeOf(val) === Object.prototype;
  } catch (e) {
	return false;
  }
};
const isDate = kindOfTest('Date');
const isFile = kindOfTest('File');
const isReactNativeBlob = (value) => {
  return !!(value && typeof value.uri !== 'undefined');
};
const isReactNative = (formData) => formData && typeof formData.getParts !== 'undefined';
const isBlob = kindOfTest('Blob');
const isFileList = kindOfTest('FileList');
const isSet = kindOfTest('Set');
const isStream = (val) => isObject(val) && isFunction(val.pipe);
function getGlobal() {
  if (typeof globalThis !== 'undefined') return globalThis;
  if (typeof self !== 'undefined') return self;
  if (typeof window !== 'undefined') return window;
  if (typeof global !== 'undefined') return global;
  return {};
}
const G = getGlobal();
const FormDataCtor = typeof G.FormData !== 'undefined' ? G.FormData : undefined;
const isFormData = (thing) => {
  if (!thing) return false;
  if (FormDataCtor && thing instanceof FormDataCtor) return true;
  const proto = getPrototypeOf(thing);
  if (!proto || proto === Object.prototype) return false;
  if (!isFunction(thing.append)) return false;
  const kind = kindOf(thing);
  return (
	kind === 'formdata' ||
	(kind === 'object' && isFunction(thing.toString) && thing.toString() === '[object FormData]')
  );
};
const isURLSearchParams = kindOfTest('URLSearchParams');
const [isReadableStream, isRequest, isResponse, isHeaders] = [
  'ReadableStream',
  'Request',
  'Response',
  'Headers',
].map(kindOfTest);
const trim = (str) => {
  return str.trim ? str.trim() : str.replace(/^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g, '');
};
function forEach(obj, fn, { allOwnKeys = false } = {}) {
  if (obj === null || typeof obj === 'undefined') {
	return;
  }
  let i;
  let l;
  if (typeof obj !== 'object') {
	obj = [obj];
  }
  if (isArray(obj)) {
	for (i = 0, l = obj.length; i < l; i++) {
	  fn.call(null, obj[i], i, obj);
	}
  } else {
	if (isBuffer(obj)) {
	  return;
	}
	const keys = allOwnKeys ? Object.getOwnPropertyNames(obj) : Object.keys(obj);
	const len = keys.length;
	let key;
	for (i = 0; i < len; i++) {
	  key = keys[i];
	  fn.call(null, obj[key], key, obj);
	}
  }
}
function findKey(obj, key) {
  if (isBuffer(obj)) {
	return null;
  }
  key = key.toLowerCase();
  const keys = Object.keys(obj);
  let i = keys.length;
  let _key;
  while (i-- > 0) {
	_key = keys[i];
	if (key === _key.toLowerCase()) {
	  return _key;
	}
  }
  return null;
}
const _global = (() => {
  if (typeof globalThis !== 'undefined') return globalThis;
  return typeof self !== 'undefined' ? self : typeof window !== 'undefined' ? window : global;
})();
const isContextDefined = (context) => !isUndefined(context) && context !== _global;
function merge(...objs) {
  const { caseless, skipUndefined } = (isContextDefined(this) && this) || {};
  const result = {};
  const lowerCaseKeys = caseless ? Object.create(null) : null;
  const assignValue = (val, key) => {
	if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
	  return;
	}
	let targetKey = key;
	if (lowerCaseKeys && typeof key === 'string') {
	  const lowerKey = key.toLowerCase();
	  const knownKey = lowerCaseKeys[lowerKey];
	  if (knownKey !== undefined && utils_hasOwnProperty(result, knownKey)) {
		targetKey = knownKey;
	  } else {
		lowerCaseKeys[lowerKey] = key;
	  }
	}
	const existing = utils_hasOwnProperty(result, targetKey) ? result[targetKey] : undefined;
	if (isPlainObject(existing) && isPlainObject(val)) {
	  result[targetKey] = merge(existing, val);
	} else if (isPlainObject(val)) {
	  result[targetKey] = merge({}, val);
	} else if (isArray(val)) {
	  result[targetKey] = val.slice();
	} else if (!skipUndefined || !isUndefined(val)) {
	  result[targetKey] = val;
	}
  };
  for (let i = 0, l = objs.length; i < l; i++) {
	const source = objs[i];
	if (!source || isBuffer(source)) {
	  continue;
	}
	forEach(source, assignValue);
	if (typeof source !== 'object' || isArray(source) || !Object.getOwnPropertySymbols) {
	  continue;
	}
	const symbols = Object.getOwnPropertySymbols(source);
	for (let j = 0; j < symbols.length; j++) {
	  const symbol = symbols[j];
	  if (propertyIsEnumerable.call(source, symbol)) {
		assignValue(source[symbol], symbol);
	  }
	}
  }
  return result;
}
const extend = (a, b, thisArg, { allOwnKeys } = {}) => {
  forEach(
	b,
	(val, key) => {
	  if (thisArg && isFunction(val)) {
		Object.defineProperty(a, key, {
		  __proto__: null,
		  value: bind(val, thisArg),
		  writable: true,
		  enumerable: true,
		  configurable: true,
		});
	  } else {
		Object.defineProperty(a, key, {
		  __proto__: null,
		  value: val,
		  writable: true,
		  enumerable: true,
		  configurable: true,
		});
	  }
	},
	{ allOwnKeys }
  );
  return a;
};
const stripBOM = (content) => {
  if (content.charCodeAt(0) === 0xfeff) {
	content = content.slice(1);
  }
  return content;
};
const inherits = (constructor, superConstructor, props, descriptors) => {
  constructor.prototype = Object.create(superConstructor.prototype, descriptors);
  Object.defineProperty(constructor.prototype, 'constructor', {
	__proto__: null,
	value: constructor,
	writable: true,
	enumerable: false,
	configurable: true,
  });
  Object.defineProperty(constructor, 'super', {
	__proto__: null,
	value: superConstructor.prototype,
  });
  props && Object.assign(constructor.prototype, props);
};
const toFlatObject = (sourceObj, destObj, filter, propFilter) => {
  let props;
  let i;
  let prop;
  const merged = {};
  destObj = destObj || {};
  if (sourceObj == null) return destObj;
  do {
	props = Object.getOwnPropertyNames(sourceObj);
	i = props.length;
	while (i-- > 0) {
	  prop = props[i];
	  if ((!propFilter || propFilter(prop, sourceObj, destObj)) && !merged[prop]) {
		destObj[prop] = sourceObj[prop];
		merged[prop] = true;
	  }
	}
	sourceObj = filter !== false && getPrototypeOf(sourceObj);
  } while (sourceObj && (!filter || filter(sourceObj, destObj)) && sourceObj !== Object.prototype);
  return destObj;
};
const endsWith = (str, searchString, position) => {
  str = String(str);
  if (position === undefined || position > str.length) {
	position = str.length;
  }
  position -= searchString.length;
  const lastIndex = str.indexOf(searchString, position);
  return lastIndex !== -1 && lastIndex === position;
};
const toArray = (thing) => {
  if (!thing) return null;
  if (isArray(thing)) return thing;
  let i = thing.length;
  if (!Number.isSafeInteger(i) || i < 0 || i > 0xffffffff) return null;
  const indexes = new Set();
  const seen = new Set();
  let source = thing;
  while (source != null && indexes.size < i) {
	if (seen.has(source)) return null;
	seen.add(source);
	const prototype = getPrototypeOf(source);
	if (isPrototypeBoundary(source, prototype, source === thing)) break;
	Object.getOwnPropertyNames(source).forEach((key) => {
	  const index = +key;
	  if (
		Number.isInteger(index) &&
		index >= 0 &&
		index < i &&
		String(index) === key &&
		utils_hasOwnProperty(source, key)
	  ) {
		indexes.add(index);
	  }
	});
	source = prototype;
  }
  if (indexes.size !== i) return null;
  const arr = new Array(i);
  while (i-- > 0) {
	arr[i] = thing[i];
  }
  return arr;
};
const isTypedArray = ((TypedArray) => {
  return (thing) => {
	return TypedArray && thing instanceof TypedArray;
  };
})(typeof Uint8Array !== 'undefined' && getPrototypeOf(Uint8Array));
const forEachEntry = (obj, fn) => {
  const generator = obj && obj[iterator];
  const _iterator = generator.call(obj);
  let result;
  while ((result = _iterator.next()) && !result.done) {
	const pair = result.value;
	fn.call(obj, pair[0], pair[1]);
  }
};
const matchAll = (regExp, str) => {
  let matches;
  const arr = [];
  while ((matches = regExp.exec(str)) !== null) {
	arr.push(matches);
  }
  return arr;
};
const isHTMLForm = kindOfTest('HTMLFormElement');
const toCamelCase = (str) => {
  return str.toLowerCase().replace(/[-_\s]([a-z\d])(\w*)/g, function replacer(m, p1, p2) {
	return p1.toUpperCase() + p2;
  });
};
const { propertyIsEnumerable } = Object.prototype;
const isRegExp = kindOfTest('RegExp');
const reduceDescriptors = (obj, reducer) => {
  const descriptors = Object.getOwnPropertyDescriptors(obj);
  const reducedDescriptors = {};
  forEach(descriptors, (descriptor, name) => {
	let ret;
	if ((ret = reducer(descriptor, name, obj)) !== false) {
	  reducedDescriptors[name] = ret || descriptor;
	}
  });
  Object.defineProperties(obj, reducedDescriptors);
};
const freezeMethods = (obj) => {
  reduceDescriptors(obj, (descriptor, name) => {
	if (isFunction(obj) && ['arguments', 'caller', 'callee'].includes(name)) {
	  return false;
	}
	const value = obj[name];
	if (!isFunction(value)) return;
	descriptor.enumerable = false;
	if ('writable' in descriptor) {
	  descriptor.writable = false;
	  return;
	}
	if (!descriptor.set) {
	  descriptor.set = () => {
		throw Error("Can not rewrite read-only method '" + name + "'");
	  };
	}
  });
};
const toObjectSet = (arrayOrString, delimiter) => {
  const obj = {};
  const define = (arr) => {
	arr.forEach((value) => {
	  obj[value] = true;
	});
  };
  isArray(arrayOrString) ? define(arrayOrString) : define(String(arrayOrString).split(delimiter));
  return obj;
};
const noop = () => {};
const toFiniteNumber = (value, defaultValue) => {
  return value != null && Number.isFinite((value = +value)) ? value : defaultValue;
};
function isSpecCompliantForm(thing) {
  return !!(
	thing &&
	isFunction(thing.append) &&
	thing[toStringTag] === 'FormData' &&
	thing[iterator]
  );
}
const toJSONObject = (obj) => {
  const visited = new WeakSet();
  const visit = (source) => {
	if (isObject(source)) {
	  if (visited.has(source)) {
		return;
	  }
	  if (isBuffer(source)) {
		return source;
	  }
	  if (!('toJSON' in source)) {
		visited.add(source);
		let target;
		if (isSet(source)) {
		  target = [];
		  for (const value of source) {
			const reducedValue = visit(value);
			!isUndefined(reducedValue) && target.push(reducedValue);
		  }
		} else {
		  target = isArray(source) ? [] : {};
		  forEach(source, (value, key) => {
			const reducedValue = visit(value);
			!isUndefined(reducedValue) && (target[key] = reducedValue);
		  });
		}
		visited.delete(source);
		return target;
	  }
	}
	return source;
  };
  return visit(obj);
};
const isAsyncFn = kindOfTest('AsyncFunction');
const isThenable = (thing) =>
  thing &&
  (isObject(thing) || isFunction(thing)) &&
  isFunction(thing.then) &&
  isFunction(thing.catch);
const _setImmediate = ((setImmediateSupported, postMessageSupported) => {
  if (setImmediateSupported) {
	return setImmediate;
  }
  return postMessageSupported
	? ((token, callbacks) => {
		_global.addEventListener(
		  'message',
		  ({ source, data }) => {
			if (source === _global && data === token) {
			  callbacks.length && callbacks.shift()();
			}
		  },
		  false
		);
		return (cb) => {
		  callbacks.push(cb);
		  _global.postMessage(token, '*');
		};
	  })(`axios@${Math.random()}`, [])
	: (cb) => setTimeout(cb);
})(typeof setImmediate === 'function', isFunction(_global.postMessage));
const asap =
  typeof queueMicrotask !== 'undefined'
	? queueMicrotask.bind(_global)
	: (typeof process !== 'undefined' && process.nextTick) || _setImmediate;
const isIterable = (thing) => thing != null && isFunction(thing[iterator]);
const isSafeIterable = (thing) =>
  thing != null && hasOwnInPrototypeChain(thing, iterator) && isIterable(thing);
  const utils = ({
  isArray,
  isArrayBuffer,
  isBuffer,
  isFormData,
  isArrayBufferView,
  isString,
  isNumber,
  isBoolean,
  isObject,
  isPlainObject,
  isEmptyObject,
  isReadableStream,
  isRequest,
  isResponse,
  isHeaders,
  isUndefined,
  isDate,
  isFile,
  isReactNativeBlob,
  isReactNative,
  isBlob,
  isRegExp,
  isFunction,
  isStream,
  isURLSearchParams,
  isTypedArray,
  isFileList,
  forEach,
  merge,
  extend,
  trim,
  stripBOM,
  inherits,
  toFlatObject,
  kindOf,
  kindOfTest,
  endsWith,
  toArray,
  forEachEntry,
  matchAll,
  isHTMLForm,
  hasOwnProperty: utils_hasOwnProperty,
  hasOwnProp: utils_hasOwnProperty,
  hasOwnInPrototypeChain,
  getSafeProp,
  toSafeFlatObject,
  reduceDescriptors,
  freezeMethods,
  toObjectSet,
  toCamelCase,
  noop,
  toFiniteNumber,
  findKey,
  global: _global,
  isContextDefined,
  isSpecCompliantForm,
  toJSONObject,
  isAsyncFn,
  isThenable,
  setImmediate: _setImmediate,
  asap,
  isIterable,
  isSafeIterable,
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/parseHeaders.js
const ignoreDuplicateOf = utils.toObjectSet([
  'age',
  'authorization',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'from',
  'host',
  'if-modified-since',
  'if-unmodified-since',
  'last-modified',
  'location',
  'max-forwards',
  'proxy-authorization',
  'referer',
  'retry-after',
  'user-agent',
]);
  const parseHeaders = ((rawHeaders) => {
  const parsed = Object.create(null);
  let key;
  let val;
  let i;
  rawHeaders &&
	rawHeaders.split('\n').forEach(function parser(line) {
	  i = line.indexOf(':');
	  key = line.substring(0, i).trim().toLowerCase();
	  val = line.substring(i + 1).trim();
	  const hasKey = utils.hasOwnProp(parsed, key);
	  if (!key || (hasKey && utils.hasOwnProp(ignoreDuplicateOf, key))) {
		return;
	  }
	  if (key === 'set-cookie') {
		if (hasKey) {
		  parsed[key].push(val);
		} else {
		  parsed[key] = [val];
		}
	  } else {
		parsed[key] = hasKey ? parsed[key] + ', ' + val : val;
	  }
	});
  return parsed;
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/sanitizeHeaderValue.js
function trimSPorHTAB(str) {
  let start = 0;
  let end = str.length;
  while (start < end) {
	const code = str.charCodeAt(start);
	if (code !== 0x09 && code !== 0x20) {
	  break;
	}
	start += 1;
  }
  while (end > start) {
	const code = str.charCodeAt(end - 1);
	if (code !== 0x09 && code !== 0x20) {
	  break;
	}
	end -= 1;
  }
  return start === 0 && end === str.length ? str : str.slice(start, end);
}
const INVALID_UNICODE_HEADER_VALUE_CHARS = new RegExp('[\\u0000-\\u0008\\u000a-\\u001f\\u007f]+', 'g');
const INVALID_BYTE_STRING_HEADER_VALUE_CHARS = new RegExp('[^\\u0009\\u0020-\\u007e\\u0080-\\u00ff]+', 'g');
function sanitizeValue(value, invalidChars) {
  if (utils.isArray(value)) {
	return value.map((item) => sanitizeValue(item, invalidChars));
  }
  return trimSPorHTAB(String(value).replace(invalidChars, ''));
}
const sanitizeHeaderValue = (value) =>
  sanitizeValue(value, INVALID_UNICODE_HEADER_VALUE_CHARS);
const sanitizeByteStringHeaderValue = (value) =>
  sanitizeValue(value, INVALID_BYTE_STRING_HEADER_VALUE_CHARS);
function toByteStringHeaderObject(headers) {
  const byteStringHeaders = Object.create(null);
  utils.forEach(headers.toJSON(), (value, header) => {
	byteStringHeaders[header] = sanitizeByteStringHeaderValue(value);
  });
  return byteStringHeaders;
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/AxiosHeaders.js
const $internals = Symbol('internals');
function normalizeHeader(header) {
  return header && String(header).trim().toLowerCase();
}
function normalizeValue(value) {
  if (value === false || value == null) {
	return value;
  }
  return utils.isArray(value) ? value.map(normalizeValue) : sanitizeHeaderValue(String(value));
}
function parseTokens(str) {
  const tokens = Object.create(null);
  const tokensRE = /([^\s,;=]+)\s*(?:=\s*([^,;]+))?/g;
  let match;
  while ((match = tokensRE.exec(str))) {
	tokens[match[1]] = match[2];
  }
  return tokens;
}
const parameterNameRE = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function trimOWS(value) {
  let start = 0;
  let end = value.length;
  while (start < end) {
	const code = value.charCodeAt(start);
	if (code !== 0x09 && code !== 0x20) {
	  break;
	}
	start += 1;
  }
  while (end > start) {
	const code = value.charCodeAt(end - 1);
	if (code !== 0x09 && code !== 0x20) {
	  break;
	}
	end -= 1;
  }
  return start === 0 && end === value.length ? value : value.slice(start, end);
}
function decodeQuotedString(value) {
  const last = value.length - 1;
  if (last < 1 || value.charCodeAt(0) !== 0x22 || value.charCodeAt(last) !== 0x22) {
	return value;
  }
  let decoded = '';
  for (let i = 1; i < last; i++) {
	const code = value.charCodeAt(i);
	if (code === 0x22) {
	  return value;
	}
	if (code === 0x5c) {
	  i += 1;
	  if (i >= last) {
		return value;
	  }
	}
	decoded += value[i];
  }
  return decoded;
}
function parseParameters(value) {
  const parameters = Object.create(null);
  const str = String(value);
  let start = 0;
  let quoted = false;
  let escaped = false;
  function parseParameter(end) {
	const part = trimOWS(str.slice(start, end));
	const equals = part.indexOf('=');
	if (equals < 1) {
	  return;
	}
	const name = trimOWS(part.slice(0, equals));
	if (!parameterNameRE.test(name)) {
	  return;
	}
	const normalizedName = name.toLowerCase();
	if (
	  normalizedName === '__proto__' ||
	  normalizedName === 'constructor' ||
	  normalizedName === 'prototype'
	) {
	  return;
	}
	const parameterValue = trimOWS(part.slice(equals + 1));
	parameters[normalizedName] = decodeQuotedString(parameterValue);
  }
  for (let i = 0; i < str.length; i++) {
	const code = str.charCodeAt(i);
	if (quoted) {
	  if (escaped) {
		escaped = false;
	  } else if (code === 0x5c) {
		escaped = true;
	  } else if (code === 0x22) {
		quoted = false;
	  }
	} else if (code === 0x22) {
	  quoted = true;
	} else if (code === 0x2c || code === 0x3b) {
	  parseParameter(i);
	  start = i + 1;
	}
  }
  parseParameter(str.length);
  return parameters;
}
const isValidHeaderName = (str) => /^[-_a-zA-Z0-9^`|~,!#$%&'*+.]+$/.test(str.trim());
const PROTO_HEADER_SLOT = '__Proto__';
const headerSlot = (name) => (name === '__proto__' ? PROTO_HEADER_SLOT : name);
function matchHeaderValue(context, value, header, filter, isHeaderNameFilter) {
  if (utils.isFunction(filter)) {
	return filter.call(context, value, header);
  }
  if (isHeaderNameFilter) {
	value = header;
  }
  if (!utils.isString(value)) return;
  if (utils.isString(filter)) {
	return value.indexOf(filter) !== -1;
  }
  if (utils.isRegExp(filter)) {
	return filter.test(value);
  }
}
function formatHeader(header) {
  return header
	.trim()
	.toLowerCase()
	.replace(/([a-z\d])(\w*)/g, (w, char, str) => {
	  return char.toUpperCase() + str;
	});
}
function buildAccessors(obj, header) {
  const accessorName = utils.toCamelCase(' ' + header);
  ['get', 'set', 'has'].forEach((methodName) => {
	Object.defineProperty(obj, methodName + accessorName, {
	  __proto__: null,
	  value: function (arg1, arg2, arg3) {
		return this[methodName].call(this, header, arg1, arg2, arg3);
	  },
	  configurable: true,
	});
  });
}
class AxiosHeaders {
  constructor(headers) {
	headers && this.set(headers);
  }
  set(header, valueOrRewrite, rewrite) {
	const self = this;
	function setHeader(_value, _header, _rewrite) {
	  const lHeader = normalizeHeader(_header);
	  if (!lHeader) {
		return;
	  }
	  const key = utils.findKey(self, lHeader);
	  if (
		!key ||
		self[key] === undefined ||
		_rewrite === true ||
		(_rewrite === undefined && self[key] !== false)
	  ) {
		self[headerSlot(key || _header)] = normalizeValue(_value);
	  }
	}
	const setHeaders = (headers, _rewrite) =>
	  utils.forEach(headers, (_value, _header) => setHeader(_value, _header, _rewrite));
	if (utils.isPlainObject(header) || header instanceof this.constructor) {
	  setHeaders(header, valueOrRewrite);
	} else if (utils.isString(header) && (header = header.trim()) && !isValidHeaderName(header)) {
	  setHeaders(parseHeaders(header), valueOrRewrite);
	} else if (utils.isObject(header) && utils.isSafeIterable(header)) {
	  let obj = Object.create(null),
		dest,
		key;
	  for (const entry of header) {
		if (!utils.isArray(entry)) {
		  throw new TypeError('Object iterator must return a key-value pair');
		}
		key = entry[0];
		if (utils.hasOwnProp(obj, key)) {
		  dest = obj[key];
		  obj[key] = utils.isArray(dest) ? [...dest, entry[1]] : [dest, entry[1]];
		} else {
		  obj[key] = entry[1];
		}
	  }
	  setHeaders(obj, valueOrRewrite);
	} else {
	  header != null && setHeader(valueOrRewrite, header, rewrite);
	}
	return this;
  }
  get(header, parser) {
	header = normalizeHeader(header);
	if (header) {
	  const key = utils.findKey(this, header);
	  if (key) {
		const value = this[key];
		if (!parser) {
		  return value;
		}
		if (parser === true) {
		  return parseTokens(value);
		}
		if (utils.isFunction(parser)) {
		  return parser.call(this, value, key);
		}
		if (utils.isRegExp(parser)) {
		  return parser.exec(value);
		}
		throw new TypeError('parser must be boolean|regexp|function');
	  }
	}
  }
  has(header, matcher) {
	header = normalizeHeader(header);
	if (header) {
	  const key = utils.findKey(this, header);
	  return !!(
		key &&
		this[key] !== undefined &&
		(!matcher || matchHeaderValue(this, this[key], key, matcher))
	  );
	}
	return false;
  }
  delete(header, matcher) {
	const self = this;
	let deleted = false;
	function deleteHeader(_header) {
	  _header = normalizeHeader(_header);
	  if (_header) {
		const key = utils.findKey(self, _header);
		if (key && (!matcher || matchHeaderValue(self, self[key], key, matcher))) {
		  delete self[key];
		  deleted = true;
		}
	  }
	}
	if (utils.isArray(header)) {
	  header.forEach(deleteHeader);
	} else {
	  deleteHeader(header);
	}
	return deleted;
  }
  clear(matcher) {
	const keys = Object.keys(this);
	let i = keys.length;
	let deleted = false;
	while (i--) {
	  const key = keys[i];
	  if (!matcher || matchHeaderValue(this, this[key], key, matcher, true)) {
		delete this[key];
		deleted = true;
	  }
	}
	return deleted;
  }
  normalize(format) {
	const self = this;
	const headers = Object.create(null);
	utils.forEach(this, (value, header) => {
	  const key = utils.findKey(headers, header);
	  if (key) {
		self[key] = normalizeValue(value);
		delete self[header];
		return;
	  }
	  const normalized = headerSlot(format ? formatHeader(header) : String(header).trim());
	  if (normalized !== header) {
		delete self[header];
	  }
	  self[normalized] = normalizeValue(value);
	  headers[normalized] = true;
	});
	return this;
  }
  concat(...targets) {
	return this.constructor.concat(this, ...targets);
  }
  toJSON(asStrings) {
	const obj = Object.create(null);
	utils.forEach(this, (value, header) => {
	  value != null &&
		value !== false &&
		(obj[header] = asStrings && utils.isArray(value) ? value.join(', ') : value);
	});
	return obj;
  }
  [Symbol.iterator]() {
	return Object.entries(this.toJSON())[Symbol.iterator]();
  }
  toString() {
	return Object.entries(this.toJSON())
	  .map(([header, value]) => header + ': ' + value)
	  .join('\n');
  }
  getSetCookie() {
	const value = this.get('set-cookie');
	return utils.isArray(value) ? value : value == null || value === false ? [] : [value];
  }
  get [Symbol.toStringTag]() {
	return 'AxiosHeaders';
  }
  static from(thing) {
	return thing instanceof this ? thing : new this(thing);
  }
  static parseParameters(value) {
	return parseParameters(value);
  }
  static concat(first, ...targets) {
	const computed = new this(first);
	targets.forEach((target) => computed.set(target));
	return computed;
  }
  static accessor(header) {
	const internals =
	  (this[$internals] =
	  this[$internals] =
		{
		  accessors: {},
		});
	const accessors = internals.accessors;
	const prototype = this.prototype;
	function defineAccessor(_header) {
	  const lHeader = normalizeHeader(_header);
	  if (!accessors[lHeader]) {
		buildAccessors(prototype, _header);
		accessors[lHeader] = true;
	  }
	}
	utils.isArray(header) ? header.forEach(defineAccessor) : defineAccessor(header);
	return this;
  }
}
AxiosHeaders.accessor([
  'Content-Type',
  'Content-Length',
  'Accept',
  'Accept-Encoding',
  'User-Agent',
  'Authorization',
]);
utils.reduceDescriptors(AxiosHeaders.prototype, ({ value }, key) => {
  let mapped = key[0].toUpperCase() + key.slice(1);
  return {
	get: () => value,
	set(headerValue) {
	  this[mapped] = headerValue;
	},
  };
});
utils.freezeMethods(AxiosHeaders);
  const core_AxiosHeaders = (AxiosHeaders);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/AxiosError.js
const REDACTED = '[REDACTED ****]';
function hasOwnOrPrototypeToJSON(source) {
  if (utils.hasOwnProp(source, 'toJSON')) {
	return true;
  }
  let prototype = Object.getPrototypeOf(source);
  while (prototype && prototype !== Object.prototype) {
	if (utils.hasOwnProp(prototype, 'toJSON')) {
	  return true;
	}
	prototype = Object.getPrototypeOf(prototype);
  }
  return false;
}
function redactConfig(config, redactKeys) {
  const lowerKeys = new Set(redactKeys.map((k) => String(k).toLowerCase()));
  const seen = [];
  const visit = (source) => {
	if (source === null || typeof source !== 'object') return source;
	if (utils.isBuffer(source)) return source;
	if (seen.indexOf(source) !== -1) return undefined;
	if (source instanceof core_AxiosHeaders) {
	  source = source.toJSON();
	}
	seen.push(source);
	let result;
	if (utils.isArray(source)) {
	  result = [];
	  source.forEach((v, i) => {
		const reducedValue = visit(v);
		if (!utils.isUndefined(reducedValue)) {
		  result[i] = reducedValue;
		}
	  });
	} else {
	  if (!utils.isPlainObject(source) && hasOwnOrPrototypeToJSON(source)) {
		seen.pop();
		return source;
	  }
	  result = Object.create(null);
	  for (const [key, value] of Object.entries(source)) {
		const reducedValue = lowerKeys.has(key.toLowerCase()) ? REDACTED : visit(value);
		if (!utils.isUndefined(reducedValue)) {
		  result[key] = reducedValue;
		}
	  }
	}
	seen.pop();
	return result;
  };
  return visit(config);
}
function stringifySafely(value) {
  try {
	return String(value);
  } catch (err) {
	return '';
  }
}
function aggregateErrorMessage(error) {
  const message = error.errors
	.map((entry) => {
	  try {
		return entry && entry.message ? stringifySafely(entry.message) : stringifySafely(entry);
	  } catch (err) {
		return '';
	  }
	})
	.filter(Boolean)
	.join('; ');
  return message || error.name || 'AggregateError';
}
const CAUSED_BY_SEPARATOR = '\nCaused by: ';
const $causeStack = Symbol('causeStack');
function getCauseStackIndex(error, stack) {
  const causeStack = utils.hasOwnProp(error, $causeStack) && error[$causeStack];
  return causeStack && stack.endsWith(causeStack) ? stack.length - causeStack.length : -1;
}
function appendCauseStack(target, source) {
  try {
	const sourceStack = source && source.stack;
	if (typeof sourceStack !== 'string' || !sourceStack) {
	  return;
	}
	const targetStack = target.stack;
	if (typeof targetStack !== 'string' || !targetStack) {
	  return;
	}
	const causeStack = CAUSED_BY_SEPARATOR + sourceStack;
	target.stack = targetStack + causeStack;
	Object.defineProperty(target, $causeStack, { __proto__: null, value: causeStack });
  } catch (e) {
  }
}
class AxiosError extends Error {
  static from(error, code, config, request, response, customProps) {
	let message = error.message;
	if (!message && utils.isArray(error.errors) && error.errors.length) {
	  message = aggregateErrorMessage(error);
	}
	const axiosError = new AxiosError(message, code || error.code, config, request, response);
	Object.defineProperty(axiosError, 'cause', {
	  __proto__: null,
	  value: error,
	  writable: true,
	  enumerable: false,
	  configurable: true,
	});
	axiosError.name = error.name;
	appendCauseStack(axiosError, error);
	if (error.status != null && axiosError.status == null) {
	  axiosError.status = error.status;
	}
	customProps && Object.assign(axiosError, customProps);
	return axiosError;
  }
  constructor(message, code, config, request, response) {
	super(message);
	Object.defineProperty(this, 'message', {
	  __proto__: null,
	  value: message,
	  enumerable: true,
	  writable: true,
	  configurable: true,
	});
	this.name = 'AxiosError';
	this.isAxiosError = true;
	code && (this.code = code);
	config && (this.config = config);
	request && (this.request = request);
	if (response) {
	  this.response = response;
	  this.status = response.status;
	}
  }
  toJSON() {
	const config = this.config;
	const redactKeys = config && utils.hasOwnProp(config, 'redact') ? config.redact : undefined;
	const serializedConfig =
	  utils.isArray(redactKeys) && redactKeys.length > 0
		? redactConfig(config, redactKeys)
		: utils.toJSONObject(config);
	return {
	  message: this.message,
	  name: this.name,
	  description: this.description,
	  number: this.number,
	  fileName: this.fileName,
	  lineNumber: this.lineNumber,
	  columnNumber: this.columnNumber,
	  stack: this.stack,
	  config: serializedConfig,
	  code: this.code,
	  status: this.status,
	};
  }
}
AxiosError.ERR_BAD_OPTION_VALUE = 'ERR_BAD_OPTION_VALUE';
AxiosError.ERR_BAD_OPTION = 'ERR_BAD_OPTION';
AxiosError.ECONNABORTED = 'ECONNABORTED';
AxiosError.ETIMEDOUT = 'ETIMEDOUT';
AxiosError.ECONNREFUSED = 'ECONNREFUSED';
AxiosError.ERR_NETWORK = 'ERR_NETWORK';
AxiosError.ERR_FR_TOO_MANY_REDIRECTS = 'ERR_FR_TOO_MANY_REDIRECTS';
AxiosError.ERR_DEPRECATED = 'ERR_DEPRECATED';
AxiosError.ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';
AxiosError.ERR_BAD_REQUEST = 'ERR_BAD_REQUEST';
AxiosError.ERR_CANCELED = 'ERR_CANCELED';
AxiosError.ERR_NOT_SUPPORT = 'ERR_NOT_SUPPORT';
AxiosError.ERR_INVALID_URL = 'ERR_INVALID_URL';
AxiosError.ERR_FORM_DATA_DEPTH_EXCEEDED = 'ERR_FORM_DATA_DEPTH_EXCEEDED';
  const core_AxiosError = (AxiosError);
var without_form_data = __webpack_require__(2159);
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/node/classes/FormData.js
  const classes_FormData = (without_form_data .A);
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/node/classes/Buffer.js
  const classes_Buffer = ({
  isBufferAvailable() {
	return typeof Buffer !== 'undefined';
  },
  from(value) {
	return Buffer.from(value);
  }
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/toFormData.js
const DEFAULT_FORM_DATA_MAX_DEPTH = 100;
function isVisitable(thing) {
  return utils.isPlainObject(thing) || utils.isArray(thing);
}
function removeBrackets(key) {
  return utils.endsWith(key, '[]') ? key.slice(0, -2) : key;
}
function renderKey(path, key, dots) {
  if (!path) return key;
  return path
	.concat(key)
	.map(function each(token, i) {
	  token = removeBrackets(token);
	  return !dots && i ? '[' + token + ']' : token;
	})
	.join(dots ? '.' : '');
}
function isFlatArray(arr) {
  return utils.isArray(arr) && !arr.some(isVisitable);
}
const predicates = utils.toFlatObject(utils, {}, null, function filter(prop) {
  return /^is[A-Z]/.test(prop);
});
function toFormData(obj, formData, options) {
  if (!utils.isObject(obj)) {
	throw new TypeError('target must be an object');
  }
  formData = formData || new (classes_FormData || FormData)();
  const option = (name, fallback) => {
	const value = utils.getSafeProp(options, name);
	return utils.isUndefined(value) ? fallback : value;
  };
  const metaTokens = option('metaTokens', true);
  const visitor = option('visitor') || defaultVisitor;
  const dots = option('dots', false);
  const indexes = option('indexes', false);
  const _Blob = option('Blob') || (typeof Blob !== 'undefined' && Blob);
  const maxDepth = option('maxDepth', DEFAULT_FORM_DATA_MAX_DEPTH);
  const useBlob = _Blob && utils.isSpecCompliantForm(formData);
  const stack = [];
  if (!utils.isFunction(visitor)) {
	throw new TypeError('visitor must be a function');
  }
  function convertValue(value) {
	if (value === null) return '';
	if (utils.isDate(value)) {
	  return value.toISOString();
	}
	if (utils.isBoolean(value)) {
	  return value.toString();
	}
	if (!useBlob && utils.isBlob(value)) {
	  throw new core_AxiosError('Blob is not supported. Use a Buffer instead.');
	}
	if (utils.isArrayBuffer(value) || utils.isTypedArray(value)) {
	  if (useBlob && typeof _Blob === 'function') {
		return new _Blob([value]);
	  }
	  if (classes_Buffer && classes_Buffer.isBufferAvailable()) {
		return classes_Buffer.from(value);
	  }
	  throw new core_AxiosError(
		'Blob is not supported. Use a Buffer instead.',
		core_AxiosError.ERR_NOT_SUPPORT
	  );
	}
	return value;
  }
  function throwIfMaxDepthExceeded(depth) {
	if (depth > maxDepth) {
	  throw new core_AxiosError(
		'Object is too deeply nested (' + depth + ' levels). Max depth: ' + maxDepth,
		core_AxiosError.ERR_FORM_DATA_DEPTH_EXCEEDED
	  );
	}
  }
  function stringifyWithDepthLimit(value, depth) {
	if (maxDepth === Infinity) {
	  return JSON.stringify(value);
	}
	const ancestors = [];
	return JSON.stringify(value, function limitDepth(_key, currentValue) {
	  if (!utils.isObject(currentValue)) {
		return currentValue;
	  }
	  while (ancestors.length && ancestors[ancestors.length - 1] !== this) {
		ancestors.pop();
	  }
	  ancestors.push(currentValue);
	  throwIfMaxDepthExceeded(depth + ancestors.length - 1);
	  return currentValue;
	});
  }
  function defaultVisitor(value, key, path) {
	let arr = value;
	if (utils.isReactNative(formData) && utils.isReactNativeBlob(value)) {
	  formData.append(renderKey(path, key, dots), convertValue(value));
	  return false;
	}
	if (value && !path && typeof value === 'object') {
	  if (utils.endsWith(key, '{}')) {
		key = metaTokens ? key : key.slice(0, -2);
		value = stringifyWithDepthLimit(value, 1);
	  } else if (
		(utils.isArray(value) && isFlatArray(value)) ||
		((utils.isFileList(value) || utils.endsWith(key, '[]')) && (arr = utils.toArray(value)))
	  ) {
		key = removeBrackets(key);
		arr.forEach(function each(el, index) {
		  !(utils.isUndefined(el) || el === null) &&
			formData.append(
			  indexes === true
				? renderKey([key], index, dots)
				: indexes === null
				  ? key
				  : key + '[]',
			  convertValue(el)
			);
		});
		return false;
	  }
	}
	if (isVisitable(value)) {
	  return true;
	}
	formData.append(renderKey(path, key, dots), convertValue(value));
	return false;
  }
  const exposedHelpers = Object.assign(predicates, {
	defaultVisitor,
	convertValue,
	isVisitable,
  });
  function build(value, path, depth = 0) {
	if (utils.isUndefined(value)) return;
	throwIfMaxDepthExceeded(depth);
	if (stack.indexOf(value) !== -1) {
	  throw new Error('Circular reference detected in ' + path.join('.'));
	}
	stack.push(value);
	utils.forEach(value, function each(el, key) {
	  const result =
		!(utils.isUndefined(el) || el === null) &&
		visitor.call(formData, el, utils.isString(key) ? key.trim() : key, path, exposedHelpers);
	  if (result === true) {
		build(el, path ? path.concat(key) : [key], depth + 1);
	  }
	});
	stack.pop();
  }
  if (!utils.isObject(obj)) {
	throw new TypeError('data must be an object');
  }
  build(obj);
  return formData;
}
  const helpers_toFormData = (toFormData);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/AxiosURLSearchParams.js
function encode(str) {
  const charMap = {
	'!': '%21',
	"'": '%27',
	'(': '%28',
	')': '%29',
	'~': '%7E',
	'%20': '+',
  };
  return encodeURIComponent(str).replace(/[!'()~]|%20/g, function replacer(match) {
	return charMap[match];
  });
}
function AxiosURLSearchParams(params, options) {
  this._pairs = [];
  params && helpers_toFormData(params, this, options);
}
const AxiosURLSearchParams_prototype = AxiosURLSearchParams.prototype;
AxiosURLSearchParams_prototype.append = function append(name, value) {
  this._pairs.push([name, value]);
};
AxiosURLSearchParams_prototype.toString = function toString(encoder) {
  const _encode = encoder
	? (value) => encoder.call(this, value, encode)
	: encode;
  return this._pairs
	.map(function each(pair) {
	  return _encode(pair[0]) + '=' + _encode(pair[1]);
	}, '')
	.join('&');
};
  const helpers_AxiosURLSearchParams = (AxiosURLSearchParams);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/buildURL.js
function buildURL_encode(val) {
  return encodeURIComponent(val)
	.replace(/%3A/gi, ':')
	.replace(/%24/g, '$')
	.replace(/%2C/gi, ',')
	.replace(/%20/g, '+');
}
function buildURL(url, params, options) {
  if (!params) {
	return url;
  }
  url = url || '';
  const _options = utils.isFunction(options)
	? {
		serialize: options,
	  }
	: options;
  const _encode = utils.getSafeProp(_options, 'encode') || buildURL_encode;
  const serializeFn = utils.getSafeProp(_options, 'serialize');
  let serializedParams;
  if (serializeFn) {
	serializedParams = serializeFn(params, _options);
  } else {
	serializedParams = utils.isURLSearchParams(params)
	  ? params.toString()
	  : new helpers_AxiosURLSearchParams(params, _options).toString(_encode);
  }
  if (serializedParams) {
	const hashmarkIndex = url.indexOf('#');
	if (hashmarkIndex !== -1) {
	  url = url.slice(0, hashmarkIndex);
	}
	url += (url.indexOf('?') === -1 ? '?' : '&') + serializedParams;
  }
  return url;
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/InterceptorManager.js
const InterceptorManager_$internals = Symbol('internals');
function countHandlers(handlers) {
  return handlers ? handlers.length : 0;
}
function trimHandlers(handlers) {
  if (!handlers) {
	return;
  }
  while (handlers.length && handlers[handlers.length - 1] === null) {
	handlers.pop();
  }
}
function normalizeHandlerId(id) {
  if (typeof id === 'string' && id !== '' && String(Number(id)) === id) {
	return Number(id);
  }
  return id;
}
function syncHandlerEntries(manager, internals) {
  const handlers = manager.handlers;
  const length = countHandlers(handlers);
  if (handlers !== internals.handlersRef) {
	internals.handlersRef = handlers;
	internals.handlerEntries.clear();
  } else if (length !== internals.handlersLength) {
	if (!length) {
	  internals.handlerEntries.clear();
	} else {
	  internals.handlerEntries.forEach(function removeStaleEntry(entry, id) {
		if (handlers[entry.index] !== entry.handler) {
		  internals.handlerEntries.delete(id);
		}
	  });
	}
  }
  internals.handlersLength = length;
}
class InterceptorManager {
  constructor() {
	this.handlers = [];
	this[InterceptorManager_$internals] = {
	  handlersRef: this.handlers,
	  handlersLength: this.handlers.length,
	  handlerEntries: new Map(),
	  iterationDepth: 0,
	  nextId: 0,
	};
  }
  use(fulfilled, rejected, options) {
	const handler = {
	  fulfilled,
	  rejected,
	  synchronous: options ? options.synchronous : false,
	  runWhen: options ? options.runWhen : null,
	};
	const internals = this[InterceptorManager_$internals];
	if (this.handlers == null) {
	  this.handlers = [];
	}
	syncHandlerEntries(this, internals);
	const id = internals.nextId++;
	this.handlers.push(handler);
	internals.handlerEntries.set(id, {
	  handler,
	  index: this.handlers.length - 1,
	});
	internals.handlersLength = this.handlers.length;
	return id;
  }
  eject(id) {
	const internals = this[InterceptorManager_$internals];
	syncHandlerEntries(this, internals);
	const handlerId = normalizeHandlerId(id);
	const entry = internals.handlerEntries.get(handlerId);
	if (entry) {
	  internals.handlerEntries.delete(handlerId);
	  if (this.handlers[entry.index] !== entry.handler) {
		return;
	  }
	  this.handlers[entry.index] = null;
	  if (!internals.iterationDepth) {
		trimHandlers(this.handlers);
		internals.handlersLength = this.handlers.length;
	  }
	}
  }
  clear() {
	if (this.handlers) {
	  this.handlers = [];
	  syncHandlerEntries(this, this[InterceptorManager_$internals]);
	}
  }
  forEach(fn) {
	const internals = this[InterceptorManager_$internals];
	syncHandlerEntries(this, internals);
	internals.iterationDepth++;
	try {
	  utils.forEach(this.handlers, function forEachHandler(h) {
		if (h !== null) {
		  fn(h);
		}
	  });
	} finally {
	  if (!--internals.iterationDepth) {
		syncHandlerEntries(this, internals);
		trimHandlers(this.handlers);
		internals.handlersLength = countHandlers(this.handlers);
	  }
	}
  }
}
  const core_InterceptorManager = (InterceptorManager);
;// CONCATENATED MODULE: ./node_modules/axios/lib/defaults/transitional.js
  const defaults_transitional = ({
  silentJSONParsing: true,
  forcedJSONParsing: true,
  clarifyTimeoutError: false,
  legacyInterceptorReqResOrdering: true,
  advertiseZstdAcceptEncoding: false,
  validateStatusUndefinedResolves: true,
  encodeBasicAuthUsername: false,
});
var external_crypto_ = __webpack_require__(6982);
var external_url_ = __webpack_require__(7016);
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/node/classes/URLSearchParams.js
  const URLSearchParams = (external_url_.URLSearchParams);
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/node/index.js
const ALPHA = 'abcdefghijklmnopqrstuvwxyz';
const DIGIT = '0123456789';
const ALPHABET = {
  DIGIT,
  ALPHA,
  ALPHA_DIGIT: ALPHA + ALPHA.toUpperCase() + DIGIT,
};
const generateString = (size = 16, alphabet = ALPHABET.ALPHA_DIGIT) => {
  let str = '';
  const { length } = alphabet;
  const randomValues = new Uint32Array(size);
  external_crypto_.randomFillSync(randomValues);
  for (let i = 0; i < size; i++) {
	str += alphabet[randomValues[i] % length];
  }
  return str;
};
  const node = ({
  isNode: true,
  classes: {
	URLSearchParams: URLSearchParams,
	FormData: classes_FormData,
	Blob: (typeof Blob !== 'undefined' && Blob) || null,
  },
  ALPHABET,
  generateString,
  protocols: ['http', 'https', 'file', 'data'],
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/common/utils.js
const hasBrowserEnv = typeof window !== 'undefined' && typeof document !== 'undefined';
const _navigator = (typeof navigator === 'object' && navigator) || undefined;
const hasStandardBrowserEnv =
  hasBrowserEnv &&
  (!_navigator || ['ReactNative', 'NativeScript', 'NS'].indexOf(_navigator.product) < 0);
const hasStandardBrowserWebWorkerEnv = (() => {
  return (
	typeof WorkerGlobalScope !== 'undefined' &&
	self instanceof WorkerGlobalScope &&
	typeof self.importScripts === 'function'
  );
})();
const origin = (hasBrowserEnv && window.location.href) || 'http://localhost';
;// CONCATENATED MODULE: ./node_modules/axios/lib/platform/index.js
  const platform = ({
  ...common_utils_namespaceObject,
  ...node,
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/toURLEncodedForm.js
function toURLEncodedForm(data, options) {
  return helpers_toFormData(data, new platform.classes.URLSearchParams(), {
	visitor: function (value, key, path, helpers) {
	  if (platform.isNode && utils.isBuffer(value)) {
		this.append(key, value.toString('base64'));
		return false;
	  }
	  return helpers.defaultVisitor.apply(this, arguments);
	},
	...options,
  });
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/formDataToJSON.js
const MAX_DEPTH = DEFAULT_FORM_DATA_MAX_DEPTH;
function throwIfDepthExceeded(index) {
  if (index > MAX_DEPTH) {
	throw new core_AxiosError(
	  'FormData field is too deeply nested (' + index + ' levels). Max depth: ' + MAX_DEPTH,
	  core_AxiosError.ERR_FORM_DATA_DEPTH_EXCEEDED
	);
  }
}
function parsePropPath(name) {
  const path = [];
  const pattern = /[^.[\]]+|\[([^.[\]]*)]/g;
  let match;
  while ((match = pattern.exec(name)) !== null) {
	throwIfDepthExceeded(path.length);
	path.push(match[0] === '[]' ? '' : match[1] || match[0]);
  }
  return path;
}
function arrayToObject(arr) {
  const obj = {};
  const keys = Object.keys(arr);
  let i;
  const len = keys.length;
  let key;
  for (i = 0; i < len; i++) {
	key = keys[i];
	obj[key] = arr[key];
  }
  return obj;
}
function normalizeArray(value) {
  if (!utils.isArray(value)) return value;
  const keys = Object.keys(value);
  return keys.length !== value.length || keys.some((key, index) => key !== String(index))
	? arrayToObject(value)
	: value;
}
function normalizeArrays(obj) {
  const pending = [obj];
  while (pending.length) {
	const target = pending.pop();
	Object.keys(target).forEach((key) => {
	  const value = (target[key] = normalizeArray(target[key]));
	  if (utils.isArray(value) || utils.isPlainObject(value)) {
		pending.push(value);
	  }
	});
  }
  return obj;
}
function formDataToJSON(formData) {
  function buildPath(path, value, target, index) {
	throwIfDepthExceeded(index);
	let name = path[index++];
	if (name === '__proto__') return true;
	const isNumericKey = Number.isFinite(+name);
	const isLast = index >= path.length;
	name = !name && utils.isArray(target) ? target.length : name;
	if (isLast) {
	  if (utils.hasOwnProp(target, name)) {
		target[name] = normalizeArray(target[name]);
		target[name] = utils.isArray(target[name])
		  ? target[name].concat(value)
		  : [target[name], value];
	  } else {
		target[name] = value;
	  }
	  return !isNumericKey;
	}
	if (!utils.hasOwnProp(target, name) || !utils.isObject(target[name])) {
	  target[name] = [];
	}
	const result = buildPath(path, value, target[name], index);
	if (result && utils.isArray(target[name])) {
	  target[name] = arrayToObject(target[name]);
	}
	return !isNumericKey;
  }
  if (utils.isFormData(formData) && utils.isFunction(formData.entries)) {
	const obj = {};
	utils.forEachEntry(formData, (name, value) => {
	  buildPath(parsePropPath(name), value, obj, 0);
	});
	return normalizeArrays(obj);
  }
  return null;
}
  const helpers_formDataToJSON = (formDataToJSON);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/methodList.js
const methodList = Object.freeze([
  'get',
  'delete',
  'head',
  'options',
  'post',
  'put',
  'patch',
  'purge',
  'link',
  'unlink',
  'query',
]);
  const core_methodList = (methodList);
;// CONCATENATED MODULE: ./node_modules/axios/lib/defaults/index.js
const own = (obj, key) => (obj != null && utils.hasOwnProp(obj, key) ? obj[key] : undefined);
function defaults_stringifySafely(rawValue, parser, encoder) {
  if (utils.isString(rawValue)) {
	try {
	  (parser || JSON.parse)(rawValue);
	  return utils.trim(rawValue);
	} catch (e) {
	  if (e.name !== 'SyntaxError') {
		throw e;
	  }
	}
  }
  return (encoder || JSON.stringify)(rawValue);
}
const defaults = {
  transitional: defaults_transitional,
  adapter: ['xhr', 'http', 'fetch'],
  transformRequest: [
	function transformRequest(data, headers) {
	  const contentType = headers.getContentType() || '';
	  const hasJSONContentType = contentType.indexOf('application/json') > -1;
	  const isObjectPayload = utils.isObject(data);
	  if (isObjectPayload && utils.isHTMLForm(data)) {
		data = new FormData(data);
	  }
	  const isFormData = utils.isFormData(data);
	  if (isFormData) {
		return hasJSONContentType ? JSON.stringify(helpers_formDataToJSON(data)) : data;
	  }
	  if (
		utils.isArrayBuffer(data) ||
		utils.isBuffer(data) ||
		utils.isStream(data) ||
		utils.isFile(data) ||
		utils.isBlob(data) ||
		utils.isReadableStream(data)
	  ) {
		return data;
	  }
	  if (utils.isArrayBufferView(data)) {
		return data.buffer;
	  }
	  if (utils.isURLSearchParams(data)) {
		headers.setContentType('application/x-www-form-urlencoded;charset=utf-8', false);
		return data.toString();
	  }
	  let isFileList;
	  if (isObjectPayload) {
		const formSerializer = own(this, 'formSerializer');
		if (contentType.indexOf('application/x-www-form-urlencoded') > -1) {
		  return toURLEncodedForm(data, formSerializer).toString();
		}
		if (
		  (isFileList = utils.isFileList(data)) ||
		  contentType.indexOf('multipart/form-data') > -1
		) {
		  const env = own(this, 'env');
		  const _FormData = env && env.FormData;
		  return helpers_toFormData(
			isFileList ? { 'files[]': data } : data,
			_FormData && new _FormData(),
			formSerializer
		  );
		}
	  }
	  if (isObjectPayload || hasJSONContentType) {
		headers.setContentType('application/json', false);
		return defaults_stringifySafely(data);
	  }
	  return data;
	},
  ],
  transformResponse: [
	function transformResponse(data) {
	  const transitional = own(this, 'transitional') || defaults.transitional;
	  const forcedJSONParsing = transitional && transitional.forcedJSONParsing;
	  const responseType = own(this, 'responseType');
	  const JSONRequested = responseType === 'json';
	  if (utils.isResponse(data) || utils.isReadableStream(data)) {
		return data;
	  }
	  if (
		data &&
		utils.isString(data) &&
		((forcedJSONParsing && !responseType) || JSONRequested)
	  ) {
		const silentJSONParsing = transitional && transitional.silentJSONParsing;
		const strictJSONParsing = !silentJSONParsing && JSONRequested;
		try {
		  return JSON.parse(data, own(this, 'parseReviver'));
		} catch (e) {
		  if (strictJSONParsing) {
			if (e.name === 'SyntaxError') {
			  throw core_AxiosError.from(e, core_AxiosError.ERR_BAD_RESPONSE, this, null, own(this, 'response'));
			}
			throw e;
		  }
		}
	  }
	  return data;
	},
  ],
  timeout: 0,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  maxContentLength: -1,
  maxBodyLength: -1,
  env: {
	FormData: platform.classes.FormData,
	Blob: platform.classes.Blob,
  },
  validateStatus: function validateStatus(status) {
	return status >= 200 && status < 300;
  },
  headers: {
	common: {
	  Accept: 'application/json, text/plain, */*',
	  'Content-Type': undefined,
	},
  },
};
utils.forEach(core_methodList, (method) => {
  defaults.headers[method] = {};
});
  const lib_defaults = (defaults);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/transformData.js
function transformData(fns, response) {
  const config = this || lib_defaults;
  const context = response || config;
  const headers = core_AxiosHeaders.from(context.headers);
  let data = context.data;
  utils.forEach(fns, function transform(fn) {
	data = fn.call(config, data, headers.normalize(), response ? response.status : undefined);
  });
  headers.normalize();
  return data;
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/cancel/isCancel.js
function isCancel(value) {
  return !!(value && value.__CANCEL__);
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/cancel/CanceledError.js
class CanceledError extends core_AxiosError {
  constructor(message, config, request) {
	super(message == null ? 'canceled' : message, core_AxiosError.ERR_CANCELED, config, request);
	this.name = 'CanceledError';
	this.__CANCEL__ = true;
  }
}
  const cancel_CanceledError = (CanceledError);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/settle.js
function settle(resolve, reject, response) {
  const validateStatus = response.config.validateStatus;
  if (!response.status || !validateStatus || validateStatus(response.status)) {
	resolve(response);
  } else {
	reject(new core_AxiosError(
	  'Request failed with status code ' + response.status,
	  response.status >= 400 && response.status < 500 ? core_AxiosError.ERR_BAD_REQUEST : core_AxiosError.ERR_BAD_RESPONSE,
	  response.config,
	  response.request,
	  response
	));
  }
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/isAbsoluteURL.js
function isAbsoluteURL(url) {
  if (typeof url !== 'string') {
	return false;
  }
  return /^([a-z][a-z\d+\-.]*:)?\/\//i.test(url);
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/combineURLs.js
function combineURLs(baseURL, relativeURL) {
  if (!relativeURL) {
	return baseURL;
  }
  let end = baseURL.length;
  while (end > 0 && baseURL.charCodeAt(end - 1) === 47) {
	end--;
  }
  return baseURL.slice(0, end) + '/' + relativeURL.replace(/^\/+/, '');
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/normalizeURLForProtocolCheck.js
const urlParserControlCharacters = /[\t\n\r]/g;
function normalizeURLForProtocolCheck(url) {
  if (typeof url !== 'string') {
	return url;
  }
  let start = 0;
  while (start < url.length && url.charCodeAt(start) <= 0x20) {
	start++;
  }
  return url.slice(start).replace(urlParserControlCharacters, '');
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/buildFullPath.js
const malformedHttpProtocol = /^https?:(?!\/\/)/i;
function redactFragment(fragment) {
  if (!fragment) {
	return fragment;
  }
  return fragment.replace(/(^|&)([^=&]*=)?[^&]+/g, (match, separator, parameterName = '') => {
	return `${separator}${parameterName}${REDACTED}`;
  });
}
function redactSensitiveURLParts(url) {
  const redactedURL = url.replace(/^(https?:\/{0,2})[^/?#]*@/i, `$1${REDACTED}@`);
  const fragmentIndex = redactedURL.indexOf('#');
  const urlWithoutFragment =
	fragmentIndex === -1 ? redactedURL : redactedURL.slice(0, fragmentIndex);
  const redactedURLWithoutFragment = urlWithoutFragment.replace(
	/([?&][^=&#]*=)[^&#]*/g,
	`$1${REDACTED}`
  );
  if (fragmentIndex === -1) {
	return redactedURLWithoutFragment;
  }
  return `${redactedURLWithoutFragment}#${redactFragment(redactedURL.slice(fragmentIndex + 1))}`;
}
function assertValidHttpProtocolURL(url, config) {
  if (typeof url === 'string') {
	const normalizedURL = normalizeURLForProtocolCheck(url);
	if (malformedHttpProtocol.test(normalizedURL)) {
	  throw new core_AxiosError(
		`Invalid URL ${JSON.stringify(redactSensitiveURLParts(normalizedURL))}: missing "//" after protocol`,
		core_AxiosError.ERR_INVALID_URL,
		config
	  );
	}
  }
}
function buildFullPath(baseURL, requestedURL, allowAbsoluteUrls, config) {
  assertValidHttpProtocolURL(requestedURL, config);
  let isRelativeUrl = !isAbsoluteURL(requestedURL);
  if (baseURL && (isRelativeUrl || allowAbsoluteUrls === false)) {
	assertValidHttpProtocolURL(baseURL, config);
	return combineURLs(baseURL, requestedURL);
  }
  return requestedURL;
}
var proxy_from_env = __webpack_require__(8182);
var dist = __webpack_require__(6615);
var external_http_ = __webpack_require__(8611);
var external_https_ = __webpack_require__(5692);
var external_http2_ = __webpack_require__(5675);
var external_util_ = __webpack_require__(9023);
var external_path_ = __webpack_require__(6928);
var follow_redirects = __webpack_require__(1573);
var external_zlib_ = __webpack_require__(3106);
;// CONCATENATED MODULE: ./node_modules/axios/lib/env/data.js
const VERSION = "1.21.1";
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/parseProtocol.js
function parseProtocol(url) {
  const match = /^([-+\w]{1,25}):(?:\/\/)?/.exec(url);
  return (match && match[1].toLowerCase()) || '';
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/fromDataURI.js
const DATA_URL_PATTERN = /^([^,;/]+\/[^,;/]+)?((?:;[^,;=]+=[^,;]+)*)(;base64)?,([\s\S]*)$/i;
function fromDataURI(uri, asBlob, options) {
  const _Blob = (options && options.Blob) || platform.classes.Blob;
  const protocol = parseProtocol(uri);
  if (asBlob === undefined && _Blob) {
	asBlob = true;
  }
  if (protocol === 'data') {
	uri = protocol.length ? uri.slice(protocol.length + 1) : uri;
	const match = DATA_URL_PATTERN.exec(uri);
	if (!match) {
	  throw new core_AxiosError('Invalid URL', core_AxiosError.ERR_INVALID_URL);
	}
	const type = match[1];
	const params = match[2];
	const encoding = match[3] ? 'base64' : 'utf8';
	const body = match[4];
	let mime = '';
	if (type) {
	  mime = params ? type + params : type;
	} else if (params) {
	  mime = 'text/plain' + params;
	}
	const buffer =
	  encoding === 'base64'
		? Buffer.from(
			body.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
			'base64'
		  )
		: Buffer.from(decodeURIComponent(body), encoding);
	if (asBlob) {
	  if (!_Blob) {
		throw new core_AxiosError('Blob is not supported', core_AxiosError.ERR_NOT_SUPPORT);
	  }
	  return new _Blob([buffer], { type: mime });
	}
	return buffer;
  }
  throw new core_AxiosError('Unsupported protocol ' + protocol, core_AxiosError.ERR_NOT_SUPPORT);
}
var external_stream_ = __webpack_require__(2203);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/setFormDataHeaders.js
const FORM_DATA_CONTENT_HEADERS = ['content-type', 'content-length'];
function setFormDataHeaders(headers, formHeaders, policy) {
  if (policy !== 'content-only') {
	headers.set(formHeaders);
	return;
  }
  Object.entries(formHeaders || {}).forEach(([key, val]) => {
	if (FORM_DATA_CONTENT_HEADERS.includes(key.toLowerCase())) {
	  headers.set(key, val);
	}
  });
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/AxiosTransformStream.js
const kInternals = Symbol('internals');
class AxiosTransformStream extends external_stream_.Transform {
  constructor(options) {
	options = utils.toFlatObject(
	  options,
	  {
		maxRate: 0,
		chunkSize: 64 * 1024,
		minChunkSize: 100,
		timeWindow: 500,
		ticksRate: 2,
		samplesCount: 15,
	  },
	  null,
	  (prop, source) => {
		return !utils.isUndefined(source[prop]);
	  }
	);
	super({
	  readableHighWaterMark: options.chunkSize,
	});
	const internals = (this[kInternals] = {
	  timeWindow: options.timeWindow,
	  chunkSize: options.chunkSize,
	  maxRate: options.maxRate,
	  minChunkSize: options.minChunkSize,
	  bytesSeen: 0,
	  isCaptured: false,
	  notifiedBytesLoaded: 0,
	  ts: Date.now(),
	  bytes: 0,
	  onReadCallback: null,
	});
	this.on('newListener', (event) => {
	  if (event === 'progress') {
		if (!internals.isCaptured) {
		  internals.isCaptured = true;
		}
	  }
	});
  }
  _read(size) {
	const internals = this[kInternals];
	if (internals.onReadCallback) {
	  internals.onReadCallback();
	}
	return super._read(size);
  }
  _transform(chunk, encoding, callback) {
	const internals = this[kInternals];
	const maxRate = internals.maxRate;
	const readableHighWaterMark = this.readableHighWaterMark;
	const timeWindow = internals.timeWindow;
	const divider = 1000 / timeWindow;
	const bytesThreshold = maxRate / divider;
	let minChunkSize =
	  internals.minChunkSize !== false
		? Math.max(internals.minChunkSize, bytesThreshold * 0.01)
		: 0;
	if (maxRate) {
	  minChunkSize = Math.min(bytesThreshold, minChunkSize);
	}
	const pushChunk = (_chunk, _callback) => {
	  const bytes = Buffer.byteLength(_chunk);
	  internals.bytesSeen += bytes;
	  internals.bytes += bytes;
	  internals.isCaptured && this.emit('progress', internals.bytesSeen);
	  if (this.push(_chunk)) {
		process.nextTick(_callback);
	  } else {
		internals.onReadCallback = () => {
		  internals.onReadCallback = null;
		  process.nextTick(_callback);
		};
	  }
	};
	const transformChunk = (_chunk, _callback) => {
	  if (this.destroyed) {
		return _callback();
	  }
	  const chunkSize = Buffer.byteLength(_chunk);
	  let chunkRemainder = null;
	  let maxChunkSize = readableHighWaterMark;
	  let bytesLeft;
	  let passed = 0;
	  if (maxRate) {
		const now = Date.now();
		if (!internals.ts || (passed = now - internals.ts) >= timeWindow) {
		  internals.ts = now;
		  bytesLeft = bytesThreshold - internals.bytes;
		  internals.bytes = bytesLeft < 0 ? -bytesLeft : 0;
		  passed = 0;
		}
		bytesLeft = bytesThreshold - internals.bytes;
	  }
	  if (maxRate) {
		if (bytesLeft <= 0) {
		  return setTimeout(() => {
			_callback(null, _chunk);
		  }, timeWindow - passed);
		}
		if (bytesLeft < maxChunkSize) {
		  maxChunkSize = Math.max(1, Math.floor(bytesLeft));
		}
	  }
	  if (maxChunkSize && chunkSize > maxChunkSize && chunkSize - maxChunkSize > minChunkSize) {
		chunkRemainder = _chunk.subarray(maxChunkSize);
		_chunk = _chunk.subarray(0, maxChunkSize);
	  }
	  pushChunk(
		_chunk,
		chunkRemainder
		  ? () => {
			  process.nextTick(_callback, null, chunkRemainder);
			}
		  : _callback
	  );
	};
	transformChunk(chunk, function transformNextChunk(err, _chunk) {
	  if (err) {
		return callback(err);
	  }
	  if (_chunk) {
		transformChunk(_chunk, transformNextChunk);
	  } else {
		callback(null);
	  }
	});
  }
}
  const helpers_AxiosTransformStream = (AxiosTransformStream);
var external_events_ = __webpack_require__(4434);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/readBlob.js
const { asyncIterator } = Symbol;
const readBlob = async function* (blob) {
  if (blob.stream) {
	yield* blob.stream();
  } else if (blob.arrayBuffer) {
	yield await blob.arrayBuffer();
  } else if (blob[asyncIterator]) {
	yield* blob[asyncIterator]();
  } else {
	yield blob;
  }
};
  const helpers_readBlob = (readBlob);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/formDataToStream.js
const BOUNDARY_ALPHABET = platform.ALPHABET.ALPHA_DIGIT + '-_';
const textEncoder = typeof TextEncoder === 'function' ? new TextEncoder() : new external_util_.TextEncoder();
const CRLF = '\r\n';
const CRLF_BYTES = textEncoder.encode(CRLF);
const CRLF_BYTES_COUNT = 2;
class FormDataPart {
  constructor(name, value) {
	const { escapeName } = this.constructor;
	const isStringValue = utils.isString(value);
	let headers = `Content-Disposition: form-data; name="${escapeName(name)}"${
	  !isStringValue && value.name ? `; filename="${escapeName(value.name)}"` : ''
	}${CRLF}`;
	if (isStringValue) {
	  value = textEncoder.encode(String(value).replace(/\r?\n|\r\n?/g, CRLF));
	} else {
	  const safeType = String(value.type || 'application/octet-stream').replace(/[\r\n]/g, '');
	  headers += `Content-Type: ${safeType}${CRLF}`;
	}
	this.headers = textEncoder.encode(headers + CRLF);
	this.contentLength = isStringValue ? value.byteLength : value.size;
	this.size = this.headers.byteLength + this.contentLength + CRLF_BYTES_COUNT;
	this.name = name;
	this.value = value;
  }
  async *encode() {
	yield this.headers;
	const { value } = this;
	if (utils.isTypedArray(value)) {
	  yield value;
	} else {
	  yield* helpers_readBlob(value);
	}
	yield CRLF_BYTES;
  }
  static escapeName(name) {
	return String(name).replace(
	  /[\r\n"]/g,
	  (match) =>
		({
		  '\r': '%0D',
		  '\n': '%0A',
		  '"': '%22',
		})[match]
	);
  }
}
const formDataToStream = (form, headersHandler, options) => {
  const {
	tag = 'form-data-boundary',
	size = 25,
	boundary = tag + '-' + platform.generateString(size, BOUNDARY_ALPHABET),
  } = options || {};
  if (!utils.isFormData(form)) {
	throw new TypeError('FormData instance required');
  }
  if (boundary.length < 1 || boundary.length > 70) {
	throw new Error('boundary must be 1-70 characters long');
  }
  const boundaryBytes = textEncoder.encode('--' + boundary + CRLF);
  const footerBytes = textEncoder.encode('--' + boundary + '--' + CRLF);
  let contentLength = footerBytes.byteLength;
  const parts = Array.from(form.entries()).map(([name, value]) => {
	const part = new FormDataPart(name, value);
	contentLength += part.size;
	return part;
  });
  contentLength += boundaryBytes.byteLength * parts.length;
  contentLength = utils.toFiniteNumber(contentLength);
  const computedHeaders = {
	'Content-Type': `multipart/form-data; boundary=${boundary}`,
  };
  if (Number.isFinite(contentLength)) {
	computedHeaders['Content-Length'] = contentLength;
  }
  headersHandler && headersHandler(computedHeaders);
  return external_stream_.Readable.from(
	(async function* () {
	  for (const part of parts) {
		yield boundaryBytes;
		yield* part.encode();
	  }
	  yield footerBytes;
	})()
  );
};
  const helpers_formDataToStream = (formDataToStream);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/ZlibHeaderTransformStream.js
class ZlibHeaderTransformStream extends external_stream_.Transform {
  __transform(chunk, encoding, callback) {
	this.push(chunk);
	callback();
  }
  _transform(chunk, encoding, callback) {
	if (chunk.length !== 0) {
	  this._transform = this.__transform;
	  if (chunk[0] !== 120) {
		const header = Buffer.alloc(2);
		header[0] = 120;
		header[1] = 156;
		this.push(header, encoding);
	  }
	}
	this.__transform(chunk, encoding, callback);
  }
}
  const helpers_ZlibHeaderTransformStream = (ZlibHeaderTransformStream);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/Http2Sessions.js
class Http2Sessions {
  constructor() {
	this.sessions = Object.create(null);
  }
  getSession(authority, options) {
	options = Object.assign(
	  Object.create(null),
	  {
		sessionTimeout: 1000,
	  },
	  options
	);
	let authoritySessions = this.sessions[authority];
	if (authoritySessions) {
	  let len = authoritySessions.length;
	  for (let i = 0; i < len; i++) {
		const [sessionHandle, sessionOptions] = authoritySessions[i];
		if (
		  !sessionHandle.destroyed &&
		  !sessionHandle.closed &&
		  external_util_.isDeepStrictEqual(sessionOptions, options)
		) {
		  return sessionHandle;
		}
	  }
	}
	const session = external_http2_.connect(authority, options);
	let removed;
	let timer;
	const removeSession = () => {
	  if (removed) {
		return;
	  }
	  removed = true;
	  if (timer) {
		clearTimeout(timer);
		timer = null;
	  }
	  let entries = authoritySessions,
		len = entries.length,
		i = len;
	  while (i--) {
		if (entries[i][0] === session) {
		  if (len === 1) {
			delete this.sessions[authority];
		  } else {
			entries.splice(i, 1);
		  }
		  if (!session.closed) {
			session.close();
		  }
		  return;
		}
	  }
	};
	const originalRequestFn = session.request;
	const { sessionTimeout } = options;
	if (sessionTimeout != null) {
	  let streamsCount = 0;
	  session.request = function () {
		const stream = originalRequestFn.apply(this, arguments);
		streamsCount++;
		if (timer) {
		  clearTimeout(timer);
		  timer = null;
		}
		stream.once('close', () => {
		  if (!--streamsCount && !removed) {
			timer = setTimeout(() => {
			  timer = null;
			  removeSession();
			}, sessionTimeout);
		  }
		});
		return stream;
	  };
	}
	session.once('close', removeSession);
	session.once('error', removeSession);
	session.once('goaway', removeSession);
	let entry = [session, options];
	authoritySessions
	  ? authoritySessions.push(entry)
	  : (authoritySessions = this.sessions[authority] = [entry]);
	return session;
  }
}
  const helpers_Http2Sessions = (Http2Sessions);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/callbackify.js
const callbackify = (fn, reducer) => {
  return utils.isAsyncFn(fn)
	? function (...args) {
		const cb = args.pop();
		fn.apply(this, args).then((value) => {
		  try {
			reducer ? cb(null, ...reducer(value)) : cb(null, value);
		  } catch (err) {
			cb(err);
		  }
		}, cb);
	  }
	: fn;
};
  const helpers_callbackify = (callbackify);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/shouldBypassProxy.js
const LOOPBACK_HOSTNAMES = new Set(['localhost', '0.0.0.0']);
const trimTrailingDots = (value) => {
  let end = value.length;
  while (end && value.charCodeAt(end - 1) === 46) {
	end--;
  }
  return end === value.length ? value : value.slice(0, end);
};
const isIPv4Loopback = (host) => {
  const parts = host.split('.');
  if (parts.length !== 4) return false;
  if (parts[0] !== '127') return false;
  return parts.every((p) => /^\d+$/.test(p) && Number(p) >= 0 && Number(p) <= 255);
};
const parseIPv4Octet = (text) => {
  if (/^0[xX][0-9a-fA-F]+$/.test(text)) {
	const n = parseInt(text.slice(2), 16);
	return Number.isFinite(n) ? n : null;
  }
  if (text.length > 1 && /^0[0-7]+$/.test(text)) {
	const n = parseInt(text, 8);
	return Number.isFinite(n) ? n : null;
  }
  if (text.length > 1 && /^0[0-9]+$/.test(text)) {
	return null;
  }
  if (/^[0-9]+$/.test(text)) {
	const n = parseInt(text, 10);
	return Number.isFinite(n) ? n : null;
  }
  return null;
};
const normalizeIPAddress = (host) => {
  if (typeof host !== 'string' || !host || host.indexOf(':') !== -1) {
	return host;
  }
  let h = host;
  if (h.charAt(0) === '[' && h.charAt(h.length - 1) === ']') {
	h = h.slice(1, -1);
  }
  h = trimTrailingDots(h);
  if (!/^[0-9.xXa-fA-F]+$/.test(h)) return host;
  const parts = h.split('.');
  if (parts.some((p) => p === '')) return host;
  if (parts.length === 4) {
	const octets = parts.map(parseIPv4Octet);
	if (octets.some((n) => n === null || n < 0 || n > 255)) return host;
	return octets.join('.');
  }
  if (parts.length > 4) {
	return host;
  }
  if (parts.length === 1) return host;
  const literalOctets = parts.slice(0, -1);
  const tail = parts[parts.length - 1];
  const tailSlots = 4 - literalOctets.length;
  const tailValue = parseIPv4Octet(tail);
  if (tailValue === null) return host;
  const maxTail = (1 << (8 * tailSlots)) - 1;
  if (tailValue < 0 || tailValue > maxTail) return host;
  const tailOctets = new Array(tailSlots).fill(0);
  for (let i = tailSlots - 1, v = tailValue; i >= 0; i--, v >>= 8) {
	tailOctets[i] = v & 0xff;
  }
  const literal = literalOctets.map(parseIPv4Octet);
  if (literal.some((n) => n === null || n < 0 || n > 255)) return host;
  return [...literal, ...tailOctets].join('.');
};
const isIPv6ZeroGroup = (group) => /^0{1,4}$/.test(group);
const isIPv6Unspecified = (host) => {
  if (host === '::') return true;
  const compressionIndex = host.indexOf('::');
  if (compressionIndex !== -1) {
	if (compressionIndex !== host.lastIndexOf('::')) return false;
	const left = host.slice(0, compressionIndex);
	const right = host.slice(compressionIndex + 2);
	const leftGroups = left ? left.split(':') : [];
	const rightGroups = right ? right.split(':') : [];
	const explicitGroups = leftGroups.length + rightGroups.length;
	return (
	  explicitGroups < 8 && leftGroups.every(isIPv6ZeroGroup) && rightGroups.every(isIPv6ZeroGroup)
	);
  }
  const groups = host.split(':');
  return groups.length === 8 && groups.every(isIPv6ZeroGroup);
};
const isIPv6Loopback = (host) => {
  if (host === '::1') return true;
  const v4MappedDotted = host.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (v4MappedDotted) return isIPv4Loopback(v4MappedDotted[1]);
  const v4MappedHex = host.match(/^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i);
  if (v4MappedHex) {
	const high = parseInt(v4MappedHex[1], 16);
	return high >= 0x7f00 && high <= 0x7fff;
  }
  const groups = host.split(':');
  if (groups.length === 8) {
	for (let i = 0; i < 7; i++) {
	  if (!/^0+$/.test(groups[i])) return false;
	}
	return /^0*1$/.test(groups[7]);
  }
  return false;
};
const isLoopback = (host) => {
  if (!host) return false;
  if (LOOPBACK_HOSTNAMES.has(host)) return true;
  if (isIPv4Loopback(host)) return true;
  if (isIPv6Unspecified(host)) return true;
  return isIPv6Loopback(host);
};
const DEFAULT_PORTS = {
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
  ftp: 21,
};
const parseNoProxyEntry = (entry) => {
  let entryHost = entry;
  let entryPort = 0;
  if (entryHost.charAt(0) === '[') {
	const bracketIndex = entryHost.indexOf(']');
	if (bracketIndex !== -1) {
	  const host = entryHost.slice(1, bracketIndex);
	  const rest = entryHost.slice(bracketIndex + 1);
	  if (rest.charAt(0) === ':' && /^\d+$/.test(rest.slice(1))) {
		entryPort = Number.parseInt(rest.slice(1), 10);
	  }
	  return [host, entryPort];
	}
  }
  const firstColon = entryHost.indexOf(':');
  const lastColon = entryHost.lastIndexOf(':');
  if (
	firstColon !== -1 &&
	firstColon === lastColon &&
	/^\d+$/.test(entryHost.slice(lastColon + 1))
  ) {
	entryPort = Number.parseInt(entryHost.slice(lastColon + 1), 10);
	entryHost = entryHost.slice(0, lastColon);
  }
  return [entryHost, entryPort];
};
const IPV4_MAPPED_DOTTED_RE = /^(?:::|(?:0{1,4}:){1,4}:|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV4_MAPPED_HEX_RE =
  /^(?:::|(?:0{1,4}:){1,4}:|(?:0{1,4}:){5})ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;
const unmapIPv4MappedIPv6 = (host) => {
  if (typeof host !== 'string' || host.indexOf(':') === -1) return host;
  const dotted = host.match(IPV4_MAPPED_DOTTED_RE);
  if (dotted) return dotted[1];
  const hex = host.match(IPV4_MAPPED_HEX_RE);
  if (hex) {
	const high = parseInt(hex[1], 16);
	const low = parseInt(hex[2], 16);
	return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
  }
  return host;
};
const IPV4_OCTET_RE = /^(?:0|[1-9]\d{0,2})$/;
const ipv4ToBytes = (host) => {
  const parts = host.split('.');
  return parts.length === 4 &&
	parts.every((part) => IPV4_OCTET_RE.test(part) && Number(part) <= 255)
	? parts.map(Number)
	: null;
};
const IPV6_GROUP_RE = /^[0-9a-f]{1,4}$/i;
const ipv6ToBytes = (host) => {
  const halves = host.split('::');
  if (halves.length > 2) {
	return null;
  }
  const groups = halves[0] ? halves[0].split(':') : [];
  if (halves.length === 2) {
	const rear = halves[1] ? halves[1].split(':') : [];
	const missing = 8 - groups.length - rear.length;
	if (missing < 1) {
	  return null;
	}
	groups.push(...new Array(missing).fill('0'), ...rear);
  }
  if (groups.length !== 8 || groups.some((group) => !IPV6_GROUP_RE.test(group))) {
	return null;
  }
  return groups.flatMap((group) => {
	const value = Number.parseInt(group, 16);
	return [(value >> 8) & 0xff, value & 0xff];
  });
};
const ipToBytes = (host) => {
  if (typeof host !== 'string' || !host) {
	return null;
  }
  return host.indexOf(':') !== -1 ? ipv6ToBytes(host) : ipv4ToBytes(host);
};
const normalizeNoProxyHost = (hostname) => {
  if (!hostname) {
	return hostname;
  }
  if (hostname.charAt(0) === '[' && hostname.charAt(hostname.length - 1) === ']') {
	hostname = hostname.slice(1, -1);
  }
  let trimmed = trimTrailingDots(hostname);
  if (trimmed.indexOf(':') !== -1) {
	try {
	  trimmed = new URL('http://[' + trimmed + ']/').hostname.slice(1, -1);
	} catch (_err) {
	  return trimmed;
	}
  } else if (/[\u0080-\uffff]/.test(trimmed)) {
	const prefix = /^[*.]+/.exec(trimmed);
	const start = prefix ? prefix[0] : '';
	const ascii = (0,external_url_.domainToASCII)(trimmed.slice(start.length));
	if (!ascii) return '';
	trimmed = start + trimTrailingDots(ascii);
  }
  const ipv4 = normalizeIPAddress(trimmed);
  if (ipv4 !== trimmed) {
	return ipv4;
  }
  return unmapIPv4MappedIPv6(trimmed);
};
const normalizeCidrBase = (input) => {
  let base = input;
  const startsBracket = base.charAt(0) === '[';
  const endsBracket = base.charAt(base.length - 1) === ']';
  const hasBracket = base.includes('[') || base.includes(']');
  if (startsBracket || endsBracket) {
	if (!startsBracket || !endsBracket) {
	  return null;
	}
	base = base.slice(1, -1);
	if (base.indexOf(':') === -1 || base.includes('[') || base.includes(']')) {
	  return null;
	}
  } else if (hasBracket) {
	return null;
  }
  if (!base || base.charAt(base.length - 1) === '.') {
	return null;
  }
  const wasIPv6 = base.indexOf(':') !== -1;
  if (wasIPv6) {
	try {
	  base = new URL(`http://[${base}]/`).hostname.slice(1, -1);
	} catch (_err) {
	  return null;
	}
  } else {
	base = normalizeIPAddress(base);
	if (!ipv4ToBytes(base)) {
	  return null;
	}
  }
  return { normalized: unmapIPv4MappedIPv6(base), wasIPv6 };
};
const CIDR_ENTRY_RE = /^(.+)\/(0|[1-9]\d{0,2})$/;
const parseCidrEntry = (entry) => {
  if (entry.indexOf('/') === -1) {
	return undefined;
  }
  const match = CIDR_ENTRY_RE.exec(entry);
  if (!match) {
	return null;
  }
  let prefix = Number(match[2]);
  const parsedBase = normalizeCidrBase(match[1]);
  if (!parsedBase) {
	return null;
  }
  const { normalized, wasIPv6 } = parsedBase;
  if (wasIPv6 && normalized.indexOf(':') === -1) {
	if (prefix < 96) {
	  return null;
	}
	prefix -= 96;
  }
  const bytes = ipToBytes(normalized);
  if (!bytes || prefix > bytes.length * 8) {
	return null;
  }
  return { bytes, prefix };
};
const isInSubnet = (addressBytes, networkBytes, prefix) => {
  const fullBytes = prefix >> 3;
  for (let i = 0; i < fullBytes; i++) {
	if (addressBytes[i] !== networkBytes[i]) {
	  return false;
	}
  }
  const remainingBits = prefix & 7;
  if (remainingBits) {
	const mask = (0xff << (8 - remainingBits)) & 0xff;
	if ((addressBytes[fullBytes] & mask) !== (networkBytes[fullBytes] & mask)) {
	  return false;
	}
  }
  return true;
};
function shouldBypassProxy(location) {
  let parsed;
  try {
	parsed = new URL(location);
  } catch (_err) {
	return false;
  }
  const noProxy = (process.env.no_proxy || process.env.NO_PROXY || '').toLowerCase();
  if (!noProxy) {
	return false;
  }
  if (noProxy === '*') {
	return true;
  }
  const port =
	Number.parseInt(parsed.port, 10) || DEFAULT_PORTS[parsed.protocol.split(':', 1)[0]] || 0;
  const hostname = normalizeNoProxyHost(parsed.hostname.toLowerCase());
  const hostnameBytes = ipToBytes(hostname);
  return noProxy.split(/[\s,]+/).some((entry) => {
	if (!entry) {
	  return false;
	}
	if (entry === '*') {
	  return true;
	}
	const cidr = parseCidrEntry(entry);
	if (cidr !== undefined) {
	  return (
		cidr !== null &&
		!!hostnameBytes &&
		hostnameBytes.length === cidr.bytes.length &&
		isInSubnet(hostnameBytes, cidr.bytes, cidr.prefix)
	  );
	}
	let [entryHost, entryPort] = parseNoProxyEntry(entry);
	entryHost = normalizeNoProxyHost(entryHost);
	if (!entryHost) {
	  return false;
	}
	if (entryPort && entryPort !== port) {
	  return false;
	}
	if (entryHost.charAt(0) === '*') {
	  entryHost = entryHost.slice(1);
	}
	if (entryHost.charAt(0) === '.') {
	  return hostname.endsWith(entryHost);
	}
	return hostname === entryHost || (isLoopback(hostname) && isLoopback(entryHost));
  });
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/speedometer.js
function speedometer(samplesCount, min) {
  samplesCount = samplesCount || 10;
  const bytes = new Array(samplesCount);
  const timestamps = new Array(samplesCount);
  let head = 0;
  let tail = 0;
  let firstSampleTS;
  min = min !== undefined ? min : 1000;
  return function push(chunkLength) {
	const now = Date.now();
	const startedAt = timestamps[tail];
	if (!firstSampleTS) {
	  firstSampleTS = now;
	}
	bytes[head] = chunkLength;
	timestamps[head] = now;
	let i = tail;
	let bytesCount = 0;
	while (i !== head) {
	  bytesCount += bytes[i++];
	  i = i % samplesCount;
	}
	head = (head + 1) % samplesCount;
	if (head === tail) {
	  tail = (tail + 1) % samplesCount;
	}
	if (now - firstSampleTS < min) {
	  return;
	}
	const passed = startedAt && now - startedAt;
	return passed ? Math.round((bytesCount * 1000) / passed) : undefined;
  };
}
  const helpers_speedometer = (speedometer);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/throttle.js
function throttle(fn, freq) {
  let timestamp = 0;
  let threshold = 1000 / freq;
  let lastArgs;
  let timer;
  const invoke = (args, now = Date.now()) => {
	timestamp = now;
	lastArgs = null;
	if (timer) {
	  clearTimeout(timer);
	  timer = null;
	}
	fn(...args);
  };
  const throttled = (...args) => {
	const now = Date.now();
	const passed = now - timestamp;
	if (passed >= threshold) {
	  invoke(args, now);
	} else {
	  lastArgs = args;
	  if (!timer) {
		timer = setTimeout(() => {
		  timer = null;
		  invoke(lastArgs);
		}, threshold - passed);
	  }
	}
  };
  const flush = () => lastArgs && invoke(lastArgs);
  const flushWith = (...args) => invoke(args);
  return [throttled, flush, flushWith];
}
  const helpers_throttle = (throttle);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/progressEventReducer.js
const progressEventReducer = (listener, isDownloadStream, freq = 3) => {
  let bytesNotified = 0;
  const _speedometer = helpers_speedometer(50, 250);
  return helpers_throttle((e) => {
	if (!e || !utils.isNumber(e.loaded)) {
	  return;
	}
	const rawLoaded = e.loaded;
	const total = e.lengthComputable ? e.total : undefined;
	const loaded = Math.max(0, total != null ? Math.min(rawLoaded, total) : rawLoaded);
	const progressBytes = Math.max(0, loaded - bytesNotified);
	const rate = _speedometer(progressBytes);
	bytesNotified = Math.max(bytesNotified, loaded);
	const data = {
	  loaded,
	  total,
	  progress: total ? loaded / total : undefined,
	  bytes: progressBytes,
	  rate: rate ? rate : undefined,
	  estimated: rate && total ? (total - loaded) / rate : undefined,
	  event: e,
	  lengthComputable: total != null,
	  [isDownloadStream ? 'download' : 'upload']: true,
	};
	listener(data);
  }, freq);
};
const progressEventDecorator = (total, throttled) => {
  const lengthComputable = total != null;
  return [
	(loaded) =>
	  throttled[0]({
		lengthComputable,
		total,
		loaded,
	  }),
	throttled[1],
  ];
};
const asyncDecorator =
  (fn, scheduler = utils.asap) =>
  (...args) =>
	scheduler(() => fn(...args));
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/estimateDataURLDecodedBytes.js
const isHexDigit = (charCode) =>
  (charCode >= 48 && charCode <= 57) ||
  (charCode >= 65 && charCode <= 70) ||
  (charCode >= 97 && charCode <= 102);
const isPercentEncodedByte = (str, i, len) =>
  i + 2 < len && isHexDigit(str.charCodeAt(i + 1)) && isHexDigit(str.charCodeAt(i + 2));
const hexValue = (charCode) => (charCode <= 57 ? charCode - 48 : (charCode & 0xdf) - 55);
const isBase64Char = (charCode) =>
  (charCode >= 65 && charCode <= 90) ||
  (charCode >= 97 && charCode <= 122) ||
  (charCode >= 48 && charCode <= 57) ||
  charCode === 43 ||
  charCode === 47 ||
  charCode === 45 ||
  charCode === 95;
const isBase64Whitespace = (charCode) =>
  charCode === 9 || charCode === 10 || charCode === 12 || charCode === 13 || charCode === 32;
const base64Bytes = (significant) => {
  const groups = Math.floor(significant / 4);
  const remainder = significant % 4;
  return groups * 3 + (remainder === 2 ? 1 : remainder === 3 ? 2 : 0);
};
const estimateBase64BufferAllocation = (body) => {
  const len = body.length;
  let padding = 0;
  if (len > 0 && body.charCodeAt(len - 1) === 61  ) {
	padding++;
	if (len > 1 && body.charCodeAt(len - 2) === 61  ) {
	  padding++;
	}
  }
  return Math.floor(((len - padding) * 3) / 4);
};
const estimatePercentDecodedBase64BufferAllocation = (body) => {
  if (body.indexOf('%') === -1) {
	return estimateBase64BufferAllocation(body);
  }
  let length = 0;
  let previous = 0;
  let last = 0;
  for (let i = 0, len = body.length; i < len; i++) {
	let code = body.charCodeAt(i);
	if (code === 37   && isPercentEncodedByte(body, i, len)) {
	  code = hexValue(body.charCodeAt(i + 1)) * 16 + hexValue(body.charCodeAt(i + 2));
	  i += 2;
	}
	length++;
	previous = last;
	last = code;
  }
  const padding = last === 61 ? (previous === 61 ? 2 : 1) : 0;
  return Math.floor(((length - padding) * 3) / 4);
};
const estimatePercentDecodedBase64Bytes = (body) => {
  const len = body.length;
  let significant = 0;
  let padding = 0;
  let invalid = false;
  for (let i = 0; i < len; i++) {
	let code = body.charCodeAt(i);
	if (code === 37   && isPercentEncodedByte(body, i, len)) {
	  code = hexValue(body.charCodeAt(i + 1)) * 16 + hexValue(body.charCodeAt(i + 2));
	  i += 2;
	}
	if (isBase64Whitespace(code)) {
	  continue;
	}
	if (code === 61  ) {
	  padding++;
	  continue;
	}
	if (!isBase64Char(code) || padding > 0) {
	  invalid = true;
	  continue;
	}
	significant++;
  }
  if (
	invalid ||
	padding > 2 ||
	(padding > 0 && (significant + padding) % 4 !== 0) ||
	significant % 4 === 1
  ) {
	return estimateBase64BufferAllocation(body);
  }
  return base64Bytes(significant);
};
const estimateDataURLBytes = (url, estimateBase64, base64Pattern) => {
  if (!url || typeof url !== 'string') return 0;
  if (!/^data:/i.test(url)) return 0;
  const comma = url.indexOf(',');
  if (comma < 0) return 0;
  const meta = url.slice(5, comma);
  const body = url.slice(comma + 1);
  const isBase64 = base64Pattern.test(meta);
  if (isBase64) {
	return estimateBase64(body);
  }
  let bytes = 0;
  for (let i = 0, len = body.length; i < len; i++) {
	const c = body.charCodeAt(i);
	if (c === 37   && isPercentEncodedByte(body, i, len)) {
	  bytes += 1;
	  i += 2;
	} else if (c < 0x80) {
	  bytes += 1;
	} else if (c < 0x800) {
	  bytes += 2;
	} else if (c >= 0xd800 && c <= 0xdbff && i + 1 < len) {
	  const next = body.charCodeAt(i + 1);
	  if (next >= 0xdc00 && next <= 0xdfff) {
		bytes += 4;
		i++;
	  } else {
		bytes += 3;
	  }
	} else {
	  bytes += 3;
	}
  }
  return bytes;
};
function estimateDataURLDecodedBytes(url) {
  const fragmentIndex = typeof url === 'string' ? url.indexOf('#') : -1;
  return estimateDataURLBytes(
	fragmentIndex === -1 ? url : url.slice(0, fragmentIndex),
	estimatePercentDecodedBase64Bytes,
	/; *base64[\t\n\f\r ]*$/i
  );
}
function estimateDataURLBufferAllocation(url) {
  return estimateDataURLBytes(url, estimatePercentDecodedBase64BufferAllocation, /;base64$/i);
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/adapters/http.js
const zlibOptions = {
  flush: external_zlib_.constants.Z_SYNC_FLUSH,
  finishFlush: external_zlib_.constants.Z_SYNC_FLUSH,
};
const brotliOptions = {
  flush: external_zlib_.constants.BROTLI_OPERATION_FLUSH,
  finishFlush: external_zlib_.constants.BROTLI_OPERATION_FLUSH,
};
const zstdOptions = {
  flush: external_zlib_.constants.ZSTD_e_flush,
  finishFlush: external_zlib_.constants.ZSTD_e_flush,
};
const isBrotliSupported = utils.isFunction(external_zlib_.createBrotliDecompress);
const isZstdSupported = utils.isFunction(external_zlib_.createZstdDecompress);
const ACCEPT_ENCODING = 'gzip, compress, deflate' + (isBrotliSupported ? ', br' : '');
const ACCEPT_ENCODING_WITH_ZSTD = ACCEPT_ENCODING + (isZstdSupported ? ', zstd' : '');
const scheduleProgress =
  typeof process !== 'undefined' && process.nextTick ? process.nextTick.bind(process) : utils.asap;
const { http: httpFollow, https: httpsFollow } = follow_redirects;
const isHttps = /https:?/;
const kAxiosSocketListener = Symbol('axios.http.socketListener');
const kAxiosCurrentReq = Symbol('axios.http.currentReq');
function handleSocketError(err) {
  const current = this[kAxiosCurrentReq];
  if (current && !current.destroyed) {
	current.destroy(err);
  }
}
const kAxiosInstalledTunnel = Symbol('axios.http.installedTunnel');
const tunnelingAgentCache = new Map();
const tunnelingAgentCacheUser = new WeakMap();
const directAgents = new WeakMap();
const directAgentHooks = ['createConnection', 'getName'];
const nativeAgentPoolHooks = [
  'addRequest',
  'createSocket',
  'removeSocket',
  'keepSocketAlive',
  'reuseSocket',
  '_getSession',
  '_cacheSession',
  '_evictSession',
];
const NODE_NATIVE_ENV_PROXY_SUPPORT = {
  22: 21,
  24: 5,
};
function isNodeNativeEnvProxySupported(nodeVersion = process.versions && process.versions.node) {
  if (!nodeVersion) {
	return false;
  }
  const [major, minor] = nodeVersion.split('.').map((part) => Number(part));
  if (!Number.isInteger(major) || !Number.isInteger(minor)) {
	return false;
  }
  if (major > 24) {
	return true;
  }
  return (
	NODE_NATIVE_ENV_PROXY_SUPPORT[major] != null && minor >= NODE_NATIVE_ENV_PROXY_SUPPORT[major]
  );
}
function isNodeEnvProxyEnabled(agent, nodeVersion = process.versions && process.versions.node) {
  if (!isNodeNativeEnvProxySupported(nodeVersion)) {
	return false;
  }
  const agentOptions = agent && agent.options;
  return Boolean(
	agentOptions && utils.hasOwnProp(agentOptions, 'proxyEnv') && agentOptions.proxyEnv != null
  );
}
function getProxyEnvAgent(options, configHttpAgent, configHttpsAgent) {
  return isHttps.test(options.protocol)
	? configHttpsAgent || external_https_.globalAgent
	: configHttpAgent || external_http_.globalAgent;
}
function getDirectAgent(configuredAgent, transport) {
  if (
	!process.allowedNodeEnvironmentFlags ||
	!process.allowedNodeEnvironmentFlags.has('--use-env-proxy')
  ) {
	return configuredAgent;
  }
  const agent = configuredAgent || transport.globalAgent;
  const options = agent && agent.options;
  if (
	!(agent instanceof transport.Agent) ||
	agent.protocol !== transport.globalAgent.protocol ||
	!options ||
	!utils.hasOwnProp(options, 'proxyEnv') ||
	typeof options.proxyEnv !== 'object' ||
	options.proxyEnv === null
  ) {
	return configuredAgent;
  }
  for (const hook of nativeAgentPoolHooks) {
	if (
	  utils.isFunction(transport.Agent.prototype[hook]) &&
	  agent[hook] !== transport.Agent.prototype[hook]
	) {
	  throw new core_AxiosError(
		'proxy: false cannot adapt an agent overriding ' +
		  hook +
		  '; use an agent constructed without proxyEnv',
		core_AxiosError.ERR_BAD_OPTION_VALUE
	  );
	}
  }
  let direct = directAgents.get(agent);
  if (!direct) {
	direct = new transport.Agent({ ...options, proxyEnv: undefined });
	const destroy = agent.destroy;
	agent.destroy = function destroyWithDirectAgent() {
	  try {
		return destroy.apply(this, arguments);
	  } finally {
		direct.destroy();
	  }
	};
	directAgents.set(agent, direct);
  }
  for (const hook of directAgentHooks) {
	direct[hook] =
	  agent[hook] === transport.Agent.prototype[hook]
		? transport.Agent.prototype[hook]
		: bind(agent[hook], agent);
  }
  return direct;
}
function setDirectAgent(options, configHttpAgent, configHttpsAgent) {
  const secure = isHttps.test(options.protocol);
  const agent = getDirectAgent(secure ? configHttpsAgent : configHttpAgent, secure ? external_https_ : external_http_);
  options.agent = agent;
  if (options.agents) {
	options.agents[secure ? 'https' : 'http'] = agent;
  }
}
function getTunnelingAgent(agentOptions, userHttpsAgent) {
  const key =
	agentOptions.protocol +
	'//' +
	agentOptions.hostname +
	':' +
	(agentOptions.port || '') +
	'#' +
	(agentOptions.auth || '');
  const cache = userHttpsAgent
	? tunnelingAgentCacheUser.get(userHttpsAgent) ||
	  tunnelingAgentCacheUser.set(userHttpsAgent, new Map()).get(userHttpsAgent)
	: tunnelingAgentCache;
  let agent = cache.get(key);
  if (agent) return agent;
  const merged =
	userHttpsAgent && userHttpsAgent.options
	  ? { ...userHttpsAgent.options, ...agentOptions }
	  : agentOptions;
  agent = new dist(merged);
  const callback = agent.callback;
  agent.callback = function axiosTunnelingAgentCallback(req, opts) {
	const originTLSAgent = userHttpsAgent || external_https_.globalAgent;
	const originTLSOptions = originTLSAgent && originTLSAgent.options;
	return callback.call(this, req, { ...originTLSOptions, ...opts });
  };
  agent[kAxiosInstalledTunnel] = true;
  cache.set(key, agent);
  return agent;
}
const supportedProtocols = platform.protocols.map((protocol) => {
  return protocol + ':';
});
const decodeURIComponentSafe = (value) => {
  if (!utils.isString(value)) {
	return value;
  }
  try {
	return decodeURIComponent(value);
  } catch (error) {
	return value;
  }
};
const flushOnFinish = (stream, [throttled, flush]) => {
  stream.on('end', flush).on('error', flush);
  return throttled;
};
const http2Sessions = new helpers_Http2Sessions();
function dispatchBeforeRedirect(options, responseDetails, requestDetails) {
  if (!isSameOriginRedirect(options, requestDetails)) {
	stripMatchingHeaders(options.headers, new Set(['authorization', 'cookie']));
	delete options.auth;
  }
  if (options.beforeRedirects.proxy) {
	options.beforeRedirects.proxy(options);
  }
  if (options.beforeRedirects.auth) {
	options.beforeRedirects.auth(options);
  }
  if (options.beforeRedirects.sensitiveHeaders) {
	options.beforeRedirects.sensitiveHeaders(options, requestDetails);
  }
  if (options.beforeRedirects.direct) {
	options.beforeRedirects.direct(options);
  }
  if (options.beforeRedirects.config) {
	options.beforeRedirects.config(options, responseDetails, requestDetails);
  }
}
function stripMatchingHeaders(headers, sensitiveSet) {
  if (!headers) {
	return;
  }
  Object.keys(headers).forEach((header) => {
	if (sensitiveSet.has(header.toLowerCase())) {
	  delete headers[header];
	}
  });
}
function isSameOriginRedirect(redirectOptions, requestDetails) {
  if (!requestDetails) {
	return false;
  }
  try {
	return new URL(requestDetails.url).origin === new URL(redirectOptions.href).origin;
  } catch (e) {
	return false;
  }
}
function setProxy(
  options,
  configProxy,
  location,
  isRedirect,
  configHttpsAgent,
  configHttpAgent,
  allowEnvProxy = true
) {
  let proxy = configProxy;
  const proxyEnvAgent = getProxyEnvAgent(options, configHttpAgent, configHttpsAgent);
  if (!proxy && proxy !== false && allowEnvProxy && !isNodeEnvProxyEnabled(proxyEnvAgent)) {
	const proxyUrl = (0,proxy_from_env .T)(location);
	if (proxyUrl) {
	  if (!shouldBypassProxy(location)) {
		proxy = new URL(proxyUrl);
	  }
	}
  }
  if (isRedirect && options.headers) {
	for (const name of Object.keys(options.headers)) {
	  if (name.toLowerCase() === 'proxy-authorization') {
		delete options.headers[name];
	  }
	}
  }
  if (isRedirect && options.agent && options.agent[kAxiosInstalledTunnel]) {
	options.agent = undefined;
  }
  if (
	isRedirect &&
	options.agents &&
	options.agents.https &&
	options.agents.https[kAxiosInstalledTunnel]
  ) {
	options.agents.https = configHttpsAgent;
  }
  if (proxy) {
	const isProxyURL = proxy instanceof URL;
	const readProxyField = (key) =>
	  isProxyURL || utils.hasOwnProp(proxy, key) ? proxy[key] : undefined;
	const proxyUsername = readProxyField('username');
	const proxyPassword = readProxyField('password');
	let proxyAuth = utils.hasOwnProp(proxy, 'auth') ? proxy.auth : undefined;
	if (proxyUsername) {
	  proxyAuth = (proxyUsername || '') + ':' + (proxyPassword || '');
	}
	if (proxyAuth) {
	  const authIsObject = typeof proxyAuth === 'object';
	  const authUsername =
		authIsObject && utils.hasOwnProp(proxyAuth, 'username') ? proxyAuth.username : undefined;
	  const authPassword =
		authIsObject && utils.hasOwnProp(proxyAuth, 'password') ? proxyAuth.password : undefined;
	  const validProxyAuth = Boolean(authUsername || authPassword);
	  if (validProxyAuth) {
		proxyAuth = (authUsername || '') + ':' + (authPassword || '');
	  } else if (authIsObject) {
		throw new core_AxiosError('Invalid proxy authorization', core_AxiosError.ERR_BAD_OPTION, { proxy });
	  }
	}
	const targetIsHttps = isHttps.test(options.protocol);
	if (targetIsHttps) {
	  if (!(configHttpsAgent instanceof dist)) {
		const proxyHost = readProxyField('hostname') || readProxyField('host');
		const proxyPort = readProxyField('port');
		const rawProxyProtocol = readProxyField('protocol');
		const normalizedProtocol = rawProxyProtocol
		  ? rawProxyProtocol.includes(':')
			? rawProxyProtocol
			: `${rawProxyProtocol}:`
		  : 'http:';
		const proxyHostForURL =
		  proxyHost && proxyHost.includes(':') && !proxyHost.startsWith('[')
			? `[${proxyHost}]`
			: proxyHost;
		const proxyURL = new URL(
		  `${normalizedProtocol}//${proxyHostForURL}${proxyPort ? ':' + proxyPort : ''}`
		);
		const agentOptions = {
		  protocol: proxyURL.protocol,
		  hostname: proxyURL.hostname.replace(/^\[|\]$/g, ''),
		  port: proxyURL.port,
		  auth: proxyAuth && typeof proxyAuth === 'string' ? proxyAuth : undefined,
		};
		if (proxyURL.protocol === 'https:') {
		  agentOptions.ALPNProtocols = ['http/1.1'];
		}
		const tunnelingAgent = getTunnelingAgent(agentOptions, configHttpsAgent);
		options.agent = tunnelingAgent;
		if (options.agents) {
		  options.agents.https = tunnelingAgent;
		}
	  }
	} else {
	  if (proxyAuth) {
		const base64 = Buffer.from(proxyAuth, 'utf8').toString('base64');
		options.headers['Proxy-Authorization'] = 'Basic ' + base64;
	  }
	  let hasUserHostHeader = false;
	  for (const name of Object.keys(options.headers)) {
		if (name.toLowerCase() === 'host') {
		  hasUserHostHeader = true;
		  break;
		}
	  }
	  if (!hasUserHostHeader) {
		options.headers.host = options.hostname + (options.port ? ':' + options.port : '');
	  }
	  const proxyHost = readProxyField('hostname') || readProxyField('host');
	  options.hostname = proxyHost;
	  options.host = proxyHost;
	  options.port = readProxyField('port');
	  options.path = location;
	  const proxyProtocol = readProxyField('protocol');
	  if (proxyProtocol) {
		options.protocol = proxyProtocol.includes(':') ? proxyProtocol : `${proxyProtocol}:`;
	  }
	}
  }
  options.beforeRedirects.proxy = function beforeRedirect(redirectOptions) {
	setProxy(
	  redirectOptions,
	  configProxy,
	  redirectOptions.href,
	  true,
	  configHttpsAgent,
	  configHttpAgent,
	  allowEnvProxy
	);
  };
  return Boolean(
	proxy || (configProxy !== false && allowEnvProxy && isNodeEnvProxyEnabled(proxyEnvAgent))
  );
}
const isHttpAdapterSupported =
  typeof process !== 'undefined' && utils.kindOf(process) === 'process';
const wrapAsync = (asyncExecutor) => {
  return new Promise((resolve, reject) => {
	let onDone;
	let isDone;
	const done = (value, isRejected) => {
	  if (isDone) return;
	  isDone = true;
	  onDone && onDone(value, isRejected);
	};
	const _resolve = (value) => {
	  done(value);
	  resolve(value);
	};
	const _reject = (reason) => {
	  done(reason, true);
	  reject(reason);
	};
	asyncExecutor(_resolve, _reject, (onDoneHandler) => (onDone = onDoneHandler)).catch(_reject);
  });
};
const resolveFamily = ({ address, family }) => {
  if (!utils.isString(address)) {
	throw new core_AxiosError('address must be a string', core_AxiosError.ERR_BAD_OPTION_VALUE);
  }
  return {
	address,
	family: family || (address.indexOf('.') < 0 ? 6 : 4),
  };
};
const buildAddressEntry = (address, family) =>
  resolveFamily(utils.isObject(address) ? address : { address, family });
const normalizedLookupCache = new WeakMap();
const normalizeLookup = (lookup) => {
  let normalized = normalizedLookupCache.get(lookup);
  if (normalized) {
	return normalized;
  }
  const callbackLookup = helpers_callbackify(lookup, (value) => (utils.isArray(value) ? value : [value]));
  normalized = (hostname, opt, cb) => {
	callbackLookup(hostname, opt, (err, arg0, arg1) => {
	  if (err) {
		return cb(err);
	  }
	  let addresses;
	  try {
		addresses = utils.isArray(arg0)
		  ? arg0.map((addr) => buildAddressEntry(addr))
		  : [buildAddressEntry(arg0, arg1)];
	  } catch (error) {
		return cb(error);
	  }
	  opt.all ? cb(err, addresses) : cb(err, addresses[0].address, addresses[0].family);
	});
  };
  normalizedLookupCache.set(lookup, normalized);
  return normalized;
};
const http2Transport = {
  request(options, cb) {
	const authority =
	  options.protocol +
	  '//' +
	  options.hostname +
	  ':' +
	  (options.port || (options.protocol === 'https:' ? 443 : 80));
	const { http2Options, headers } = options;
	const session = http2Sessions.getSession(authority, http2Options);
	const { HTTP2_HEADER_SCHEME, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } =
	  external_http2_.constants;
	const http2Headers = {
	  [HTTP2_HEADER_SCHEME]: options.protocol.replace(':', ''),
	  [HTTP2_HEADER_METHOD]: options.method,
	  [HTTP2_HEADER_PATH]: options.path,
	};
	utils.forEach(headers, (header, name) => {
	  name.charAt(0) !== ':' && (http2Headers[name] = header);
	});
	const req = session.request(http2Headers);
	req.once('response', (responseHeaders) => {
	  const response = req;
	  responseHeaders = Object.assign({}, responseHeaders);
	  const status = responseHeaders[HTTP2_HEADER_STATUS];
	  delete responseHeaders[HTTP2_HEADER_STATUS];
	  response.headers = responseHeaders;
	  response.statusCode = +status;
	  cb(response);
	});
	return req;
  },
};
  const http = (isHttpAdapterSupported &&
  function httpAdapter(config) {
	return wrapAsync(async function dispatchHttpRequest(resolve, reject, onDone) {
	  const own = (key) => utils.getSafeProp(config, key);
	  const transitional = own('transitional') || defaults_transitional;
	  let data = own('data');
	  let lookup = own('lookup');
	  let family = own('family');
	  let httpVersion = own('httpVersion');
	  if (httpVersion === undefined) httpVersion = 1;
	  const rawHttpVersion = httpVersion;
	  let http2Options = own('http2Options');
	  const configProxy = own('proxy');
	  const httpAgent = own('httpAgent');
	  const httpsAgent = own('httpsAgent');
	  const responseType = own('responseType');
	  const responseEncoding = own('responseEncoding');
	  const socketPath = own('socketPath');
	  const method = own('method').toUpperCase();
	  const maxRedirects = own('maxRedirects');
	  const maxBodyLength = own('maxBodyLength');
	  const maxContentLength = own('maxContentLength');
	  const decompress = own('decompress');
	  let isDone;
	  let rejected = false;
	  let req;
	  let connectPhaseTimer;
	  try {
		httpVersion = +httpVersion;
	  } catch (err) {
		throw new core_AxiosError(
		  'Invalid protocol version: value is not a number',
		  core_AxiosError.ERR_BAD_OPTION_VALUE,
		  config
		);
	  }
	  if (Number.isNaN(httpVersion)) {
		throw new core_AxiosError(
		  `Invalid protocol version: '${rawHttpVersion}' is not a number`,
		  core_AxiosError.ERR_BAD_OPTION_VALUE,
		  config
		);
	  }
	  if (httpVersion !== 1 && httpVersion !== 2) {
		throw new core_AxiosError(
		  `Unsupported protocol version '${httpVersion}'`,
		  core_AxiosError.ERR_BAD_OPTION_VALUE,
		  config
		);
	  }
	  const isHttp2 = httpVersion === 2;
	  if (lookup) {
		lookup = normalizeLookup(lookup);
	  }
	  const abortEmitter = new external_events_.EventEmitter();
	  function abort(reason) {
		try {
		  abortEmitter.emit(
			'abort',
			!reason || reason.type ? new cancel_CanceledError(null, config, req) : reason
		  );
		} catch (err) {
		}
	  }
	  function clearConnectPhaseTimer() {
		if (connectPhaseTimer) {
		  clearTimeout(connectPhaseTimer);
		  connectPhaseTimer = null;
		}
	  }
	  function createTimeoutError() {
		const configTimeout = own('timeout');
		let timeoutErrorMessage = configTimeout
		  ? 'timeout of ' + configTimeout + 'ms exceeded'
		  : 'timeout exceeded';
		const configTimeoutErrorMessage = own('timeoutErrorMessage');
		if (configTimeoutErrorMessage) {
		  timeoutErrorMessage = configTimeoutErrorMessage;
		}
		return new core_AxiosError(
		  timeoutErrorMessage,
		  transitional.clarifyTimeoutError ? core_AxiosError.ETIMEDOUT : core_AxiosError.ECONNABORTED,
		  config,
		  req
		);
	  }
	  abortEmitter.once('abort', reject);
	  const onFinished = () => {
		clearConnectPhaseTimer();
		if (config.cancelToken) {
		  config.cancelToken.unsubscribe(abort);
		}
		if (config.signal) {
		  config.signal.removeEventListener('abort', abort);
		}
		abortEmitter.removeAllListeners();
	  };
	  if (config.cancelToken || config.signal) {
		config.cancelToken && config.cancelToken.subscribe(abort);
		if (config.signal) {
		  config.signal.aborted ? abort() : config.signal.addEventListener('abort', abort);
		}
	  }
	  onDone((response, isRejected) => {
		isDone = true;
		clearConnectPhaseTimer();
		if (isRejected) {
		  rejected = true;
		  onFinished();
		  return;
		}
		const { data } = response;
		if (data instanceof external_stream_.Readable || data instanceof external_stream_.Duplex) {
		  const offListeners = external_stream_.finished(data, () => {
			offListeners();
			onFinished();
		  });
		} else {
		  onFinished();
		}
	  });
	  const fullPath = buildFullPath(own('baseURL'), own('url'), own('allowAbsoluteUrls'), config);
	  const urlBase = socketPath
		? 'http://localhost'
		: platform.hasBrowserEnv
		  ? platform.origin
		  : undefined;
	  const parsed = new URL(fullPath, urlBase);
	  const protocol = parsed.protocol || supportedProtocols[0];
	  if (protocol === 'data:') {
		if (maxContentLength > -1) {
		  const dataUrl = String(own('url') || fullPath || '');
		  const estimated = estimateDataURLBufferAllocation(dataUrl);
		  if (estimated > maxContentLength) {
			return reject(
			  new core_AxiosError(
				'maxContentLength size of ' + maxContentLength + ' exceeded',
				core_AxiosError.ERR_BAD_RESPONSE,
				config
			  )
			);
		  }
		}
		let convertedData;
		if (method !== 'GET') {
		  return settle(resolve, reject, {
			status: 405,
			statusText: 'method not allowed',
			headers: {},
			config,
		  });
		}
		try {
		  convertedData = fromDataURI(own('url'), responseType === 'blob', {
			Blob: config.env && config.env.Blob,
		  });
		} catch (err) {
		  throw core_AxiosError.from(err, core_AxiosError.ERR_BAD_REQUEST, config);
		}
		if (
		  maxContentLength > -1 &&
		  (responseType === 'blob' ? convertedData.size : convertedData.length) > maxContentLength
		) {
		  return reject(
			new core_AxiosError(
			  'maxContentLength size of ' + maxContentLength + ' exceeded',
			  core_AxiosError.ERR_BAD_RESPONSE,
			  config
			)
		  );
		}
		if (responseType === 'text') {
		  convertedData = convertedData.toString(responseEncoding);
		  if (!responseEncoding || responseEncoding === 'utf8') {
			convertedData = utils.stripBOM(convertedData);
		  }
		} else if (responseType === 'stream') {
		  convertedData = external_stream_.Readable.from(convertedData);
		}
		return settle(resolve, reject, {
		  data: convertedData,
		  status: 200,
		  statusText: 'OK',
		  headers: new core_AxiosHeaders(),
		  config,
		});
	  }
	  if (supportedProtocols.indexOf(protocol) === -1) {
		return reject(
		  new core_AxiosError('Unsupported protocol ' + protocol, core_AxiosError.ERR_BAD_REQUEST, config)
		);
	  }
	  const headers = core_AxiosHeaders.from(config.headers).normalize();
	  headers.set('User-Agent', 'axios/' + VERSION, false);
	  const { onUploadProgress, onDownloadProgress } = config;
	  const maxRate = config.maxRate;
	  let maxUploadRate = undefined;
	  let maxDownloadRate = undefined;
	  if (utils.isSpecCompliantForm(data)) {
		const userBoundary = headers.getContentType(/boundary=([-_\w\d]{10,70})/i);
		data = helpers_formDataToStream(
		  data,
		  (formHeaders) => {
			headers.set(formHeaders);
		  },
		  {
			tag: `axios-${VERSION}-boundary`,
			boundary: (userBoundary && userBoundary[1]) || undefined,
		  }
		);
	  } else if (
		utils.isFormData(data) &&
		utils.isFunction(data.getHeaders) &&
		data.getHeaders !== Object.prototype.getHeaders
	  ) {
		setFormDataHeaders(headers, data.getHeaders(), own('formDataHeaderPolicy'));
		if (!headers.hasContentLength()) {
		  try {
			const knownLength = await external_util_.promisify(data.getLength).call(data);
			Number.isFinite(knownLength) &&
			  knownLength >= 0 &&
			  headers.setContentLength(knownLength);
		  } catch (e) {}
		}
	  } else if (utils.isBlob(data) || utils.isFile(data)) {
		data.size && headers.setContentType(data.type || 'application/octet-stream');
		headers.setContentLength(data.size || 0);
		data = external_stream_.Readable.from(helpers_readBlob(data));
	  } else if (data && !utils.isStream(data)) {
		if (Buffer.isBuffer(data)) {
		} else if (utils.isArrayBuffer(data)) {
		  data = Buffer.from(new Uint8Array(data));
		} else if (utils.isString(data)) {
		  data = Buffer.from(data, 'utf-8');
		} else {
		  return reject(
			new core_AxiosError(
			  'Data after transformation must be a string, an ArrayBuffer, a Buffer, or a Stream',
			  core_AxiosError.ERR_BAD_REQUEST,
			  config
			)
		  );
		}
		headers.setContentLength(data.length, false);
		if (maxBodyLength > -1 && data.length > maxBodyLength) {
		  return reject(
			new core_AxiosError(
			  'Request body larger than maxBodyLength limit',
			  core_AxiosError.ERR_BAD_REQUEST,
			  config
			)
		  );
		}
	  }
	  const contentLength = utils.toFiniteNumber(headers.getContentLength());
	  if (utils.isArray(maxRate)) {
		maxUploadRate = maxRate[0];
		maxDownloadRate = maxRate[1];
	  } else {
		maxUploadRate = maxDownloadRate = maxRate;
	  }
	  if (data && (onUploadProgress || maxUploadRate)) {
		if (!utils.isStream(data)) {
		  data = external_stream_.Readable.from(data, { objectMode: false });
		}
		data = external_stream_.pipeline(
		  [
			data,
			new helpers_AxiosTransformStream({
			  maxRate: utils.toFiniteNumber(maxUploadRate),
			}),
		  ],
		  utils.noop
		);
		onUploadProgress &&
		  data.on(
			'progress',
			flushOnFinish(
			  data,
			  progressEventDecorator(
				contentLength,
				progressEventReducer(asyncDecorator(onUploadProgress, scheduleProgress), false, 3)
			  )
			)
		  );
	  }
	  let auth = undefined;
	  const configAuth = own('auth');
	  if (configAuth) {
		const username = utils.getSafeProp(configAuth, 'username') || '';
		const password = utils.getSafeProp(configAuth, 'password') || '';
		auth = username + ':' + password;
	  }
	  if (!auth && (parsed.username || parsed.password)) {
		const urlUsername = decodeURIComponentSafe(parsed.username);
		const urlPassword = decodeURIComponentSafe(parsed.password);
		auth = urlUsername + ':' + urlPassword;
	  }
	  auth && headers.delete('authorization');
	  let path;
	  try {
		path = buildURL(
		  parsed.pathname + parsed.search,
		  own('params'),
		  own('paramsSerializer')
		).replace(/^\?/, '');
	  } catch (err) {
		return reject(
		  core_AxiosError.from(err, core_AxiosError.ERR_BAD_REQUEST, config, null, null, {
			url: own('url'),
			exists: true,
		  })
		);
	  }
	  headers.set(
		'Accept-Encoding',
		utils.hasOwnProp(transitional, 'advertiseZstdAcceptEncoding') &&
		  transitional.advertiseZstdAcceptEncoding === true
		  ? ACCEPT_ENCODING_WITH_ZSTD
		  : ACCEPT_ENCODING,
		false
	  );
	  if (isHttp2 && lookup) {
		http2Options = Object.assign(Object.create(null), http2Options, { lookup });
	  }
	  const options = Object.assign(Object.create(null), {
		path,
		method: method,
		headers: toByteStringHeaderObject(headers),
		agents: { http: httpAgent, https: httpsAgent },
		auth,
		protocol,
		family,
		beforeRedirect: dispatchBeforeRedirect,
		beforeRedirects: Object.create(null),
		http2Options,
		createConnection: undefined,
	  });
	  !utils.isUndefined(lookup) && (options.lookup = lookup);
	  let proxyApplied = false;
	  if (socketPath) {
		if (typeof socketPath !== 'string') {
		  return reject(
			new core_AxiosError('socketPath must be a string', core_AxiosError.ERR_BAD_OPTION_VALUE, config)
		  );
		}
		const allowedSocketPaths = own('allowedSocketPaths');
		if (allowedSocketPaths != null) {
		  const allowed = Array.isArray(allowedSocketPaths)
			? allowedSocketPaths
			: [allowedSocketPaths];
		  const resolvedSocket = (0,external_path_.resolve)(socketPath);
		  const isAllowed = allowed.some(
			(entry) => typeof entry === 'string' && (0,external_path_.resolve)(entry) === resolvedSocket
		  );
		  if (!isAllowed) {
			return reject(
			  new core_AxiosError(
				`socketPath "${socketPath}" is not permitted by allowedSocketPaths`,
				core_AxiosError.ERR_BAD_OPTION_VALUE,
				config
			  )
			);
		  }
		}
		options.socketPath = socketPath;
	  } else {
		options.hostname = parsed.hostname.startsWith('[')
		  ? parsed.hostname.slice(1, -1)
		  : parsed.hostname;
		options.port = parsed.port;
		proxyApplied = setProxy(
		  options,
		  configProxy,
		  protocol + '//' + parsed.hostname + (parsed.port ? ':' + parsed.port : '') + options.path,
		  false,
		  httpsAgent,
		  httpAgent,
		  !isHttp2
		);
	  }
	  let transport;
	  let isNativeTransport = false;
	  const isHttpsRequest = isHttps.test(options.protocol);
	  if (!isHttp2 && configProxy === false) {
		setDirectAgent(options, httpAgent, httpsAgent);
		options.beforeRedirects.direct = (redirectOptions) => {
		  setDirectAgent(redirectOptions, httpAgent, httpsAgent);
		};
	  } else if (options.agent == null) {
		options.agent = isHttpsRequest ? httpsAgent : httpAgent;
	  }
	  if (isHttp2) {
		if (proxyApplied) {
		  return reject(
			new core_AxiosError(
			  'HTTP/2 requests with a proxy are not supported',
			  core_AxiosError.ERR_NOT_SUPPORT,
			  config
			)
		  );
		}
		transport = http2Transport;
	  } else {
		const configTransport = own('transport');
		if (configTransport) {
		  transport = configTransport;
		} else if (maxRedirects === 0) {
		  transport = isHttpsRequest ? external_https_ : external_http_;
		  isNativeTransport = true;
		} else {
		  options.sensitiveHeaders = [];
		  if (maxRedirects) {
			options.maxRedirects = maxRedirects;
		  }
		  const configBeforeRedirect = own('beforeRedirect');
		  if (configBeforeRedirect) {
			options.beforeRedirects.config = configBeforeRedirect;
		  }
		  if (auth) {
			const requestOrigin = parsed.origin;
			const authToRestore = auth;
			options.beforeRedirects.auth = function beforeRedirectAuth(redirectOptions) {
			  try {
				if (new URL(redirectOptions.href).origin === requestOrigin) {
				  redirectOptions.auth = authToRestore;
				}
			  } catch (e) {
			  }
			};
		  }
		  const sensitiveHeaders = own('sensitiveHeaders');
		  if (sensitiveHeaders != null) {
			if (!utils.isArray(sensitiveHeaders)) {
			  return reject(
				new core_AxiosError(
				  'sensitiveHeaders must be an array of strings',
				  core_AxiosError.ERR_BAD_OPTION_VALUE,
				  config
				)
			  );
			}
			const sensitiveSet = new Set();
			for (const header of sensitiveHeaders) {
			  if (!utils.isString(header)) {
				return reject(
				  new core_AxiosError(
					'sensitiveHeaders must be an array of strings',
					core_AxiosError.ERR_BAD_OPTION_VALUE,
					config
				  )
				);
			  }
			  sensitiveSet.add(header.toLowerCase());
			}
			if (sensitiveSet.size) {
			  options.sensitiveHeaders = Array.from(sensitiveSet);
			  options.beforeRedirects.sensitiveHeaders = function beforeRedirectSensitiveHeaders(
				redirectOptions,
				requestDetails
			  ) {
				if (!isSameOriginRedirect(redirectOptions, requestDetails)) {
				  stripMatchingHeaders(redirectOptions.headers, sensitiveSet);
				}
			  };
			}
		  }
		  transport = isHttpsRequest ? httpsFollow : httpFollow;
		}
	  }
	  if (maxBodyLength > -1) {
		options.maxBodyLength = maxBodyLength;
	  } else {
		options.maxBodyLength = Infinity;
	  }
	  options.insecureHTTPParser = Boolean(own('insecureHTTPParser'));
	  req = transport.request(options, function handleResponse(res) {
		clearConnectPhaseTimer();
		if (req.destroyed) return;
		const streams = [res];
		const responseLength = utils.toFiniteNumber(res.headers['content-length']);
		if (onDownloadProgress || maxDownloadRate) {
		  const transformStream = new helpers_AxiosTransformStream({
			maxRate: utils.toFiniteNumber(maxDownloadRate),
		  });
		  onDownloadProgress &&
			transformStream.on(
			  'progress',
			  flushOnFinish(
				transformStream,
				progressEventDecorator(
				  responseLength,
				  progressEventReducer(
					asyncDecorator(onDownloadProgress, scheduleProgress),
					true,
					3
				  )
				)
			  )
			);
		  streams.push(transformStream);
		}
		let responseStream = res;
		const lastRequest = res.req || req;
		if (decompress !== false && res.headers['content-encoding']) {
		  if (method === 'HEAD' || res.statusCode === 204) {
			delete res.headers['content-encoding'];
		  }
		  switch ((res.headers['content-encoding'] || '').toLowerCase()) {
			case 'gzip':
			case 'x-gzip':
			case 'compress':
			case 'x-compress':
			  streams.push(external_zlib_.createUnzip(zlibOptions));
			  delete res.headers['content-encoding'];
			  break;
			case 'deflate':
			  streams.push(new helpers_ZlibHeaderTransformStream());
			  streams.push(external_zlib_.createUnzip(zlibOptions));
			  delete res.headers['content-encoding'];
			  break;
			case 'br':
			  if (isBrotliSupported) {
				streams.push(external_zlib_.createBrotliDecompress(brotliOptions));
				delete res.headers['content-encoding'];
			  }
			  break;
			case 'zstd':
			  if (isZstdSupported) {
				streams.push(external_zlib_.createZstdDecompress(zstdOptions));
				delete res.headers['content-encoding'];
			  }
			  break;
		  }
		}
		responseStream = streams.length > 1 ? external_stream_.pipeline(streams, utils.noop) : streams[0];
		const response = {
		  status: res.statusCode,
		  statusText: res.statusMessage,
		  headers: new core_AxiosHeaders(res.headers),
		  config,
		  request: lastRequest,
		};
		if (responseType === 'stream') {
		  if (maxContentLength > -1) {
			const limit = maxContentLength;
			const source = responseStream;
			async function* enforceMaxContentLength() {
			  let totalResponseBytes = 0;
			  for await (const chunk of source) {
				totalResponseBytes += chunk.length;
				if (totalResponseBytes > limit) {
				  throw new core_AxiosError(
					'maxContentLength size of ' + limit + ' exceeded',
					core_AxiosError.ERR_BAD_RESPONSE,
					config,
					lastRequest
				  );
				}
				yield chunk;
			  }
			}
			responseStream = external_stream_.Readable.from(enforceMaxContentLength(), {
			  objectMode: false,
			});
		  }
		  response.data = responseStream;
		  settle(resolve, reject, response);
		} else {
		  const responseBuffer = [];
		  let totalResponseBytes = 0;
		  responseStream.on('data', function handleStreamData(chunk) {
			responseBuffer.push(chunk);
			totalResponseBytes += chunk.length;
			if (maxContentLength > -1 && totalResponseBytes > maxContentLength) {
			  rejected = true;
			  responseStream.destroy();
			  abort(
				new core_AxiosError(
				  'maxContentLength size of ' + maxContentLength + ' exceeded',
				  core_AxiosError.ERR_BAD_RESPONSE,
				  config,
				  lastRequest
				)
			  );
			}
		  });
		  responseStream.on('aborted', function handlerStreamAborted() {
			if (rejected) {
			  return;
			}
			const err = new core_AxiosError(
			  'stream has been aborted',
			  core_AxiosError.ERR_BAD_RESPONSE,
			  config,
			  lastRequest,
			  response
			);
			responseStream.destroy(err);
			reject(err);
		  });
		  responseStream.on('error', function handleStreamError(err) {
			if (rejected) return;
			reject(core_AxiosError.from(err, null, config, lastRequest, response));
		  });
		  responseStream.on('end', function handleStreamEnd() {
			try {
			  let responseData =
				responseBuffer.length === 1 ? responseBuffer[0] : Buffer.concat(responseBuffer);
			  if (responseType !== 'arraybuffer') {
				responseData = responseData.toString(responseEncoding);
				if (!responseEncoding || responseEncoding === 'utf8') {
				  responseData = utils.stripBOM(responseData);
				}
			  }
			  response.data = responseData;
			} catch (err) {
			  return reject(core_AxiosError.from(err, null, config, response.request, response));
			}
			settle(resolve, reject, response);
		  });
		}
		abortEmitter.once('abort', (err) => {
		  if (!responseStream.destroyed) {
			responseStream.emit('error', err);
			responseStream.destroy();
		  }
		});
	  });
	  abortEmitter.once('abort', (err) => {
		if (req.close) {
		  req.close();
		} else {
		  req.destroy(err);
		}
	  });
	  req.on('error', function handleRequestError(err) {
		reject(core_AxiosError.from(err, null, config, req));
	  });
	  const boundSockets = new Set();
	  req.on('socket', function handleRequestSocket(socket) {
		if (typeof socket.setKeepAlive === 'function') {
		  socket.setKeepAlive(true, 1000 * 60);
		}
		if (!socket[kAxiosSocketListener]) {
		  socket.on('error', handleSocketError);
		  socket[kAxiosSocketListener] = true;
		}
		socket[kAxiosCurrentReq] = req;
		boundSockets.add(socket);
	  });
	  req.once('close', function clearCurrentReq() {
		clearConnectPhaseTimer();
		for (const socket of boundSockets) {
		  if (socket[kAxiosCurrentReq] === req) {
			socket[kAxiosCurrentReq] = null;
		  }
		}
		boundSockets.clear();
	  });
	  if (own('timeout')) {
		const timeout = parseInt(own('timeout'), 10);
		if (Number.isNaN(timeout)) {
		  abort(
			new core_AxiosError(
			  'error trying to parse `config.timeout` to int',
			  core_AxiosError.ERR_BAD_OPTION_VALUE,
			  config,
			  req
			)
		  );
		  return;
		}
		const handleTimeout = function handleTimeout() {
		  if (isDone) return;
		  abort(createTimeoutError());
		};
		if (isNativeTransport && timeout > 0) {
		  connectPhaseTimer = setTimeout(handleTimeout, timeout);
		}
		req.setTimeout(timeout, handleTimeout);
	  } else {
		req.setTimeout(0);
	  }
	  if (utils.isStream(data)) {
		let ended = false;
		let errored = false;
		data.on('end', () => {
		  ended = true;
		});
		data.once('error', (err) => {
		  errored = true;
		  req.destroy(err);
		});
		data.on('close', () => {
		  if (!ended && !errored) {
			abort(new cancel_CanceledError('Request stream has been aborted', config, req));
		  }
		});
		let uploadStream = data;
		if (maxBodyLength > -1) {
		  const limit = maxBodyLength;
		  let bytesSent = 0;
		  uploadStream = external_stream_.pipeline(
			[
			  data,
			  new external_stream_.Transform({
				transform(chunk, _enc, cb) {
				  bytesSent += chunk.length;
				  if (bytesSent > limit) {
					return cb(
					  new core_AxiosError(
						'Request body larger than maxBodyLength limit',
						core_AxiosError.ERR_BAD_REQUEST,
						config,
						req
					  )
					);
				  }
				  cb(null, chunk);
				},
			  }),
			],
			utils.noop
		  );
		  uploadStream.on('error', (err) => {
			if (!req.destroyed) req.destroy(err);
		  });
		}
		uploadStream.pipe(req);
	  } else {
		data && req.write(data);
		req.end();
	  }
	});
  });
const __setProxy = (  null && (setProxy));
const __getDirectAgent = (  null && (getDirectAgent));
const __isNodeNativeEnvProxySupported = (  null && (isNodeNativeEnvProxySupported));
const __isNodeEnvProxyEnabled = (  null && (isNodeEnvProxyEnabled));
const __isSameOriginRedirect = (  null && (isSameOriginRedirect));
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/cookies.js
const decodeCookieValue = (value) => {
  try {
	return decodeURIComponent(value);
  } catch (e) {
	return value;
  }
};
  const cookies = (platform.hasStandardBrowserEnv
  ?
	{
	  write(name, value, expires, path, domain, secure, sameSite) {
		if (typeof document === 'undefined') return;
		const cookie = [`${name}=${encodeURIComponent(value)}`];
		if (utils.isNumber(expires)) {
		  cookie.push(`expires=${new Date(expires).toUTCString()}`);
		}
		if (utils.isString(path)) {
		  cookie.push(`path=${path}`);
		}
		if (utils.isString(domain)) {
		  cookie.push(`domain=${domain}`);
		}
		if (secure === true) {
		  cookie.push('secure');
		}
		if (utils.isString(sameSite)) {
		  cookie.push(`SameSite=${sameSite}`);
		}
		document.cookie = cookie.join('; ');
	  },
	  read(name) {
		if (typeof document === 'undefined') return null;
		const cookieString = document.cookie;
		if (!cookieString) return null;
		const cookies = cookieString.split(';');
		for (let i = 0; i < cookies.length; i++) {
		  const cookie = cookies[i].replace(/^\s+/, '');
		  const eq = cookie.indexOf('=');
		  if (eq !== -1 && cookie.slice(0, eq) === name) {
			return decodeCookieValue(cookie.slice(eq + 1));
		  }
		}
		return null;
	  },
	  async readAsync(name) {
		try {
		  const store = typeof window !== 'undefined' && window.cookieStore;
		  if (store && utils.isFunction(store.get)) {
			const cookie = await store.get(name);
			return cookie ? decodeCookieValue(cookie.value) : null;
		  }
		} catch (e) {
		}
		return this.read(name);
	  },
	  remove(name) {
		this.write(name, '', Date.now() - 86400000, '/');
	  },
	}
  :
	{
	  write() {},
	  read() {
		return null;
	  },
	  async readAsync() {
		return null;
	  },
	  remove() {},
	});
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/isURLSameOrigin.js
  const isURLSameOrigin = (platform.hasStandardBrowserEnv
  ? ((origin) => (url) => {
	  url = new URL(url, document.baseURI || platform.origin);
	  return (
		origin.protocol === url.protocol && origin.host === url.host && origin.port === url.port
	  );
	})(new URL(platform.origin))
  : () => true);
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/assertParamsAcyclic.js
function assertParamsAcyclic(params) {
  const pending = [{ value: params }];
  const active = new WeakSet();
  const visited = new WeakSet();
  while (pending.length) {
	const { value, done } = pending.pop();
	if (!utils.isPlainObject(value) && !utils.isArray(value)) continue;
	if (done) {
	  active.delete(value);
	  continue;
	}
	if (active.has(value)) {
	  throw new core_AxiosError(
		'Circular reference detected in params',
		core_AxiosError.ERR_BAD_OPTION_VALUE
	  );
	}
	if (visited.has(value)) continue;
	visited.add(value);
	active.add(value);
	pending.push({ value, done: true });
	const keys = Object.keys(value);
	if (Object.getOwnPropertySymbols && Object.getOwnPropertyDescriptor) {
	  Object.getOwnPropertySymbols(value).forEach((key) => {
		const descriptor = Object.getOwnPropertyDescriptor(value, key);
		if (descriptor && descriptor.enumerable) keys.push(key);
	  });
	}
	keys.forEach((key) => {
	  if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
		const descriptor = Object.getOwnPropertyDescriptor(value, key);
		if (descriptor && utils.hasOwnProp(descriptor, 'value')) {
		  pending.push({ value: descriptor.value });
		}
	  } else {
		pending.push({ value: value[key] });
	  }
	});
  }
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/mergeConfig.js
const headersToObject = (thing) => (thing instanceof core_AxiosHeaders ? { ...thing } : thing);
const ownEnumerableKeys = (thing) => {
  if (Object.getOwnPropertySymbols && Object.getOwnPropertyDescriptor) {
	return Object.keys(thing).concat(
	  Object.getOwnPropertySymbols(thing).filter((symbol) => {
		const descriptor = Object.getOwnPropertyDescriptor(thing, symbol);
		return descriptor && descriptor.enumerable;
	  })
	);
  }
  return Object.keys(thing);
};
function mergeParams(a, b) {
  const pending = [];
  const copies = new WeakMap();
  const empty = {};
  function copy(target, source) {
	if (!utils.isPlainObject(source)) {
	  return utils.isArray(source) ? source.slice() : source;
	}
	const base = utils.isPlainObject(target) ? target : empty;
	let bases = copies.get(source);
	if (!bases) {
	  bases = new WeakMap();
	  copies.set(source, bases);
	}
	if (bases.has(base)) return bases.get(base);
	const result = {};
	bases.set(base, result);
	pending.push({ base, source, result });
	return result;
  }
  const result = utils.isUndefined(b) ? copy(undefined, a) : copy(a, b);
  while (pending.length) {
	const { base, source, result: target } = pending.pop();
	const baseKeys = new Set(ownEnumerableKeys(base));
	const sourceKeys = new Set(ownEnumerableKeys(source));
	const keys = new Set([...baseKeys, ...sourceKeys]);
	keys.forEach((key) => {
	  if (key === '__proto__' || key === 'constructor' || key === 'prototype') return;
	  const hasSource = sourceKeys.has(key);
	  const value = hasSource ? source[key] : undefined;
	  const previous =
		(!hasSource || utils.isPlainObject(value)) && baseKeys.has(key) ? base[key] : undefined;
	  target[key] = hasSource ? copy(previous, value) : copy(undefined, previous);
	});
  }
  assertParamsAcyclic(result);
  return result;
}
function getMergedValue(target, source, prop, caseless) {
  if (utils.isPlainObject(target) && utils.isPlainObject(source)) {
	return utils.merge.call({ caseless }, target, source);
  } else if (utils.isPlainObject(source)) {
	return utils.merge({}, source);
  } else if (utils.isArray(source)) {
	return source.slice();
  }
  return source;
}
function mergeDeepProperties(a, b, prop, caseless) {
  if (!utils.isUndefined(b)) {
	return getMergedValue(a, b, prop, caseless);
  } else if (!utils.isUndefined(a)) {
	return getMergedValue(undefined, a, prop, caseless);
  }
}
function valueFromConfig2(a, b) {
  if (!utils.isUndefined(b)) {
	return getMergedValue(undefined, b);
  }
}
function defaultToConfig2(a, b) {
  if (!utils.isUndefined(b)) {
	return getMergedValue(undefined, b);
  } else if (!utils.isUndefined(a)) {
	return getMergedValue(undefined, a);
  }
}
function getMergedTransitionalOption(config1, config2, prop) {
  const transitional2 = utils.hasOwnProp(config2, 'transitional')
	? config2.transitional
	: undefined;
  if (!utils.isUndefined(transitional2)) {
	if (utils.isPlainObject(transitional2)) {
	  if (utils.hasOwnProp(transitional2, prop)) {
		return transitional2[prop];
	  }
	} else {
	  return undefined;
	}
  }
  const transitional1 = utils.hasOwnProp(config1, 'transitional')
	? config1.transitional
	: undefined;
  if (utils.isPlainObject(transitional1) && utils.hasOwnProp(transitional1, prop)) {
	return transitional1[prop];
  }
  return undefined;
}
function mergeDirectKeys(a, b, prop, config1, config2) {
  if (utils.hasOwnProp(config2, prop)) {
	return getMergedValue(a, b);
  } else if (utils.hasOwnProp(config1, prop)) {
	return getMergedValue(undefined, a);
  }
}
function mergeHeaders(a, b, prop) {
  return mergeDeepProperties(headersToObject(a), headersToObject(b), prop, true);
}
const hasOwnPropertyDescriptor = Object.freeze({
  __proto__: null,
  value: Object.prototype.hasOwnProperty,
  enumerable: false,
  writable: true,
  configurable: true,
});
const mergeMap = {
  url: valueFromConfig2,
  method: valueFromConfig2,
  data: valueFromConfig2,
  baseURL: defaultToConfig2,
  transformRequest: defaultToConfig2,
  transformResponse: defaultToConfig2,
  params: mergeParams,
  paramsSerializer: defaultToConfig2,
  timeout: defaultToConfig2,
  timeoutErrorMessage: defaultToConfig2,
  withCredentials: defaultToConfig2,
  withXSRFToken: defaultToConfig2,
  adapter: defaultToConfig2,
  responseType: defaultToConfig2,
  xsrfCookieName: defaultToConfig2,
  xsrfHeaderName: defaultToConfig2,
  onUploadProgress: defaultToConfig2,
  onDownloadProgress: defaultToConfig2,
  decompress: defaultToConfig2,
  maxContentLength: defaultToConfig2,
  maxBodyLength: defaultToConfig2,
  beforeRedirect: defaultToConfig2,
  transport: defaultToConfig2,
  httpAgent: defaultToConfig2,
  httpsAgent: defaultToConfig2,
  cancelToken: defaultToConfig2,
  socketPath: defaultToConfig2,
  allowedSocketPaths: defaultToConfig2,
  responseEncoding: defaultToConfig2,
  validateStatus: mergeDirectKeys,
  headers: mergeHeaders,
};
function mergeConfig(config1, config2) {
  config1 = config1 || {};
  config2 = config2 || {};
  const config = Object.create(null);
  Object.defineProperty(config, 'hasOwnProperty', hasOwnPropertyDescriptor);
  const keys = ownEnumerableKeys({ ...config1, ...config2 });
  for (let i = 0, len = keys.length; i < len; i++) {
	const prop = keys[i];
	if (prop === '__proto__' || prop === 'constructor' || prop === 'prototype') continue;
	const merge = utils.hasOwnProp(mergeMap, prop) ? mergeMap[prop] : mergeDeepProperties;
	const a = utils.hasOwnProp(config1, prop) ? config1[prop] : undefined;
	const b = utils.hasOwnProp(config2, prop) ? config2[prop] : undefined;
	const configValue =
	  merge === mergeDirectKeys ? merge(a, b, prop, config1, config2) : merge(a, b, prop);
	(utils.isUndefined(configValue) && merge !== mergeDirectKeys) || (config[prop] = configValue);
  }
  if (
	utils.hasOwnProp(config2, 'validateStatus') &&
	utils.isUndefined(config2.validateStatus) &&
	getMergedTransitionalOption(config1, config2, 'validateStatusUndefinedResolves') === false
  ) {
	if (utils.hasOwnProp(config1, 'validateStatus')) {
	  config.validateStatus = getMergedValue(undefined, config1.validateStatus);
	} else {
	  delete config.validateStatus;
	}
  }
  return config;
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/resolveConfig.js
const encodeUTF8 = (str) =>
  encodeURIComponent(str).replace(/%([0-9A-F]{2})/gi, (_, hex) =>
	String.fromCharCode(parseInt(hex, 16))
  );
const readCookie = (name) => cookies.read(name);
function resolveConfig(config, readXsrfCookie = readCookie) {
  const newConfig = mergeConfig({}, config);
  const own = (key) => (utils.hasOwnProp(newConfig, key) ? newConfig[key] : undefined);
  const data = own('data');
  let withXSRFToken = own('withXSRFToken');
  const xsrfHeaderName = own('xsrfHeaderName');
  const xsrfCookieName = own('xsrfCookieName');
  let headers = own('headers');
  const auth = own('auth');
  const baseURL = own('baseURL');
  const allowAbsoluteUrls = own('allowAbsoluteUrls');
  const url = own('url');
  newConfig.headers = headers = core_AxiosHeaders.from(headers);
  newConfig.url = buildURL(
	buildFullPath(baseURL, url, allowAbsoluteUrls, newConfig),
	own('params'),
	own('paramsSerializer')
  );
  if (auth) {
	const username = utils.getSafeProp(auth, 'username') || '';
	const password = utils.getSafeProp(auth, 'password') || '';
	const transitional = own('transitional');
	const encodeUsername =
	  transitional &&
	  utils.hasOwnProp(transitional, 'encodeBasicAuthUsername') &&
	  transitional.encodeBasicAuthUsername === true;
	try {
	  headers.set(
		'Authorization',
		'Basic ' +
		  btoa(
			(encodeUsername ? encodeUTF8(username) : username) +
			  ':' +
			  (password ? encodeUTF8(password) : '')
		  )
	  );
	} catch (e) {
	  throw core_AxiosError.from(e, core_AxiosError.ERR_BAD_OPTION_VALUE, config);
	}
  }
  if (utils.isFormData(data)) {
	const getHeaders = utils.getSafeProp(data, 'getHeaders');
	if (
	  platform.hasStandardBrowserEnv ||
	  platform.hasStandardBrowserWebWorkerEnv ||
	  utils.isReactNative(data)
	) {
	  headers.setContentType(undefined);
	} else if (utils.isFunction(getHeaders)) {
	  setFormDataHeaders(headers, getHeaders.call(data), own('formDataHeaderPolicy'));
	}
  }
  if (platform.hasStandardBrowserEnv) {
	if (utils.isFunction(withXSRFToken)) {
	  withXSRFToken = withXSRFToken(newConfig);
	}
	const shouldSendXSRF =
	  withXSRFToken === true || (withXSRFToken == null && isURLSameOrigin(newConfig.url));
	if (shouldSendXSRF) {
	  const xsrfValue = xsrfHeaderName && xsrfCookieName && readXsrfCookie(xsrfCookieName);
	  if (xsrfValue) {
		headers.set(xsrfHeaderName, xsrfValue);
	  }
	}
  }
  return newConfig;
}
  const helpers_resolveConfig = (resolveConfig);
;// CONCATENATED MODULE: ./node_modules/axios/lib/adapters/xhr.js
const isXHRAdapterSupported = typeof XMLHttpRequest !== 'undefined';
  const xhr = (isXHRAdapterSupported &&
  function (config) {
	return new Promise(function dispatchXhrRequest(resolve, reject) {
	  let useAsyncXsrf;
	  try {
		const store =
		  platform.hasStandardBrowserEnv && typeof window !== 'undefined' && window.cookieStore;
		useAsyncXsrf = store && utils.isFunction(store.get);
	  } catch (e) {
	  }
	  let xsrfCookieName;
	  const _config = helpers_resolveConfig(
		config,
		useAsyncXsrf
		  ? (name) => {
			  xsrfCookieName = name;
			  return null;
			}
		  : undefined
	  );
	  let requestData = _config.data;
	  const requestHeaders = core_AxiosHeaders.from(_config.headers).normalize();
	  let { responseType, onUploadProgress, onDownloadProgress } = _config;
	  let onCanceled;
	  let timeoutId;
	  let uploadThrottled, downloadThrottled;
	  let flushUpload, flushDownload, flushDownloadWithEvent;
	  function done() {
		clearTimeout(timeoutId);
		try {
		  flushUpload && flushUpload();
		} catch (err) {
		  setTimeout(() => {
			throw err;
		  });
		}
		try {
		  flushDownload && flushDownload();
		} catch (err) {
		  setTimeout(() => {
			throw err;
		  });
		}
		if (request) {
		  downloadThrottled && request.removeEventListener('progress', downloadThrottled);
		  if (request.upload) {
			uploadThrottled && request.upload.removeEventListener('progress', uploadThrottled);
			flushUpload && request.upload.removeEventListener('loadend', flushUpload);
		  }
		}
		_config.cancelToken && _config.cancelToken.unsubscribe(onCanceled);
		_config.signal && _config.signal.removeEventListener('abort', onCanceled);
	  }
	  let request = new XMLHttpRequest();
	  request.open(_config.method.toUpperCase(), _config.url, true);
	  request.timeout = _config.timeout;
	  function onloadend(event) {
		if (!request) {
		  return;
		}
		if (
		  request.status === 0 &&
		  (parseProtocol(normalizeURLForProtocolCheck(_config.url)) ||
			parseProtocol(platform.origin)) !== 'file' &&
		  !(request.responseURL && request.responseURL.startsWith('file:'))
		) {
		  reject(new core_AxiosError('Request aborted', core_AxiosError.ECONNABORTED, config, request));
		  done();
		  request = null;
		  return;
		}
		try {
		  if (event) {
			flushDownloadWithEvent && flushDownloadWithEvent(event);
		  } else {
			flushDownload && flushDownload();
		  }
		} catch (err) {
		  setTimeout(() => {
			throw err;
		  });
		}
		if (!request) {
		  return;
		}
		const responseHeaders = core_AxiosHeaders.from(
		  'getAllResponseHeaders' in request && request.getAllResponseHeaders()
		);
		const responseData =
		  !responseType || responseType === 'text' || responseType === 'json'
			? request.responseText
			: request.response;
		const response = {
		  data: responseData,
		  status: request.status,
		  statusText: request.statusText,
		  headers: responseHeaders,
		  config,
		  request,
		};
		settle(
		  function _resolve(value) {
			resolve(value);
			done();
		  },
		  function _reject(err) {
			reject(err);
			done();
		  },
		  response
		);
		request = null;
	  }
	  if ('onloadend' in request) {
		request.onloadend = onloadend;
	  } else {
		request.onreadystatechange = function handleLoad() {
		  if (!request || request.readyState !== 4) {
			return;
		  }
		  if (
			request.status === 0 &&
			!(request.responseURL && request.responseURL.startsWith('file:'))
		  ) {
			return;
		  }
		  setTimeout(onloadend);
		};
	  }
	  request.onabort = function handleAbort() {
		if (!request) {
		  return;
		}
		reject(new core_AxiosError('Request aborted', core_AxiosError.ECONNABORTED, config, request));
		done();
		request = null;
	  };
	  request.onerror = function handleError(event) {
		const msg = event && event.message ? event.message : 'Network Error';
		const err = new core_AxiosError(msg, core_AxiosError.ERR_NETWORK, config, request);
		err.event = event || null;
		reject(err);
		done();
		request = null;
	  };
	  request.ontimeout = function handleTimeout() {
		if (!request) return;
		let timeoutErrorMessage = _config.timeout
		  ? 'timeout of ' + _config.timeout + 'ms exceeded'
		  : 'timeout exceeded';
		const transitional = _config.transitional || defaults_transitional;
		if (_config.timeoutErrorMessage) {
		  timeoutErrorMessage = _config.timeoutErrorMessage;
		}
		reject(
		  new core_AxiosError(
			timeoutErrorMessage,
			transitional.clarifyTimeoutError ? core_AxiosError.ETIMEDOUT : core_AxiosError.ECONNABORTED,
			config,
			request
		  )
		);
		done();
		request = null;
	  };
	  requestData === undefined && requestHeaders.setContentType(null);
	  if (!utils.isUndefined(_config.withCredentials)) {
		request.withCredentials = !!_config.withCredentials;
	  }
	  if (responseType && responseType !== 'json') {
		request.responseType = _config.responseType;
	  }
	  if (onDownloadProgress) {
		[downloadThrottled, flushDownload, flushDownloadWithEvent] = progressEventReducer(
		  onDownloadProgress,
		  true
		);
		request.addEventListener('progress', downloadThrottled);
	  }
	  if (onUploadProgress && request.upload) {
		[uploadThrottled, flushUpload] = progressEventReducer(onUploadProgress);
		request.upload.addEventListener('progress', uploadThrottled);
		request.upload.addEventListener('loadend', flushUpload);
	  }
	  if (_config.cancelToken || _config.signal) {
		onCanceled = (cancel) => {
		  if (!request) {
			return;
		  }
		  reject(!cancel || cancel.type ? new cancel_CanceledError(null, config, request) : cancel);
		  const xhr = request;
		  done();
		  request = null;
		  xhr.abort();
		};
		_config.cancelToken && _config.cancelToken.subscribe(onCanceled);
		if (!request) return;
		if (_config.signal) {
		  _config.signal.aborted
			? onCanceled()
			: _config.signal.addEventListener('abort', onCanceled);
		}
	  }
	  if (!request) return;
	  const protocol = parseProtocol(_config.url);
	  if (protocol && !platform.protocols.includes(protocol)) {
		reject(
		  new core_AxiosError(
			'Unsupported protocol ' + protocol + ':',
			core_AxiosError.ERR_BAD_REQUEST,
			config
		  )
		);
		done();
		return;
	  }
	  const sendRequest = () => {
		if (!request) return;
		if ('setRequestHeader' in request) {
		  utils.forEach(
			toByteStringHeaderObject(requestHeaders),
			function setRequestHeader(val, key) {
			  request.setRequestHeader(key, val);
			}
		  );
		}
		request.send(requestData || null);
	  };
	  if (xsrfCookieName) {
		const now =
		  typeof performance !== 'undefined' && utils.isFunction(performance.now)
			? () => performance.now()
			: Date.now;
		const deadline = request.timeout > 0 ? now() + Number(request.timeout) : undefined;
		const abortOnTimeout = () => {
		  if (!request) return;
		  const xhr = request;
		  xhr.ontimeout();
		  xhr.abort();
		};
		if (deadline !== undefined) {
		  const scheduleTimeout = () => {
			const remaining = deadline - now();
			if (remaining > 0) {
			  timeoutId = setTimeout(scheduleTimeout, Math.min(remaining, 0x7fffffff));
			} else {
			  abortOnTimeout();
			}
		  };
		  scheduleTimeout();
		}
		cookies
		  .readAsync(xsrfCookieName)
		  .then((value) => {
			if (!request) return;
			if (deadline !== undefined && now() >= deadline) {
			  abortOnTimeout();
			  return;
			}
			if (value) {
			  const headerName =
				utils.hasOwnProp(_config, 'xsrfHeaderName') && _config.xsrfHeaderName;
			  requestHeaders.set(headerName, value);
			}
			sendRequest();
		  })
		  .catch((error) => {
			if (!request) return;
			reject(core_AxiosError.from(error, null, config, request));
			done();
			request = null;
		  });
	  } else {
		sendRequest();
	  }
	});
  });
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/composeSignals.js
const composeSignals = (signals, timeout) => {
  signals = signals ? signals.filter(Boolean) : [];
  if (!timeout && !signals.length) {
	return;
  }
  const controller = new AbortController();
  let aborted = false;
  const onabort = function (reason) {
	if (!aborted) {
	  aborted = true;
	  unsubscribe();
	  const err = reason instanceof Error ? reason : this.reason;
	  controller.abort(
		err instanceof core_AxiosError
		  ? err
		  : new cancel_CanceledError(err instanceof Error ? err.message : err)
	  );
	}
  };
  let timer =
	timeout &&
	setTimeout(() => {
	  timer = null;
	  onabort(new core_AxiosError(`timeout of ${timeout}ms exceeded`, core_AxiosError.ETIMEDOUT));
	}, timeout);
  const unsubscribe = () => {
	if (!signals) {
	  return;
	}
	timer && clearTimeout(timer);
	timer = null;
	signals.forEach((signal) => {
	  const unsubscribeSignal = utils.getSafeProp(signal, 'unsubscribe');
	  utils.isFunction(unsubscribeSignal)
		? unsubscribeSignal.call(signal, onabort)
		: signal.removeEventListener('abort', onabort);
	});
	signals = null;
  };
  signals.forEach((signal) => {
	if (aborted) {
	  return;
	}
	if (signal.aborted) {
	  onabort.call(signal);
	  return;
	}
	signal.addEventListener('abort', onabort, { once: true });
  });
  const { signal } = controller;
  signal.unsubscribe = () => utils.asap(unsubscribe);
  return signal;
};
  const helpers_composeSignals = (composeSignals);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/trackStream.js
const streamChunk = function* (chunk, chunkSize) {
  let len = chunk.byteLength;
  if (!chunkSize || len < chunkSize) {
	yield chunk;
	return;
  }
  let pos = 0;
  let end;
  while (pos < len) {
	end = pos + chunkSize;
	yield chunk.slice(pos, end);
	pos = end;
  }
};
const readBytes = async function* (iterable, chunkSize) {
  for await (const chunk of readStream(iterable)) {
	yield* streamChunk(chunk, chunkSize);
  }
};
const readStream = async function* (stream) {
  if (stream[Symbol.asyncIterator]) {
	yield* stream;
	return;
  }
  const reader = stream.getReader();
  try {
	for (;;) {
	  const { done, value } = await reader.read();
	  if (done) {
		break;
	  }
	  yield value;
	}
  } finally {
	await reader.cancel();
  }
};
const trackStream = (stream, chunkSize, onProgress, onFinish) => {
  const iterator = readBytes(stream, chunkSize);
  let bytes = 0;
  let done;
  let _onFinish = (e) => {
	if (!done) {
	  done = true;
	  onFinish && onFinish(e);
	}
  };
  return new ReadableStream(
	{
	  async pull(controller) {
		try {
		  const { done, value } = await iterator.next();
		  if (done) {
			_onFinish();
			controller.close();
			return;
		  }
		  let len = value.byteLength;
		  if (onProgress) {
			let loadedBytes = (bytes += len);
			onProgress(loadedBytes);
		  }
		  controller.enqueue(new Uint8Array(value));
		} catch (err) {
		  _onFinish(err);
		  throw err;
		}
	  },
	  cancel(reason) {
		_onFinish(reason);
		return iterator.return();
	  },
	},
	{
	  highWaterMark: 2,
	}
  );
};
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/formDataToBlob.js
const formDataToBlob_CRLF = '\r\n';
const normalizeLines = (value) => String(value).replace(/\r\n|\r|\n/g, formDataToBlob_CRLF);
const escapeName = (value) =>
  String(value).replace(/[\r\n"]/g, (char) =>
	char === '\r' ? '%0D' : char === '\n' ? '%0A' : '%22'
  );
const stringBytes = (value, normalize) => {
  let length = 0;
  for (let i = 0; i < value.length; i++) {
	const code = value.charCodeAt(i);
	if (normalize && (code === 13 || code === 10)) {
	  if (code === 13 && value.charCodeAt(i + 1) === 10) i++;
	  length += 2;
	} else if (code < 0x80) {
	  length++;
	} else if (code < 0x800) {
	  length += 2;
	} else if (
	  code >= 0xd800 &&
	  code <= 0xdbff &&
	  value.charCodeAt(i + 1) >= 0xdc00 &&
	  value.charCodeAt(i + 1) <= 0xdfff
	) {
	  length += 4;
	  i++;
	} else {
	  length += 3;
	}
  }
  return length;
};
class FormDataError extends TypeError {
  constructor(message, reason) {
	super(message);
	this.name = 'FormDataError';
	this.reason = reason;
  }
}
function formDataToBlob(form, Blob, limit, limitError, boundary) {
  if (!utils.isFunction(Blob)) {
	throw new FormDataError('Blob is not supported', 'blob');
  }
  if (
	!utils.isString(boundary) ||
	!/^[A-Za-z0-9'()+_,./:=? -]{1,70}$/.test(boundary) ||
	/ $/.test(boundary)
  ) {
	throw new FormDataError('Invalid multipart boundary', 'boundary');
  }
  const footer = '--' + boundary + '--' + formDataToBlob_CRLF;
  let length = footer.length;
  const parts = [];
  const checkLength = (extra) => {
	if (length + extra > limit) throw limitError();
  };
  checkLength(0);
  for (const [name, value] of form) {
	const isString = utils.isString(value);
	const valueLength = isString ? stringBytes(value, true) : value.size;
	if (!Number.isFinite(valueLength) || valueLength < 0) {
	  throw new FormDataError('Unsupported FormData part size', 'part');
	}
	checkLength(
	  valueLength +
		stringBytes(name, true) +
		(!isString && value.name ? stringBytes(value.name, false) : 0) +
		(!isString && value.type ? stringBytes(value.type, false) : 0)
	);
	let header =
	  '--' +
	  boundary +
	  formDataToBlob_CRLF +
	  'Content-Disposition: form-data; name="' +
	  escapeName(normalizeLines(name)) +
	  '"';
	if (!isString) {
	  header +=
		'; filename="' +
		escapeName(utils.isString(value.name) ? value.name : 'blob') +
		'"' +
		formDataToBlob_CRLF +
		'Content-Type: ' +
		String(value.type || 'application/octet-stream').replace(/[\r\n]/g, '');
	}
	header += formDataToBlob_CRLF + formDataToBlob_CRLF;
	const partLength = stringBytes(header, false) + valueLength + formDataToBlob_CRLF.length;
	checkLength(partLength);
	length += partLength;
	parts.push({ header, value, isString });
  }
  const blobParts = [];
  for (const part of parts) {
	blobParts.push(part.header, part.isString ? normalizeLines(part.value) : part.value, formDataToBlob_CRLF);
  }
  blobParts.push(footer);
  return new Blob(blobParts, { type: 'multipart/form-data; boundary=' + boundary });
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/createMultipartBody.js
function createMultipartBody(form, Blob, limit, limitError, boundary) {
  if (!utils.isFunction(Blob)) {
	throw new core_AxiosError('Blob is not supported', core_AxiosError.ERR_NOT_SUPPORT);
  }
  if (boundary === undefined) {
	if (utils.isFunction(platform.generateString)) {
	  boundary = 'axios-' + platform.generateString(36, '0123456789abcdef');
	} else {
	  const crypto = utils.global.crypto;
	  if (!crypto || !utils.isFunction(crypto.getRandomValues)) {
		throw new core_AxiosError('Random byte generation is not supported', core_AxiosError.ERR_NOT_SUPPORT);
	  }
	  const random = new Uint8Array(18);
	  crypto.getRandomValues(random);
	  boundary =
		'axios-' + Array.from(random, (value) => ('0' + value.toString(16)).slice(-2)).join('');
	}
  }
  try {
	return formDataToBlob(form, Blob, limit, limitError, boundary);
  } catch (error) {
	if (error instanceof FormDataError) {
	  const code =
		error.reason === 'boundary' ? core_AxiosError.ERR_BAD_OPTION_VALUE : core_AxiosError.ERR_BAD_REQUEST;
	  throw new core_AxiosError(error.message, code);
	}
	throw error;
  }
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/adapters/fetch.js
const DEFAULT_CHUNK_SIZE = 64 * 1024;
const DEFAULT_REQUEST_OPTIONS = {
  cache: 'default',
  redirect: 'follow',
  referrer: 'about:client',
  referrerPolicy: '',
  mode: 'cors',
  integrity: '',
  keepalive: false,
  priority: 'auto',
  window: null,
};
const { isFunction: fetch_isFunction } = utils;
const fetch_encodeUTF8 = (str) =>
  encodeURIComponent(str).replace(/%([0-9A-F]{2})/gi, (_, hex) =>
	String.fromCharCode(parseInt(hex, 16))
  );
const fetch_decodeURIComponentSafe = (value) => {
  if (!utils.isString(value)) {
	return value;
  }
  try {
	return decodeURIComponent(value);
  } catch (error) {
	return value;
  }
};
const test = (fn, ...args) => {
  try {
	return !!fn(...args);
  } catch (e) {
	return false;
  }
};
const maybeWithAuthCredentials = (url) => {
  const protocolIndex = url.indexOf('://');
  let urlToCheck = url;
  if (protocolIndex !== -1) {
	urlToCheck = urlToCheck.slice(protocolIndex + 3);
  }
  return urlToCheck.includes('@') || urlToCheck.includes(':');
};
const factory = (env) => {
  const globalObject =
	utils.global !== undefined && utils.global !== null ? utils.global : globalThis;
  const { ReadableStream, TextEncoder } = globalObject;
  env = utils.merge.call(
	{
	  skipUndefined: true,
	},
	{
	  Request: globalObject.Request,
	  Response: globalObject.Response,
	  Blob: globalObject.Blob,
	},
	env
  );
  const envFetch = utils.hasOwnProp(env, 'fetch') ? env.fetch : undefined;
  const { Request, Response, Blob } = env;
  const isFetchSupported = envFetch ? fetch_isFunction(envFetch) : typeof fetch === 'function';
  const isRequestSupported = fetch_isFunction(Request);
  const isResponseSupported = fetch_isFunction(Response);
  if (!isFetchSupported) {
	return false;
  }
  const isReadableStreamSupported = isFetchSupported && fetch_isFunction(ReadableStream);
  const encodeText =
	isFetchSupported &&
	(typeof TextEncoder === 'function'
	  ? (
		  (encoder) => (str) =>
			encoder.encode(str)
		)(new TextEncoder())
	  : async (str) => new Uint8Array(await new Request(str).arrayBuffer()));
  const supportsRequestStream =
	isRequestSupported &&
	isReadableStreamSupported &&
	test(() => {
	  let duplexAccessed = false;
	  const request = new Request(platform.origin, {
		body: new ReadableStream(),
		method: 'POST',
		get duplex() {
		  duplexAccessed = true;
		  return 'half';
		},
	  });
	  const hasContentType = request.headers.has('Content-Type');
	  if (request.body != null) {
		request.body.cancel();
	  }
	  return duplexAccessed && !hasContentType;
	});
  const supportsResponseStream =
	isResponseSupported &&
	isReadableStreamSupported &&
	test(() => utils.isReadableStream(new Response('').body));
  const requestDefaults = Object.assign(Object.create(null), DEFAULT_REQUEST_OPTIONS);
  if (isRequestSupported && !test(() => new Request(platform.origin, requestDefaults))) {
	delete requestDefaults.cache;
	if (!test(() => new Request(platform.origin, requestDefaults))) {
	  requestDefaults.cache = DEFAULT_REQUEST_OPTIONS.cache;
	}
  }
  const resolvers = {
	stream: supportsResponseStream && ((res) => res.body),
  };
  isFetchSupported &&
	(() => {
	  ['text', 'arrayBuffer', 'blob', 'formData', 'stream'].forEach((type) => {
		!resolvers[type] &&
		  (resolvers[type] = (res, config) => {
			let method = res && res[type];
			if (method) {
			  return method.call(res);
			}
			throw new core_AxiosError(
			  `Response type '${type}' is not supported`,
			  core_AxiosError.ERR_NOT_SUPPORT,
			  config
			);
		  });
	  });
	})();
  const getBodyLength = async (body) => {
	if (body == null) {
	  return 0;
	}
	if (utils.isBlob(body)) {
	  return body.size;
	}
	if (utils.isArrayBufferView(body) || utils.isArrayBuffer(body)) {
	  return body.byteLength;
	}
	if (utils.isURLSearchParams(body)) {
	  body = body + '';
	}
	if (utils.isString(body)) {
	  return (await encodeText(body)).byteLength;
	}
  };
  const resolveBodyLength = async (headers, body) => {
	const length = utils.toFiniteNumber(headers.getContentLength());
	return length == null ? getBodyLength(body) : length;
  };
  return async (config) => {
	let {
	  url,
	  method,
	  data,
	  signal,
	  cancelToken,
	  timeout,
	  onDownloadProgress,
	  onUploadProgress,
	  responseType,
	  headers,
	  withCredentials = 'same-origin',
	  fetchOptions,
	  maxContentLength,
	  maxBodyLength,
	  maxRedirects,
	} = helpers_resolveConfig(config);
	const hasMaxContentLength = utils.isNumber(maxContentLength) && maxContentLength > -1;
	const hasMaxBodyLength = utils.isNumber(maxBodyLength) && maxBodyLength > -1;
	const own = (key) => (utils.hasOwnProp(config, key) ? config[key] : undefined);
	let _fetch = envFetch || fetch;
	responseType = responseType ? (responseType + '').toLowerCase() : 'text';
	let composedSignal = helpers_composeSignals(
	  [signal, cancelToken && cancelToken.toAbortSignal()],
	  timeout
	);
	let request = null;
	const unsubscribe =
	  composedSignal &&
	  composedSignal.unsubscribe &&
	  (() => {
		composedSignal.unsubscribe();
	  });
	let requestContentLength;
	let pendingBodyError = null;
	let pendingResponseError = null;
	const maxBodyLengthError = () =>
	  new core_AxiosError(
		'Request body larger than maxBodyLength limit',
		core_AxiosError.ERR_BAD_REQUEST,
		config,
		request
	  );
	try {
	  let auth = undefined;
	  const configAuth = own('auth');
	  if (configAuth) {
		const username = utils.getSafeProp(configAuth, 'username') || '';
		const password = utils.getSafeProp(configAuth, 'password') || '';
		auth = {
		  username,
		  password,
		};
	  }
	  let parsedURL;
	  if (maybeWithAuthCredentials(url)) {
		parsedURL = new URL(url, platform.origin);
		if (!auth && (parsedURL.username || parsedURL.password)) {
		  const urlUsername = fetch_decodeURIComponentSafe(parsedURL.username);
		  const urlPassword = fetch_decodeURIComponentSafe(parsedURL.password);
		  auth = {
			username: urlUsername,
			password: urlPassword,
		  };
		}
		if (parsedURL.username || parsedURL.password) {
		  parsedURL.username = '';
		  parsedURL.password = '';
		  url = parsedURL.href;
		}
	  }
	  if (auth) {
		headers.delete('authorization');
		headers.set(
		  'Authorization',
		  'Basic ' + btoa(fetch_encodeUTF8((auth.username || '') + ':' + (auth.password || '')))
		);
	  }
	  if (hasMaxContentLength && parsedURL && parsedURL.protocol === 'data:') {
		const estimated = estimateDataURLDecodedBytes(parsedURL.href);
		if (estimated > maxContentLength) {
		  throw new core_AxiosError(
			'maxContentLength size of ' + maxContentLength + ' exceeded',
			core_AxiosError.ERR_BAD_RESPONSE,
			config,
			request
		  );
		}
	  }
	  const formContentType =
		utils.isSpecCompliantForm(data) && core_AxiosHeaders.from(own('headers')).getContentType();
	  let formBoundary;
	  if (
		utils.isString(formContentType) &&
		/^multipart\/form-data(?:\s*;|$)/i.test(formContentType.trim())
	  ) {
		const parameters = core_AxiosHeaders.parseParameters(formContentType);
		if (utils.hasOwnProp(parameters, 'boundary')) formBoundary = parameters.boundary;
	  }
	  if (
		utils.isSpecCompliantForm(data) &&
		method !== 'get' &&
		method !== 'head' &&
		(hasMaxBodyLength ||
		  (onUploadProgress && supportsRequestStream) ||
		  formBoundary !== undefined)
	  ) {
		data = createMultipartBody(
		  data,
		  Blob,
		  hasMaxBodyLength ? maxBodyLength : Infinity,
		  maxBodyLengthError,
		  formBoundary
		);
		headers.setContentType(formBoundary === undefined ? data.type : formContentType);
		requestContentLength = data.size;
	  }
	  if (hasMaxBodyLength && method !== 'get' && method !== 'head') {
		const outboundLength = await getBodyLength(data);
		if (typeof outboundLength === 'number' && isFinite(outboundLength)) {
		  requestContentLength = outboundLength;
		  if (outboundLength > maxBodyLength) {
			throw maxBodyLengthError();
		  }
		}
	  }
	  const mustEnforceStreamBody =
		hasMaxBodyLength && (utils.isReadableStream(data) || utils.isStream(data));
	  const trackRequestStream = (stream, onProgress, flush) =>
		trackStream(
		  stream,
		  DEFAULT_CHUNK_SIZE,
		  (loadedBytes) => {
			if (hasMaxBodyLength && loadedBytes > maxBodyLength) {
			  throw (pendingBodyError = maxBodyLengthError());
			}
			onProgress && onProgress(loadedBytes);
		  },
		  flush
		);
	  if (
		supportsRequestStream &&
		method !== 'get' &&
		method !== 'head' &&
		(onUploadProgress || mustEnforceStreamBody)
	  ) {
		requestContentLength =
		  requestContentLength == null
			? await resolveBodyLength(headers, data)
			: requestContentLength;
		if (requestContentLength !== 0 || mustEnforceStreamBody) {
		  let _request = new Request(url, {
			method: 'POST',
			body: data,
			duplex: 'half',
		  });
		  let contentTypeHeader;
		  if (
			utils.isFormData(data) &&
			(contentTypeHeader = _request.headers.get('content-type'))
		  ) {
			headers.setContentType(contentTypeHeader);
		  }
		  if (_request.body) {
			const [onProgress, flush] =
			  (onUploadProgress &&
				progressEventDecorator(
				  requestContentLength,
				  progressEventReducer(asyncDecorator(onUploadProgress))
				)) ||
			  [];
			data = trackRequestStream(_request.body, onProgress, flush);
		  }
		}
	  } else if (
		mustEnforceStreamBody &&
		!isRequestSupported &&
		isReadableStreamSupported &&
		method !== 'get' &&
		method !== 'head'
	  ) {
		data = trackRequestStream(data);
	  } else if (
		mustEnforceStreamBody &&
		isRequestSupported &&
		!supportsRequestStream &&
		method !== 'get' &&
		method !== 'head'
	  ) {
		throw new core_AxiosError(
		  'Stream request bodies are not supported by the current fetch implementation',
		  core_AxiosError.ERR_NOT_SUPPORT,
		  config,
		  request
		);
	  }
	  if (!utils.isString(withCredentials)) {
		withCredentials = withCredentials ? 'include' : 'omit';
	  }
	  const isCredentialsSupported = isRequestSupported && 'credentials' in Request.prototype;
	  if (utils.isFormData(data)) {
		const contentType = headers.getContentType();
		if (
		  contentType &&
		  /^multipart\/form-data/i.test(contentType) &&
		  !/boundary=/i.test(contentType)
		) {
		  headers.delete('content-type');
		}
	  }
	  headers.set('User-Agent', 'axios/' + VERSION, false);
	  const safeFetchOptions =
		fetchOptions == null ? fetchOptions : Object.assign(Object.create(null), fetchOptions);
	  if (safeFetchOptions) {
		delete safeFetchOptions.body;
		delete safeFetchOptions.headers;
		delete safeFetchOptions.method;
		delete safeFetchOptions.signal;
		delete safeFetchOptions.duplex;
		delete safeFetchOptions.credentials;
	  }
	  const resolvedOptions = Object.assign(Object.create(null), safeFetchOptions, {
		signal: composedSignal,
		method: method.toUpperCase(),
		headers: toByteStringHeaderObject(headers.normalize()),
		body: data,
		duplex: 'half',
		credentials: isCredentialsSupported ? withCredentials : undefined,
	  });
	  if (isRequestSupported) {
		utils.forEach(requestDefaults, (value, key) => {
		  if (resolvedOptions[key] === undefined) {
			resolvedOptions[key] = value;
		  }
		});
		if (resolvedOptions.signal === undefined) {
		  resolvedOptions.signal = null;
		}
		if (resolvedOptions.body === undefined) {
		  resolvedOptions.body = null;
		}
	  }
	  if (maxRedirects === 0) {
		resolvedOptions.redirect = 'manual';
		if (safeFetchOptions) {
		  safeFetchOptions.redirect = 'manual';
		}
	  }
	  request = isRequestSupported && new Request(url, resolvedOptions);
	  let response = await (isRequestSupported
		? _fetch(request, safeFetchOptions)
		: _fetch(url, resolvedOptions));
	  const responseHeaders = core_AxiosHeaders.from(response.headers);
	  if (hasMaxContentLength) {
		const declaredLength = utils.toFiniteNumber(responseHeaders.getContentLength());
		if (declaredLength != null && declaredLength > maxContentLength) {
		  throw new core_AxiosError(
			'maxContentLength size of ' + maxContentLength + ' exceeded',
			core_AxiosError.ERR_BAD_RESPONSE,
			config,
			request
		  );
		}
	  }
	  const isStreamResponse =
		supportsResponseStream && (responseType === 'stream' || responseType === 'response');
	  if (
		supportsResponseStream &&
		response.body &&
		(onDownloadProgress || hasMaxContentLength || (isStreamResponse && unsubscribe))
	  ) {
		const options = {};
		['status', 'statusText', 'headers'].forEach((prop) => {
		  options[prop] = response[prop];
		});
		const responseContentLength = utils.toFiniteNumber(responseHeaders.getContentLength());
		const [onProgress, flush] =
		  (onDownloadProgress &&
			progressEventDecorator(
			  responseContentLength,
			  progressEventReducer(asyncDecorator(onDownloadProgress), true)
			)) ||
		  [];
		let bytesRead = 0;
		const onChunkProgress = (loadedBytes) => {
		  if (hasMaxContentLength) {
			bytesRead = loadedBytes;
			if (bytesRead > maxContentLength) {
			  throw (pendingResponseError = new core_AxiosError(
				'maxContentLength size of ' + maxContentLength + ' exceeded',
				core_AxiosError.ERR_BAD_RESPONSE,
				config,
				request
			  ));
			}
		  }
		  onProgress && onProgress(loadedBytes);
		};
		response = new Response(
		  trackStream(response.body, DEFAULT_CHUNK_SIZE, onChunkProgress, () => {
			flush && flush();
			unsubscribe && unsubscribe();
		  }),
		  options
		);
	  }
	  responseType = responseType || 'text';
	  let responseData = await resolvers[utils.findKey(resolvers, responseType) || 'text'](
		response,
		config
	  );
	  if (hasMaxContentLength && !supportsResponseStream && !isStreamResponse) {
		let materializedSize;
		if (responseData != null) {
		  if (typeof responseData.byteLength === 'number') {
			materializedSize = responseData.byteLength;
		  } else if (typeof responseData.size === 'number') {
			materializedSize = responseData.size;
		  } else if (typeof responseData === 'string') {
			materializedSize =
			  typeof TextEncoder === 'function'
				? new TextEncoder().encode(responseData).byteLength
				: responseData.length;
		  }
		}
		if (typeof materializedSize === 'number' && materializedSize > maxContentLength) {
		  throw new core_AxiosError(
			'maxContentLength size of ' + maxContentLength + ' exceeded',
			core_AxiosError.ERR_BAD_RESPONSE,
			config,
			request
		  );
		}
	  }
	  !isStreamResponse && unsubscribe && unsubscribe();
	  return await new Promise((resolve, reject) => {
		settle(resolve, reject, {
		  data: responseData,
		  headers: core_AxiosHeaders.from(response.headers),
		  status: response.status,
		  statusText: response.statusText,
		  config,
		  request,
		});
	  });
	} catch (err) {
	  unsubscribe && unsubscribe();
	  if (composedSignal && composedSignal.aborted && composedSignal.reason instanceof core_AxiosError) {
		const canceledError = composedSignal.reason;
		canceledError.config = config;
		request && (canceledError.request = request);
		if (err !== canceledError) {
		  Object.defineProperty(canceledError, 'cause', {
			__proto__: null,
			value: err,
			writable: true,
			enumerable: false,
			configurable: true,
		  });
		}
		throw canceledError;
	  }
	  if (pendingBodyError) {
		request && !pendingBodyError.request && (pendingBodyError.request = request);
		throw pendingBodyError;
	  }
	  if (pendingResponseError) {
		throw pendingResponseError;
	  }
	  if (err instanceof core_AxiosError) {
		request && !err.request && (err.request = request);
		throw err;
	  }
	  if (err && err.name === 'TypeError' && /Load failed|fetch/i.test(err.message)) {
		const networkError = new core_AxiosError(
		  'Network Error',
		  core_AxiosError.ERR_NETWORK,
		  config,
		  request,
		  err && err.response
		);
		Object.defineProperty(networkError, 'cause', {
		  __proto__: null,
		  value: err.cause || err,
		  writable: true,
		  enumerable: false,
		  configurable: true,
		});
		throw networkError;
	  }
	  throw core_AxiosError.from(err, err && err.code, config, request, err && err.response);
	}
  };
};
const seedCache = new Map();
const getFetch = (config) => {
  const env = Object.create(null);
  const configuredEnv = config && utils.hasOwnProp(config, 'env') && config.env;
  ['fetch', 'Request', 'Response', 'Blob'].forEach((key) => {
	if (configuredEnv && utils.hasOwnProp(configuredEnv, key)) {
	  env[key] = configuredEnv[key];
	}
  });
  const { fetch, Request, Response, Blob } = env;
  const seeds = [Request, Response, fetch, Blob];
  let len = seeds.length,
	i = len,
	seed,
	target,
	map = seedCache;
  while (i--) {
	seed = seeds[i];
	target = map.get(seed);
	target === undefined && map.set(seed, (target = i ? new Map() : factory(env)));
	map = target;
  }
  return target;
};
const adapter = getFetch();
  const adapters_fetch = ((  null && (adapter)));
;// CONCATENATED MODULE: ./node_modules/axios/lib/adapters/adapters.js
const knownAdapters = {
  http: http,
  xhr: xhr,
  fetch: {
	get: getFetch,
  },
};
utils.forEach(knownAdapters, (fn, value) => {
  if (fn) {
	try {
	  Object.defineProperty(fn, 'name', { __proto__: null, value });
	} catch (e) {
	}
	Object.defineProperty(fn, 'adapterName', { __proto__: null, value });
  }
});
const renderReason = (reason) => `- ${reason}`;
const isResolvedHandle = (adapter) =>
  utils.isFunction(adapter) || adapter === null || adapter === false;
function getAdapter(adapters, config) {
  adapters = utils.isArray(adapters) ? adapters : [adapters];
  const { length } = adapters;
  let nameOrAdapter;
  let adapter;
  const rejectedReasons = {};
  for (let i = 0; i < length; i++) {
	nameOrAdapter = adapters[i];
	let id;
	adapter = nameOrAdapter;
	if (!isResolvedHandle(nameOrAdapter)) {
	  adapter = knownAdapters[(id = String(nameOrAdapter)).toLowerCase()];
	  if (adapter === undefined) {
		throw new core_AxiosError(`Unknown adapter '${id}'`);
	  }
	}
	if (adapter && (utils.isFunction(adapter) || (adapter = adapter.get(config)))) {
	  break;
	}
	rejectedReasons[id || '#' + i] = adapter;
  }
  if (!adapter) {
	const reasons = Object.entries(rejectedReasons).map(
	  ([id, state]) =>
		`adapter ${id} ` +
		(state === false ? 'is not supported by the environment' : 'is not available in the build')
	);
	let s = length
	  ? reasons.length > 1
		? 'since :\n' + reasons.map(renderReason).join('\n')
		: ' ' + renderReason(reasons[0])
	  : 'as no adapter specified';
	throw new core_AxiosError(
	  `There is no suitable adapter to dispatch the request ` + s,
	  core_AxiosError.ERR_NOT_SUPPORT
	);
  }
  return adapter;
}
  const adapters = ({
  getAdapter,
  adapters: knownAdapters,
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/dispatchRequest.js
function throwIfCancellationRequested(config) {
  if (config.cancelToken) {
	config.cancelToken.throwIfRequested();
  }
  if (config.signal && config.signal.aborted) {
	throw new cancel_CanceledError(null, config);
  }
}
function resolveClock() {
  return typeof performance !== 'undefined' && utils.isFunction(performance.now)
	? () => performance.now()
	: Date.now;
}
function elapsedSince(now, start) {
  return Math.max(0, Math.round(now() - start));
}
function dispatchRequest(_config) {
  const config = utils.toSafeFlatObject(_config);
  throwIfCancellationRequested(config);
  config.headers = core_AxiosHeaders.from(utils.getSafeProp(config, 'headers'));
  config.data = transformData.call(config, config.transformRequest);
  if (['post', 'put', 'patch'].indexOf(config.method) !== -1) {
	config.headers.setContentType('application/x-www-form-urlencoded', false);
  }
  const adapter = adapters.getAdapter(config.adapter || lib_defaults.adapter, config);
  const now = resolveClock();
  const start = now();
  return adapter(config).then(
	function onAdapterResolution(response) {
	  throwIfCancellationRequested(config);
	  response.duration = elapsedSince(now, start);
	  config.response = response;
	  try {
		response.data = transformData.call(config, config.transformResponse, response);
	  } finally {
		delete config.response;
	  }
	  response.headers = core_AxiosHeaders.from(response.headers);
	  return response;
	},
	function onAdapterRejection(reason) {
	  if (!isCancel(reason)) {
		throwIfCancellationRequested(config);
		if (reason && reason.response) {
		  reason.response.duration = elapsedSince(now, start);
		  config.response = reason.response;
		  try {
			reason.response.data = transformData.call(
			  config,
			  config.transformResponse,
			  reason.response
			);
		  } finally {
			delete config.response;
		  }
		  reason.response.headers = core_AxiosHeaders.from(reason.response.headers);
		}
	  }
	  return Promise.reject(reason);
	}
  );
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/validator.js
const validators = {};
['object', 'boolean', 'number', 'function', 'string', 'symbol'].forEach((type, i) => {
  validators[type] = function validator(thing) {
	return typeof thing === type || 'a' + (i < 1 ? 'n ' : ' ') + type;
  };
});
const deprecatedWarnings = {};
validators.transitional = function transitional(validator, version, message) {
  function formatMessage(opt, desc) {
	return (
	  '[Axios v' +
	  VERSION +
	  "] Transitional option '" +
	  opt +
	  "'" +
	  desc +
	  (message ? '. ' + message : '')
	);
  }
  return (value, opt, opts) => {
	if (validator === false) {
	  throw new core_AxiosError(
		formatMessage(opt, ' has been removed' + (version ? ' in ' + version : '')),
		core_AxiosError.ERR_DEPRECATED
	  );
	}
	if (version && !deprecatedWarnings[opt]) {
	  deprecatedWarnings[opt] = true;
	  console.warn(
		formatMessage(
		  opt,
		  ' has been deprecated since v' + version + ' and will be removed in the near future'
		)
	  );
	}
	return validator ? validator(value, opt, opts) : true;
  };
};
validators.spelling = function spelling(correctSpelling) {
  return (value, opt) => {
	console.warn(`${opt} is likely a misspelling of ${correctSpelling}`);
	return true;
  };
};
function assertOptions(options, schema, allowUnknown) {
  if (typeof options !== 'object' || options === null) {
	throw new core_AxiosError('options must be an object', core_AxiosError.ERR_BAD_OPTION_VALUE);
  }
  const keys = Object.keys(options);
  let i = keys.length;
  while (i-- > 0) {
	const opt = keys[i];
	const validator = Object.prototype.hasOwnProperty.call(schema, opt) ? schema[opt] : undefined;
	if (validator) {
	  const value = options[opt];
	  const result = value === undefined || validator(value, opt, options);
	  if (result !== true) {
		throw new core_AxiosError(
		  'option ' + opt + ' must be ' + result,
		  core_AxiosError.ERR_BAD_OPTION_VALUE
		);
	  }
	  continue;
	}
	if (allowUnknown !== true) {
	  throw new core_AxiosError('Unknown option ' + opt, core_AxiosError.ERR_BAD_OPTION);
	}
  }
}
  const validator = ({
  assertOptions,
  validators,
});
;// CONCATENATED MODULE: ./node_modules/axios/lib/core/Axios.js
const Axios_validators = validator.validators;
const isHeadersBucket = (value) => {
  if (value == null || utils.isPlainObject(value) || value instanceof core_AxiosHeaders) {
	return true;
  }
  try {
	return (
	  utils.isObject(value) &&
	  utils.getSafeProp(value, Symbol.toStringTag) === 'AxiosHeaders' &&
	  [
		'toJSON',
		'set',
		'get',
		'has',
		'delete',
		'clear',
		'normalize',
		'concat',
		'toString',
		Symbol.iterator,
	  ].every((method) => utils.isFunction(utils.getSafeProp(value, method)))
	);
  } catch (e) {
	return false;
  }
};
class Axios {
  constructor(instanceConfig) {
	this.defaults = instanceConfig || {};
	this.interceptors = {
	  request: new core_InterceptorManager(),
	  response: new core_InterceptorManager(),
	};
  }
  async request(configOrUrl, config) {
	try {
	  return await this._request(configOrUrl, config);
	} catch (err) {
	  if (err instanceof Error) {
		try {
		  let dummy = {};
		  Error.captureStackTrace ? Error.captureStackTrace(dummy) : (dummy = new Error());
		  const dummyStack = dummy.stack;
		  let stack = '';
		  if (typeof dummyStack === 'string') {
			const firstNewlineIndex = dummyStack.indexOf('\n');
			stack = firstNewlineIndex === -1 ? '' : dummyStack.slice(firstNewlineIndex + 1);
		  }
		  if (!err.stack) {
			err.stack = stack;
		  } else if (stack) {
			const firstNewlineIndex = stack.indexOf('\n');
			const secondNewlineIndex =
			  firstNewlineIndex === -1 ? -1 : stack.indexOf('\n', firstNewlineIndex + 1);
			const duplicateCheckSuffix =
			  secondNewlineIndex === -1 ? stack : stack.slice(secondNewlineIndex + 1);
			const currentStack = String(err.stack);
			const causeIndex = getCauseStackIndex(err, currentStack);
			const stackHead = causeIndex === -1 ? currentStack : currentStack.slice(0, causeIndex);
			const causeSection = causeIndex === -1 ? '' : currentStack.slice(causeIndex);
			if (!stackHead.endsWith(duplicateCheckSuffix)) {
			  err.stack = stackHead + '\n' + stack + causeSection;
			}
		  }
		} catch (e) {
		}
	  }
	  throw err;
	}
  }
  _request(configOrUrl, config) {
	if (typeof configOrUrl === 'string') {
	  config = config || {};
	  config.url = configOrUrl;
	} else {
	  config = configOrUrl || {};
	}
	config = mergeConfig(this.defaults, config);
	const { transitional, paramsSerializer, headers } = config;
	if (transitional !== undefined) {
	  validator.assertOptions(
		transitional,
		{
		  silentJSONParsing: Axios_validators.transitional(Axios_validators.boolean),
		  forcedJSONParsing: Axios_validators.transitional(Axios_validators.boolean),
		  clarifyTimeoutError: Axios_validators.transitional(Axios_validators.boolean),
		  legacyInterceptorReqResOrdering: Axios_validators.transitional(Axios_validators.boolean),
		  advertiseZstdAcceptEncoding: Axios_validators.transitional(Axios_validators.boolean),
		  validateStatusUndefinedResolves: Axios_validators.transitional(Axios_validators.boolean),
		  encodeBasicAuthUsername: Axios_validators.transitional(Axios_validators.boolean),
		},
		false
	  );
	}
	if (paramsSerializer != null) {
	  if (utils.isFunction(paramsSerializer)) {
		config.paramsSerializer = {
		  serialize: paramsSerializer,
		};
	  } else {
		validator.assertOptions(
		  paramsSerializer,
		  {
			encode: Axios_validators.function,
			serialize: Axios_validators.function,
		  },
		  true
		);
	  }
	}
	if (config.allowAbsoluteUrls !== undefined) {
	} else if (
	  utils.hasOwnProp(this.defaults, 'allowAbsoluteUrls') &&
	  this.defaults.allowAbsoluteUrls !== undefined
	) {
	  config.allowAbsoluteUrls = this.defaults.allowAbsoluteUrls;
	} else {
	  config.allowAbsoluteUrls = true;
	}
	validator.assertOptions(
	  config,
	  {
		baseUrl: Axios_validators.spelling('baseURL'),
		withXsrfToken: Axios_validators.spelling('withXSRFToken'),
	  },
	  true
	);
	config.method = (
	  utils.getSafeProp(config, 'method') ||
	  utils.getSafeProp(this.defaults, 'method') ||
	  'get'
	).toLowerCase();
	const commonHeaders = utils.getSafeProp(headers, 'common');
	const methodHeaders = utils.getSafeProp(headers, config.method);
	const contextHeaders =
	  headers &&
	  utils.merge(
		isHeadersBucket(commonHeaders) ? commonHeaders : undefined,
		isHeadersBucket(methodHeaders) ? methodHeaders : undefined
	  );
	headers &&
	  utils.forEach(core_methodList.concat('common'), (method) => {
		if (isHeadersBucket(utils.getSafeProp(headers, method))) {
		  delete headers[method];
		}
	  });
	config.headers = core_AxiosHeaders.concat(contextHeaders, headers);
	const requestInterceptorChain = [];
	let synchronousRequestInterceptors = true;
	this.interceptors.request.forEach(function unshiftRequestInterceptors(interceptor) {
	  if (typeof interceptor.runWhen === 'function' && interceptor.runWhen(config) === false) {
		return;
	  }
	  synchronousRequestInterceptors = synchronousRequestInterceptors && interceptor.synchronous;
	  const transitional = config.transitional || defaults_transitional;
	  const legacyInterceptorReqResOrdering =
		transitional && transitional.legacyInterceptorReqResOrdering;
	  if (legacyInterceptorReqResOrdering) {
		requestInterceptorChain.unshift(interceptor.fulfilled, interceptor.rejected);
	  } else {
		requestInterceptorChain.push(interceptor.fulfilled, interceptor.rejected);
	  }
	});
	const responseInterceptorChain = [];
	this.interceptors.response.forEach(function pushResponseInterceptors(interceptor) {
	  responseInterceptorChain.push(interceptor.fulfilled, interceptor.rejected);
	});
	let promise;
	let i = 0;
	let len;
	if (!synchronousRequestInterceptors) {
	  const chain = [dispatchRequest.bind(this), undefined];
	  chain.unshift(...requestInterceptorChain);
	  chain.push(...responseInterceptorChain);
	  len = chain.length;
	  promise = Promise.resolve(config);
	  while (i < len) {
		promise = promise.then(chain[i++], chain[i++]);
	  }
	  return promise;
	}
	len = requestInterceptorChain.length;
	let newConfig = config;
	while (i < len) {
	  const onFulfilled = requestInterceptorChain[i++];
	  const onRejected = requestInterceptorChain[i++];
	  try {
		newConfig = onFulfilled ? onFulfilled(newConfig) : newConfig;
	  } catch (error) {
		if (!onRejected) {
		  promise = Promise.reject(error);
		  break;
		}
		try {
		  const rejectedResult = onRejected.call(this, error);
		  if (utils.isThenable(rejectedResult)) {
			promise = Promise.resolve(rejectedResult).then(() =>
			  dispatchRequest.call(this, newConfig)
			);
		  }
		} catch (rejectedError) {
		  promise = Promise.reject(rejectedError);
		}
		break;
	  }
	}
	if (!promise) {
	  try {
		promise = dispatchRequest.call(this, newConfig);
	  } catch (error) {
		promise = Promise.reject(error);
	  }
	}
	i = 0;
	len = responseInterceptorChain.length;
	while (i < len) {
	  promise = promise.then(responseInterceptorChain[i++], responseInterceptorChain[i++]);
	}
	return promise;
  }
  getUri(config) {
	config = mergeConfig(this.defaults, config);
	const fullPath = buildFullPath(config.baseURL, config.url, config.allowAbsoluteUrls, config);
	return buildURL(fullPath, config.params, config.paramsSerializer);
  }
}
utils.forEach(['delete', 'get', 'head', 'options'], function forEachMethodNoData(method) {
  Axios.prototype[method] = async function (url, config) {
	return this.request(
	  mergeConfig(config || {}, {
		method,
		url,
		data: config && utils.hasOwnProp(config, 'data') ? config.data : undefined,
	  })
	);
  };
});
utils.forEach(['post', 'put', 'patch', 'query'], function forEachMethodWithData(method) {
  function generateHTTPMethod(isForm) {
	return async function httpMethod(url, data, config) {
	  return this.request(
		mergeConfig(config || {}, {
		  method,
		  headers: isForm
			? {
				'Content-Type': 'multipart/form-data',
			  }
			: {},
		  url,
		  data,
		})
	  );
	};
  }
  Axios.prototype[method] = generateHTTPMethod();
  if (method !== 'query') {
	Axios.prototype[method + 'Form'] = generateHTTPMethod(true);
  }
});
  const core_Axios = (Axios);
;// CONCATENATED MODULE: ./node_modules/axios/lib/cancel/CancelToken.js
class CancelToken {
  constructor(executor) {
	if (typeof executor !== 'function') {
	  throw new TypeError('executor must be a function.');
	}
	let resolvePromise;
	this.promise = new Promise(function promiseExecutor(resolve) {
	  resolvePromise = resolve;
	});
	const token = this;
	this.promise.then((cancel) => {
	  if (!token._listeners) return;
	  let i = token._listeners.length;
	  while (i-- > 0) {
		token._listeners[i](cancel);
	  }
	  token._listeners = null;
	});
	this.promise.then = (onfulfilled) => {
	  let _resolve;
	  const promise = new Promise((resolve) => {
		token.subscribe(resolve);
		_resolve = resolve;
	  }).then(onfulfilled);
	  promise.cancel = function reject() {
		token.unsubscribe(_resolve);
	  };
	  return promise;
	};
	executor(function cancel(message, config, request) {
	  if (token.reason) {
		return;
	  }
	  token.reason = new cancel_CanceledError(message, config, request);
	  resolvePromise(token.reason);
	});
  }
  throwIfRequested() {
	if (this.reason) {
	  throw this.reason;
	}
  }
  subscribe(listener) {
	if (this.reason) {
	  listener(this.reason);
	  return;
	}
	if (this._listeners) {
	  this._listeners.push(listener);
	} else {
	  this._listeners = [listener];
	}
  }
  unsubscribe(listener) {
	if (!this._listeners) {
	  return;
	}
	const index = this._listeners.indexOf(listener);
	if (index !== -1) {
	  this._listeners.splice(index, 1);
	}
  }
  toAbortSignal() {
	const controller = new AbortController();
	const abort = (err) => {
	  controller.abort(err);
	};
	this.subscribe(abort);
	controller.signal.unsubscribe = () => this.unsubscribe(abort);
	return controller.signal;
  }
  static source() {
	let cancel;
	const token = new CancelToken(function executor(c) {
	  cancel = c;
	});
	return {
	  token,
	  cancel,
	};
  }
}
  const cancel_CancelToken = (CancelToken);
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/spread.js
function spread(callback) {
  return function wrap(arr) {
	return callback.apply(null, arr);
  };
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/isAxiosError.js
function isAxiosError(payload) {
  return utils.isObject(payload) && payload.isAxiosError === true;
}
;// CONCATENATED MODULE: ./node_modules/axios/lib/helpers/HttpStatusCode.js
const HttpStatusCode = {
  Continue: 100,
  SwitchingProtocols: 101,
  Processing: 102,
  EarlyHints: 103,
  Ok: 200,
  Created: 201,
  Accepted: 202,
  NonAuthoritativeInformation: 203,
  NoContent: 204,
  ResetContent: 205,
  PartialContent: 206,
  MultiStatus: 207,
  AlreadyReported: 208,
  ImUsed: 226,
  MultipleChoices: 300,
  MovedPermanently: 301,
  Found: 302,
  SeeOther: 303,
  NotModified: 304,
  UseProxy: 305,
  Unused: 306,
  TemporaryRedirect: 307,
  PermanentRedirect: 308,
  BadRequest: 400,
  Unauthorized: 401,
  PaymentRequired: 402,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  ProxyAuthenticationRequired: 407,
  RequestTimeout: 408,
  Conflict: 409,
  Gone: 410,
  LengthRequired: 411,
  PreconditionFailed: 412,
  PayloadTooLarge: 413,
  ContentTooLarge: 413,
  UriTooLong: 414,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  ExpectationFailed: 417,
  ImATeapot: 418,
  MisdirectedRequest: 421,
  UnprocessableEntity: 422,
  UnprocessableContent: 422,
  Locked: 423,
  FailedDependency: 424,
  TooEarly: 425,
  UpgradeRequired: 426,
  PreconditionRequired: 428,
  TooManyRequests: 429,
  RequestHeaderFieldsTooLarge: 431,
  UnavailableForLegalReasons: 451,
  InternalServerError: 500,
  NotImplemented: 501,
  BadGateway: 502,
  ServiceUnavailable: 503,
  GatewayTimeout: 504,
  HttpVersionNotSupported: 505,
  VariantAlsoNegotiates: 506,
  InsufficientStorage: 507,
  LoopDetected: 508,
  NotExtended: 510,
  NetworkAuthenticationRequired: 511,
  WebServerReturnsAnUnknownError: 520,
  WebServerIsDown: 521,
  ConnectionTimedOut: 522,
  OriginIsUnreachable: 523,
  TimeoutOccurred: 524,
  SslHandshakeFailed: 525,
  InvalidSslCertificate: 526,
};
Object.entries(HttpStatusCode).forEach(([key, value]) => {
  if (HttpStatusCode[value] === undefined) {
	HttpStatusCode[value] = key;
  }
});
  const helpers_HttpStatusCode = (HttpStatusCode);
;// CONCATENATED MODULE: ./node_modules/axios/lib/axios.js
function createInstance(defaultConfig) {
  const context = new core_Axios(defaultConfig);
  const instance = bind(core_Axios.prototype.request, context);
  utils.extend(instance, core_Axios.prototype, context, { allOwnKeys: true });
  utils.extend(instance, context, null, { allOwnKeys: true });
  instance.create = function create(instanceConfig) {
	return createInstance(mergeConfig(defaultConfig, instanceConfig));
  };
  return instance;
}
const axios = createInstance(lib_defaults);
axios.Axios = core_Axios;
axios.CanceledError = cancel_CanceledError;
axios.CancelToken = cancel_CancelToken;
axios.isCancel = isCancel;
axios.VERSION = VERSION;
axios.toFormData = helpers_toFormData;
axios.AxiosError = core_AxiosError;
axios.Cancel = axios.CanceledError;
axios.all = function all(promises) {
  return Promise.all(promises);
};
axios.spread = spread;
axios.isAxiosError = isAxiosError;
axios.mergeConfig = mergeConfig;
axios.AxiosHeaders = core_AxiosHeaders;
axios.formToJSON = (thing) => helpers_formDataToJSON(utils.isHTMLForm(thing) ? new FormData(thing) : thing);
axios.getAdapter = adapters.getAdapter;
axios.HttpStatusCode = helpers_HttpStatusCode;
axios.default = axios;
  const lib_axios = (axios);
;// CONCATENATED MODULE: ./node_modules/axios/index.js
const {
  Axios: axios_Axios,
  AxiosError: axios_AxiosError,
  CanceledError: axios_CanceledError,
  isCancel: axios_isCancel,
  CancelToken: axios_CancelToken,
  VERSION: axios_VERSION,
  all: axios_all,
  Cancel,
  isAxiosError: axios_isAxiosError,
  spread: axios_spread,
  toFormData: axios_toFormData,
  AxiosHeaders: axios_AxiosHeaders,
  HttpStatusCode: axios_HttpStatusCode,
  formToJSON,
  getAdapter: axios_getAdapter,
  mergeConfig: axios_mergeConfig,
  create,
} = lib_axios;
  })
};
