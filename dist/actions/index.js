import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
  var __webpack_modules__ = ({
  2613:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
  }),
  5317:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
  }),
  6982:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
  }),
  4434:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
  }),
  9896:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
  }),
  8611:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
  }),
  5675:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http2");
  }),
  5692:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
  }),
  9278:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
  }),
  4573:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
  }),
  1421:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
  }),
  7598:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
  }),
  3053:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
  }),
  610:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
  }),
  1553:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
  }),
  3024:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  }),
  7067:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
  }),
  4708:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
  }),
  7030:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
  }),
  8161:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
  }),
  6760:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
  }),
  3916:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
  }),
  1708:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
  }),
  481:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
  }),
  7075:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
  }),
  8500:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
  }),
  1692:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
  }),
  3136:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
  }),
  7975:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  }),
  5919:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
  }),
  8522:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
  }),
  857:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
  }),
  6928:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
  }),
  2203:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
  }),
  5574:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
  }),
  3557:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
  }),
  4756:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
  }),
  7016:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
  }),
  9023:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
  }),
  3106:
  ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
  })
  });
  var __webpack_module_cache__ = {};
  function __nccwpck_require__(moduleId) {
  	var cachedModule = __webpack_module_cache__[moduleId];
  	if (cachedModule !== undefined) {
  		return cachedModule.exports;
  	}
  	var module = __webpack_module_cache__[moduleId] = {
  		exports: {}
  	};
  	var threw = true;
  	try {
  		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
  		threw = false;
  	} finally {
  		if(threw) delete __webpack_module_cache__[moduleId];
  	}
  	return module.exports;
  }
  __nccwpck_require__.m = __webpack_modules__;
  if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
  (() => {
  	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
  	var leafPrototypes;
  	__nccwpck_require__.t = function(value, mode) {
  		if(mode & 1) value = this(value);
  		if(mode & 8) return value;
  		if(typeof value === 'object' && value) {
  			if((mode & 4) && value.__esModule) return value;
  			if((mode & 16) && typeof value.then === 'function') return value;
  		}
  		var ns = Object.create(null);
  		__nccwpck_require__.r(ns);
  		var def = {};
  		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
  		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
  			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
  		}
  		def['default'] = () => (value);
  		__nccwpck_require__.d(ns, def);
  		return ns;
  	};
  })();
  (() => {
  	__nccwpck_require__.d = (exports, definition) => {
  		for(var key in definition) {
  			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  			}
  		}
  	};
  })();
  (() => {
  	__nccwpck_require__.f = {};
  	__nccwpck_require__.e = (chunkId) => {
  		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  			__nccwpck_require__.f[key](chunkId, promises);
  			return promises;
  		}, []));
  	};
  })();
  (() => {
  	__nccwpck_require__.u = (chunkId) => {
  		return "" + chunkId + ".index.js";
  	};
  })();
  (() => {
  	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  })();
  (() => {
  	__nccwpck_require__.r = (exports) => {
  		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
  			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  		}
  		Object.defineProperty(exports, '__esModule', { value: true });
  	};
  })();
  (() => {
  	var installedChunks = {
  		792: 0
  	};
  	var installChunk = (data) => {
  		var {ids, modules, runtime} = data;
  		var moduleId, chunkId, i = 0;
  		for(moduleId in modules) {
  			if(__nccwpck_require__.o(modules, moduleId)) {
  				__nccwpck_require__.m[moduleId] = modules[moduleId];
  			}
  		}
  		if(runtime) runtime(__nccwpck_require__);
  		for(;i < ids.length; i++) {
  			chunkId = ids[i];
  			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
  				installedChunks[chunkId][0]();
  			}
  			installedChunks[ids[i]] = 0;
  		}
  	}
  	__nccwpck_require__.f.j = (chunkId, promises) => {
  			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
  			if(installedChunkData !== 0) {
  				if(installedChunkData) {
  					promises.push(installedChunkData[1]);
  				} else {
  					if(true) {
  						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
  							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
  							throw e;
  						});
  						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
  						promises.push(installedChunkData[1] = promise);
  					}
  				}
  			}
  	};
  })();
var __webpack_exports__ = {};
  __nccwpck_require__.d(__webpack_exports__, {
	n: () => (  start)
  });
const start = async (dist, name, importModule) => {
	const entry = name === 'pack-worker' ? await Promise.all( [__nccwpck_require__.e(725), __nccwpck_require__.e(65)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2893)) : await Promise.all( [__nccwpck_require__.e(255), __nccwpck_require__.e(441)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7441));
	await entry.start(dist, name, importModule);
};
var __webpack_exports__start = __webpack_exports__.n;
export { __webpack_exports__start as start };
