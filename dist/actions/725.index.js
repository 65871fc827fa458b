export const id = 725;
export const ids = [725];
export const modules = {
  9276:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	XT: () => (  isCompressible),
	Xi: () => (  compressFile),
	Z5: () => (  SAMPLE_BYTES),
	pe: () => (  WINDOW_BYTES),
	qD: () => (  compressBlock),
	vd: () => (  sampleOffsets)
  });
  var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
  var _zip_zip_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9610);
const WINDOW_BYTES = 32 * 1024;
const MIN_SAMPLED_BYTES = 64 * 1024;
const WORTHWHILE = 0.97;
const FASTEST_LEVEL = 1;
const MAX_BLOCK_GROWTH_BYTES = 2048;
const MAX_STORED_BYTES = 0xffff;
const STORED_HEADER_BYTES = 5;
const LOOKAHEAD_BYTES = 262;
const MIN_CHUNK_BYTES = 64;
const SAMPLE_BYTES = 8 * 1024;
function compressFile(bytes, level) {
	const samples = () => sampleOffsets(bytes.length).map((offset) => bytes.subarray(offset, offset + SAMPLE_BYTES));
	if (level > 0 && (bytes.length < MIN_SAMPLED_BYTES || isCompressible(samples()))) {
		const data = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(bytes, { level, ...settingsFor(bytes.length) });
		if (data.length < bytes.length)
			return { method: _zip_zip_format_js__WEBPACK_IMPORTED_MODULE_1__  .aE, data };
	}
	return { method: _zip_zip_format_js__WEBPACK_IMPORTED_MODULE_1__  .SD, data: bytes };
}
function compressBlock({ bytes, before, isLast, level }, output) {
	if (level === 0)
		return storeBlock(bytes, isLast, output);
	const data = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(bytes, {
		level,
		memLevel: 9,
		chunkSize: bytes.length + MAX_BLOCK_GROWTH_BYTES,
		finishFlush: isLast ? node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_FINISH : node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_SYNC_FLUSH,
		...(before.length === 0 ? {} : { dictionary: before }),
	});
	output.set(data);
	return data.length;
}
function storeBlock(bytes, isLast, output) {
	let filled = 0;
	for (let start = 0; start < bytes.length; start += MAX_STORED_BYTES) {
		const piece = bytes.subarray(start, start + MAX_STORED_BYTES);
		const { length } = piece;
		const isFinal = isLast && start + length === bytes.length;
		output.set([Number(isFinal), length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff], filled);
		output.set(piece, filled + STORED_HEADER_BYTES);
		filled += STORED_HEADER_BYTES + length;
	}
	return filled;
}
function isCompressible(samples) {
	const tried = samples.every(isEven) ? samples.slice(-1) : samples;
	const before = tried.reduce((sum, { length }) => sum + length, 0);
	const after = tried.reduce((sum, sample) => sum + (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(sample, { level: FASTEST_LEVEL, ...settingsFor(sample.length) }).length, 0);
	return after < before * WORTHWHILE;
}
function settingsFor(size) {
	const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(size + LOOKAHEAD_BYTES))));
	return { windowBits, memLevel: windowBits === 15 ? 9 : 8, chunkSize: Math.max(MIN_CHUNK_BYTES, size) };
}
function isEven(bytes) {
	const counts = new Uint32Array(256);
	for (let at = 0; at < bytes.length; at += 1)
		counts[bytes[at]] = counts[bytes[at]] + 1;
	const squares = counts.reduce((sum, count) => sum + count * count, 0);
	const chiSquared = (squares * 256) / bytes.length - bytes.length;
	return chiSquared > 150 && chiSquared < 400;
}
function sampleOffsets(size) {
	return [0, 1, 2, 3].map((part) => Math.floor(((size - SAMPLE_BYTES) * part) / 3));
}
  }),
  7123:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	SA: () => (  MAX_WHOLE_FILE_BYTES),
	s$: () => (  planTasks),
	wd: () => (  OUTPUT_BYTES)
  });
  var _zip_zip_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9610);
  var _zip_content_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2371);
const MAX_WHOLE_FILE_BYTES = 2 * _zip_content_digest_js__WEBPACK_IMPORTED_MODULE_0__  .Yo;
const BATCH_BYTES = _zip_content_digest_js__WEBPACK_IMPORTED_MODULE_0__  .Yo;
const BATCH_FILES = 128;
const OUTPUT_BYTES = MAX_WHOLE_FILE_BYTES + 256 * 1024;
function* planTasks(files, levelOf) {
	let batch = [];
	let bytes = 0;
	for (const file of files) {
		const isLarge = file.size > MAX_WHOLE_FILE_BYTES;
		const room = file.size + (0,_zip_zip_format_js__WEBPACK_IMPORTED_MODULE_1__  .Em)(file.path);
		if (batch.length > 0 && (isLarge || bytes + room > BATCH_BYTES || batch.length === BATCH_FILES)) {
			yield { kind: 'files', files: batch };
			batch = [];
			bytes = 0;
		}
		if (isLarge) {
			const level = levelOf(file);
			for (let start = 0; start < file.size; start += _zip_content_digest_js__WEBPACK_IMPORTED_MODULE_0__  .Yo)
				yield { kind: 'block', file, start, isLast: start + _zip_content_digest_js__WEBPACK_IMPORTED_MODULE_0__  .Yo >= file.size, level };
		}
		else {
			batch.push(file);
			bytes += room;
		}
	}
	if (batch.length > 0)
		yield { kind: 'files', files: batch };
}
  }),
  4725:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  u: () => (  TaskRunner)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_zlib_ = __webpack_require__(8522);
var scanner = __webpack_require__(6356);
var placeholders = __webpack_require__(7494);
var central_directory = __webpack_require__(360);
var content_digest = __webpack_require__(2371);
var zip_format = __webpack_require__(9610);
var compress = __webpack_require__(9276);
var plan = __webpack_require__(7123);
var external_node_fs_ = __webpack_require__(3024);
var errors = __webpack_require__(8835);
var safe_text = __webpack_require__(5343);
;// CONCATENATED MODULE: ./lib/src/archive/tasks/read-source.js
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function readSource(file, start, length, target) {
	try {
		const descriptor = (0,external_node_fs_.openSync)(file.source, FLAGS);
		try {
			let read = 0;
			while (read < length) {
				const bytes = (0,external_node_fs_.readSync)(descriptor, target, read, length - read, start + read);
				if (bytes === 0)
					break;
				read += bytes;
			}
			const stats = (0,external_node_fs_.fstatSync)(descriptor);
			const same = stats.isFile() && stats.size === file.size && stats.mtimeMs === file.mtimeMs;
			if (read !== length || !same)
				throw changed(file);
			return target.subarray(0, length);
		}
		finally {
			(0,external_node_fs_.closeSync)(descriptor);
		}
	}
	catch (error) {
		throw describeReadError(file, error);
	}
}
function describeReadError(file, error) {
	if (error instanceof errors .zg)
		return error;
	const { code } = error;
	if (code === undefined)
		return error;
	if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EISDIR', 'ENXIO', 'ESPIPE'].includes(code))
		return changed(file);
	if (code === 'EBUSY') {
		const message = `${(0,safe_text .Hk)(file.path)} is in use by another program (EBUSY). Close it first, or exclude the file.`;
		return new errors .zg('invalid-file', message);
	}
	const message = `${(0,safe_text .Hk)(file.path)} cannot be read: ${(0,safe_text .Hk)(code)}. Check its permissions, or exclude it.`;
	return new errors .zg('invalid-file', message);
}
function changed(file) {
	const message = `${(0,safe_text .Hk)(file.path)} changed or vanished while it was packed. Let whatever writes to "path" finish first, or exclude it.`;
	return new errors .zg('invalid-file', message);
}
;// CONCATENATED MODULE: ./lib/src/archive/tasks/task-runner.js
class TaskRunner {
	options;
	input = Buffer.allocUnsafeSlow(plan .SA);
	scanner;
	time;
	constructor(options) {
		this.options = options;
		this.time = (0,zip_format .uC)(options.modified);
		this.scanner = options.secretScan === undefined ? undefined : new scanner .J(options.secretScan);
	}
	run(task, output) {
		return task.kind === 'block' ? this.packBlock(task, output) : this.packFiles(task, output);
	}
	levelOf(file) {
		if (this.options.level === 0)
			return 0;
		const samples = (0,compress .vd)(file.size).map((offset, index) => readSource(file, offset, compress .Z5, this.input.subarray(index * compress .Z5)));
		return (0,compress .XT)(samples) ? this.options.level : 0;
	}
	packFiles({ files }, output) {
		const batch = new EntryBatch(output, this.time, this.options.level);
		for (const file of files)
			this.packFile(file, batch);
		return batch.finish();
	}
	packFile(file, batch) {
		const bytes = readSource(file, 0, file.size, this.input);
		batch.add(file, bytes, this.scanner?.find(file.path, bytes, 0, bytes.length));
	}
	packBlock({ file, start, isLast, level }, output) {
		const length = Math.min(content_digest .Yo, file.size - start);
		const before = Math.min(compress .pe, start);
		const all = readSource(file, start - before, before + length, this.input);
		const bytes = all.subarray(before);
		const compressedSize = (0,compress .qD)({ bytes, before: all.subarray(0, before), isLast, level }, output);
		const found = this.scanner?.findInBlock(file.path, all, before, isLast) ?? [];
		return {
			kind: 'block',
			crc: (0,external_node_zlib_.crc32)(bytes),
			size: length,
			compressedSize,
			sha256: (0,external_node_crypto_.hash)('sha256', bytes),
			placeholder: start === 0 ? (0,placeholders .hx)(file, bytes) : undefined,
			secrets: found.map(({ kind, offset }) => ({
				kind,
				offset: offset === undefined ? undefined : start - before + offset,
			})),
		};
	}
}
class EntryBatch {
	output;
	time;
	level;
	directory = new central_directory .$();
	placeholders = [];
	secrets = [];
	contentRecords = '';
	filled = 0;
	constructor(output, time, level) {
		this.output = output;
		this.time = time;
		this.level = level;
	}
	add(file, bytes, found = []) {
		const name = Buffer.from(file.path);
		const offset = this.filled;
		const start = offset + (0,zip_format .$R)(name);
		const { method, data } = (0,compress .Xi)(bytes, this.level);
		this.output.set(data, start);
		const entry = {
			name,
			method,
			mode: file.mode,
			time: this.time,
			crc: (0,external_node_zlib_.crc32)(bytes),
			size: bytes.length,
			compressedSize: data.length,
			offset,
			hasDescriptor: false,
		};
		this.output.set((0,zip_format .$B)(entry), offset);
		const index = this.directory.count;
		this.directory.add((0,zip_format .j)(entry));
		this.filled = start + data.length;
		this.contentRecords += (0,content_digest .bU)(file, digestOf(bytes));
		const placeholder = (0,placeholders .hx)(file, bytes);
		if (placeholder !== undefined)
			this.placeholders.push({ index, kind: placeholder });
		for (const secret of found)
			this.secrets.push({ index, found: secret });
	}
	finish() {
		return {
			kind: 'files',
			bytes: this.filled,
			directory: Uint8Array.from(this.directory.headers()),
			contentRecords: this.contentRecords,
			placeholders: this.placeholders,
			secrets: this.secrets,
		};
	}
}
function digestOf(bytes) {
	if (bytes.length <= content_digest .Yo)
		return (0,external_node_crypto_.hash)('sha256', bytes);
	return (0,content_digest .k8)([bytes.subarray(0, content_digest .Yo), bytes.subarray(content_digest .Yo)].map((block) => (0,external_node_crypto_.hash)('sha256', block)));
}
  }),
  360:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	$: () => (  CentralDirectory)
  });
  var _zip_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9610);
class CentralDirectory {
	count = 0;
	memory = Buffer.allocUnsafe(16 * 1024);
	filled = 0;
	add(header) {
		if (header.length > this.memory.length - this.filled) {
			const larger = Buffer.allocUnsafe(2 * this.memory.length + header.length);
			larger.set(this.headers());
			this.memory = larger;
		}
		this.memory.set(header, this.filled);
		this.filled += header.length;
		this.count += 1;
	}
	addMoved(headers, by) {
		for (let at = 0; at < headers.length;) {
			const { header, next } = (0,_zip_format_js__WEBPACK_IMPORTED_MODULE_0__  .jp)(headers, at, by);
			this.add(header);
			at = next;
		}
	}
	headers() {
		return this.memory.subarray(0, this.filled);
	}
}
  }),
  2371:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Yo: () => (  BLOCK_BYTES),
	bU: () => (  contentRecord),
	k8: () => (  digestOfBlocks)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
const BLOCK_BYTES = 1024 * 1024;
function digestOfBlocks(blocks) {
	return blocks.length === 1 ? (blocks[0] ?? '') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.from(blocks.join(''), 'hex'));
}
function contentRecord({ mode, size, path }, digest) {
	return `100${mode.toString(8)} ${size} ${digest} ${path}\0`;
}
  }),
  9610:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	$B: () => (  localHeader),
	$R: () => (  localHeaderLength),
	E7: () => (  dataDescriptor),
	Em: () => (  localHeaderRoom),
	HX: () => (  LOCAL_SIGNATURE),
	Im: () => (  CENTRAL_HEADER_BYTES),
	Lw: () => (  CENTRAL_SIGNATURE),
	Rf: () => (  END_SIGNATURE),
	SD: () => (  STORED),
	T: () => (  DESCRIPTOR_FLAG),
	Z_: () => (  ZIP64_END_SIGNATURE),
	aE: () => (  DEFLATED),
	j: () => (  centralHeader),
	jp: () => (  moveHeader),
	k_: () => (  ZIP64_LOCATOR_SIGNATURE),
	lw: () => (  DESCRIPTOR_SIGNATURE),
	q_: () => (  LOCAL_HEADER_BYTES),
	sp: () => (  endRecords),
	uC: () => (  dosTime)
  });
const STORED = 0;
const DEFLATED = 8;
const LOCAL_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const MAX_UINT16 = 0xffff;
const MAX_UINT32 = 0xffffffff;
const UTF8_FLAG = 0x0800;
const DESCRIPTOR_FLAG = 0x0008;
const MADE_BY = (3 << 8) | 45;
function localHeader(entry) {
	const wide = isWide(entry);
	const extra = wide ? [entry.size, entry.hasDescriptor ? 0 : entry.compressedSize] : [];
	const header = startHeader(LOCAL_HEADER_BYTES, entry.name, extra, 26);
	header.writeUInt32LE(LOCAL_SIGNATURE, 0);
	header.writeUInt16LE(wide ? 45 : 20, 4);
	writeCommon(header, 6, entry, wide, entry.hasDescriptor);
	return header;
}
function localHeaderRoom(name) {
	return LOCAL_HEADER_BYTES + 3 * name.length;
}
function localHeaderLength(name) {
	return LOCAL_HEADER_BYTES + name.length;
}
function dataDescriptor(entry) {
	const wide = isWide(entry);
	const record = Buffer.alloc(wide ? 24 : 16);
	record.writeUInt32LE(DESCRIPTOR_SIGNATURE, 0);
	record.writeUInt32LE(entry.crc, 4);
	if (wide) {
		record.writeBigUInt64LE(BigInt(entry.compressedSize), 8);
		record.writeBigUInt64LE(BigInt(entry.size), 16);
	}
	else {
		record.writeUInt32LE(entry.compressedSize, 8);
		record.writeUInt32LE(entry.size, 12);
	}
	return record;
}
function centralHeader(entry) {
	const wide = isWide(entry);
	const far = entry.offset >= MAX_UINT32;
	const extra = [...(wide ? [entry.size, entry.compressedSize] : []), ...(far ? [entry.offset] : [])];
	const header = startHeader(CENTRAL_HEADER_BYTES, entry.name, extra, 28);
	header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
	header.writeUInt16LE(MADE_BY, 4);
	header.writeUInt16LE(wide || far ? 45 : 20, 6);
	writeCommon(header, 8, entry, wide, false);
	header.fill(0, 32, 38);
	header.writeUInt32LE(((0o100000 | entry.mode) << 16) >>> 0, 38);
	header.writeUInt32LE(far ? MAX_UINT32 : entry.offset, 42);
	return header;
}
function moveHeader(headers, at, by) {
	const next = at + CENTRAL_HEADER_BYTES + headers.readUInt16LE(at + 28) + headers.readUInt16LE(at + 30);
	const header = headers.subarray(at, next);
	const offset = header.readUInt32LE(42) + by;
	header.writeUInt32LE(Math.min(offset, MAX_UINT32), 42);
	if (offset < MAX_UINT32)
		return { header, next };
	header.writeUInt16LE(45, 6);
	header.writeUInt16LE(12, 30);
	const extra = Buffer.alloc(12);
	writeZip64(extra, 0, [offset]);
	return { header: Buffer.concat([header, extra]), next };
}
function endRecords(entries, directoryOffset, directorySize) {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(END_SIGNATURE, 0);
	end.writeUInt16LE(Math.min(entries, MAX_UINT16), 8);
	end.writeUInt16LE(Math.min(entries, MAX_UINT16), 10);
	end.writeUInt32LE(Math.min(directorySize, MAX_UINT32), 12);
	end.writeUInt32LE(Math.min(directoryOffset, MAX_UINT32), 16);
	if (entries < MAX_UINT16 && directoryOffset < MAX_UINT32 && directorySize < MAX_UINT32)
		return end;
	const wide = Buffer.alloc(56);
	wide.writeUInt32LE(ZIP64_END_SIGNATURE, 0);
	wide.writeBigUInt64LE(44n, 4);
	wide.writeUInt16LE(MADE_BY, 12);
	wide.writeUInt16LE(45, 14);
	wide.writeBigUInt64LE(BigInt(entries), 24);
	wide.writeBigUInt64LE(BigInt(entries), 32);
	wide.writeBigUInt64LE(BigInt(directorySize), 40);
	wide.writeBigUInt64LE(BigInt(directoryOffset), 48);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(ZIP64_LOCATOR_SIGNATURE, 0);
	locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8);
	locator.writeUInt32LE(1, 16);
	return Buffer.concat([wide, locator, end]);
}
function dosTime(seconds) {
	const date = new Date(seconds * 1000);
	const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
	const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
	return ((day << 16) | time) >>> 0;
}
function startHeader(fixed, name, extra, lengthsAt) {
	const extraLength = extra.length === 0 ? 0 : 4 + 8 * extra.length;
	const header = Buffer.allocUnsafe(fixed + name.length + extraLength);
	header.set(name, fixed);
	header.writeUInt16LE(name.length, lengthsAt);
	header.writeUInt16LE(extraLength, lengthsAt + 2);
	if (extraLength > 0)
		writeZip64(header, fixed + name.length, extra);
	return header;
}
function writeZip64(header, at, values) {
	header.writeUInt16LE(0x0001, at);
	header.writeUInt16LE(8 * values.length, at + 2);
	for (const [index, value] of values.entries())
		header.writeBigUInt64LE(BigInt(value), at + 4 + 8 * index);
}
function writeCommon(header, at, entry, wide, unknown) {
	header.writeUInt16LE(UTF8_FLAG | (entry.hasDescriptor ? DESCRIPTOR_FLAG : 0), at);
	header.writeUInt16LE(entry.method, at + 2);
	header.writeUInt32LE(entry.time, at + 4);
	header.writeUInt32LE(unknown ? 0 : entry.crc, at + 8);
	header.writeUInt32LE(wide ? MAX_UINT32 : unknown ? 0 : entry.compressedSize, at + 12);
	header.writeUInt32LE(wide ? MAX_UINT32 : unknown ? 0 : entry.size, at + 16);
}
function isWide({ size, compressedSize, hasDescriptor }) {
	return Math.max(size, compressedSize) >= MAX_UINT32 || (hasDescriptor && size >= MAX_UINT32 - 8 * 1024 * 1024);
}
  }),
  6356:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  J: () => (  SecretScanner)
});
;// CONCATENATED MODULE: ./lib/src/secret-scan/characters.js
function characters(pattern) {
	return Array.from({ length: 256 }, (_, byte) => pattern.test(String.fromCharCode(byte)));
}
const NONE = Array.from({ length: 256 }, () => false);
function onlyByte(byte) {
	const set = [...NONE];
	set[byte] = true;
	return set;
}
function membersOf(set) {
	const members = [];
	for (let byte = set.indexOf(true); byte >= 0; byte = set.indexOf(true, byte + 1))
		members.push(byte);
	return members;
}
const WORD = characters(/[A-Za-z0-9_]/);
const ALPHANUMERIC = characters(/[A-Za-z0-9]/);
const BASE64 = characters(/[A-Za-z0-9+/]/);
const BASE64URL = characters(/[A-Za-z0-9_-]/);
function countRun(bytes, at, set, most) {
	const last = Math.min(most, bytes.length - at);
	let count = 0;
	while (count < last && set[bytes[at + count]] === true)
		count += 1;
	return count;
}
const ENDS_IN_ESCAPE = /(?:\\(?:[abefnrtv]|[0-7]{1,3}|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2})$/;
const MAX_ESCAPE_LENGTH = 6;
const BACKSLASH = 0x5c;
const PERCENT = 0x25;
function isInsideWord(bytes, start) {
	if (start === 0)
		return false;
	if (WORD[bytes[start - 1]] !== true || WORD[bytes[start]] !== true)
		return false;
	const first = Math.max(0, start - MAX_ESCAPE_LENGTH);
	for (let at = start - 1; at >= first; at -= 1) {
		const byte = bytes[at];
		if (byte === BACKSLASH || byte === PERCENT)
			return !ENDS_IN_ESCAPE.test(bytes.toString('latin1', first, start));
	}
	return true;
}
const ALLOWED = /gitleaks:allow|pragma: ?(?:allow|white)list secret/;
function isAllowed(bytes, from, to) {
	const [rest = ''] = bytes.toString('latin1', to, to + 200).split('\n', 1);
	return ALLOWED.test(bytes.toString('latin1', from, to) + rest);
}
;// CONCATENATED MODULE: ./lib/src/secret-scan/private-keys.js
const ESCAPED_LINE_BREAK = /(?<!\\)\\+(?:[nr]|u000[ad])|%0[ad]|&#(?:1[03]|x[ad]);/gi;
const BETWEEN = '(?:[^A-Za-z0-9+/=]|[+/=]+(?![A-Za-z0-9+/=]))*';
const KEY_WITH_BODY = new RegExp(`^-----BEGIN [A-Z0-9 ]+-----(?:${BETWEEN}[+/=]*[A-Za-z][A-Za-z-]*: [^\\n]*\\n)*${BETWEEN}[A-Za-z0-9+/=]{40}`);
const BEGIN = '-BEGIN ';
const HYPHENS_BEFORE = 4;
const MIN_LENGTH = '-----BEGIN PRIVATE KEY-----'.length + 40;
function extentOfKey(bytes, marker, most) {
	const from = marker - HYPHENS_BEFORE;
	const next = bytes.indexOf(BEGIN, marker + BEGIN.length, 'latin1');
	const to = Math.min(from + most, next === -1 ? bytes.length : next);
	return from < 0 || to - from < MIN_LENGTH ? undefined : [from, to];
}
function hasKeyBody(text) {
	return KEY_WITH_BODY.test(text.replaceAll(ESCAPED_LINE_BREAK, '\n'));
}
;// CONCATENATED MODULE: ./lib/src/secret-scan/web-tokens.js
const MIN_HEADER_LENGTH = 13;
const MAX_HEADER_LENGTH = 1003;
const MIN_CLAIMS_LENGTH = 24;
const OBJECT = 'eyJ';
function extentOfWebToken(bytes, marker, most) {
	const claims = marker + 1;
	const dot = claims + countRun(bytes, claims, BASE64URL, most);
	const start = dot - claims < MIN_CLAIMS_LENGTH ? undefined : startOfHeader(bytes, marker);
	if (start === undefined)
		return undefined;
	const last = start + most;
	return dot < last ? [start, dot + 1 + countRun(bytes, dot + 1, BASE64URL, last - dot - 1)] : undefined;
}
function startOfHeader(bytes, dot) {
	let first = dot;
	while (first > 0 && dot - first < MAX_HEADER_LENGTH && BASE64URL[bytes[first - 1]] === true)
		first -= 1;
	const run = bytes.toString('latin1', first, dot);
	for (let at = run.indexOf(OBJECT); at !== -1 && run.length - at >= MIN_HEADER_LENGTH; at = run.indexOf(OBJECT, at + 1)) {
		if (!isInsideWord(bytes, first + at))
			return first + at;
	}
	return undefined;
}
const FOR_EVERYBODY = /"role"\s*:\s*"anon"/;
const EXPIRY = /"exp"\s*:\s*(\d+(?:\.\d+)?)\s*[,}]/;
function isUnexpired(token, now) {
	const [, claims = ''] = token.split('.', 2);
	const text = Buffer.from(claims, 'base64url').toString('latin1');
	const [, seconds] = EXPIRY.exec(text) ?? [];
	return Number(seconds) * 1000 > now && !FOR_EVERYBODY.test(text);
}
;// CONCATENATED MODULE: ./lib/src/secret-scan/rules.js
const LETTERS = '[A-Za-z0-9]';
const URL_LETTERS = '[A-Za-z0-9_-]';
const HEX = '[0-9a-f]';
const WORD_LETTERS = '[A-Za-z0-9_]';
const RULES = [
	{
		kind: 'private key',
		markers: ['-BEGIN '],
		body: { of: characters(/[A-Z0-9 ]/), min: 11 },
		extent: extentOfKey,
		pattern: /^-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/,
		confirm: hasKeyBody,
	},
	{
		kind: 'PGP private key',
		markers: ['-BEGIN PGP '],
		body: { of: characters(/[A-Z ]/), min: 17 },
		extent: extentOfKey,
		pattern: /^-----BEGIN PGP PRIVATE KEY BLOCK-----/,
		confirm: hasKeyBody,
	},
	token('GitHub token', 'gh[pour]_', LETTERS, '36,'),
	token('GitHub token', 'ghs_', '[A-Za-z0-9._]', '36,'),
	{
		kind: 'GitHub token',
		markers: ['githu|b_pat_'],
		body: { of: ALPHANUMERIC, min: 22, max: 22 },
		pattern: /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/,
	},
	token('GitLab token', 'glp[at]t- gloas- gl[dfrw]t- glrtr- glcbt- gli|mt- glagent- glsoat- glffct-', URL_LETTERS, '20,'),
	token('GitLab token', 'GR1348941', URL_LETTERS, '20,'),
	token('npm token', 'npm_', LETTERS, '36'),
	token('AWS access key', 'A[KS]IA', '[A-Z2-7]', '16'),
	{
		kind: 'Azure storage key',
		markers: ['tKey', '[TE]_KEY'],
		before: 6,
		body: { of: characters(/["'\s:=]/), min: 1, max: 5 },
		inWord: true,
		pattern: /^(?:[Aa]ccountKey|ACCOUNT_KEY|STORAGE_KEY)["']?\s?[:=]\s?["']?(?!Eby8vdM02xNOcqFl)[A-Za-z0-9+/]{86}==/,
	},
	{
		kind: 'Azure storage key',
		markers: ['+ASt'],
		before: 76,
		body: { of: BASE64, min: 6, max: 6 },
		pattern: /^[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{5}[AQgw]==/,
	},
	{
		kind: 'Azure client secret',
		markers: ['[0-9]Q~'],
		before: 3,
		body: { of: characters(/[A-Za-z0-9_~.-]/), min: 31, max: 34 },
		pattern: /^[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![~.-])/,
	},
	{
		kind: 'Google API key',
		markers: ['A|Iza'],
		body: { of: BASE64URL, min: 35, max: 35 },
		pattern: /^AIza[A-Za-z0-9_-]{35}(?!-)/,
		confirm: (text) => !/^AIza[\w-]{35}["'`]?,\s*["']?authDomain\b/.test(text),
	},
	token('Google client secret', 'GOCSPX-', URL_LETTERS, '28'),
	{
		kind: 'Slack token',
		markers: ['xox[abceoprs]-'],
		body: { of: characters(/\d/), min: 1 },
		pattern: /^xox[abceoprs]-\d[A-Za-z0-9-]{20,}/,
	},
	{
		kind: 'Slack token',
		markers: ['xa|pp-'],
		body: { of: characters(/[\d-]/), min: 2 },
		pattern: /^xapp-\d-[A-Za-z0-9]+-\d+-[A-Za-z0-9]{32,}/,
	},
	{
		kind: 'Slack webhook',
		markers: ['hooks.slack.com/'],
		body: { of: BASE64, min: 52 },
		pattern: /^hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,56}/,
	},
	token('Stripe-style key', '[sr]k_live_ [sr]k_test_', LETTERS, '20,'),
	token('webhook secret', 'whsec_', '[A-Za-z0-9+/]', '32,'),
	token('Supabase secret key', 'sb_secret_', URL_LETTERS, '20,'),
	{
		kind: 'SendGrid key',
		markers: ['SG.'],
		body: { of: BASE64URL, min: 22, max: 22 },
		pattern: /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?!-)/,
	},
	{
		kind: 'OpenAI-style key',
		markers: ['sk-'],
		body: { of: ALPHANUMERIC, min: 32, max: 64 },
		pattern: /^sk-[A-Za-z0-9]{32,64}(?!-)/,
	},
	token('OpenAI-style key', 'sk-proj- sk-svcacct- sk-admin-', URL_LETTERS, '40,'),
	token('OpenAI-style key', 'sk-or-v1-', HEX, '64'),
	token('Hugging Face token', 'hf_', LETTERS, '34'),
	token('Shopify token', 'shpat_ shpca_ shppa_ shpss_', '[0-9A-Fa-f]', '32'),
	token('Contentful token', 'CFPAT-', URL_LETTERS, '43'),
	token('Groq key', 'g|sk_', LETTERS, '52'),
	token('Netlify token', 'n|fp_', WORD_LETTERS, '36'),
	token('Supabase access token', 's|bp_', '[0-9a-z]', '40'),
	token('Docker token', 'dc|kr_pat_', URL_LETTERS, '27'),
	token('Vercel Blob token', 'vercel_blob|_rw_', WORD_LETTERS, '30,'),
	token('Notion token', 'ntn_', LETTERS, '46'),
	token('Sentry token', 'sntryu_', HEX, '64'),
	token('Sentry token', 'sntrys_', '[A-Za-z0-9+/=_]', '80,'),
	token('DigitalOcean token', 'do[opr]_v1_', HEX, '64'),
	token('age key', 'AGE-SECRET-KEY-1', '[AC-HJ-NP-Z02-9]', '58'),
	{
		kind: 'Anthropic key',
		markers: ['sk-ant-'],
		body: { of: characters(/[a-z]/), min: 3 },
		pattern: /^sk-ant-[a-z]+\d\d-[A-Za-z0-9_-]{80,}/,
	},
	{
		kind: 'unexpired JWT',
		markers: ['.|eyJ'],
		body: { of: BASE64URL, min: 1 },
		extent: extentOfWebToken,
		pattern: /^eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/,
		confirm: isUnexpired,
	},
];
function token(kind, markers, of, length) {
	const min = parseInt(length, 10);
	const isExact = !length.endsWith(',');
	const beginnings = markers.replaceAll('|', '').replaceAll(' ', '|');
	const start = of === WORD_LETTERS ? String.raw `(?=\w*\d)(?=\w*[A-Z])` : '';
	const end = isExact && of.includes('_-') ? '(?!-)' : '';
	return {
		kind,
		markers: markers.split(' '),
		body: { of: characters(new RegExp(of)), min, ...(isExact && { max: min }) },
		pattern: new RegExp(`^(?:${beginnings})${start}${of}{${length}}${end}`),
	};
}
;// CONCATENATED MODULE: ./lib/src/secret-scan/candidates.js
const MAX_SECRET_BYTES = 4096;
const MAX_TOKEN_BYTES = 128;
const MAX_FINDINGS = 10;
const FEW_BYTES = 8;
const TEXT_BYTES = 4 * MAX_SECRET_BYTES;
const PLACEHOLDER = /EXAMPLE|X{8}|0{8}/i;
const ONE_LINE_KEY = /^-----BEGIN .*?-----END [A-Z0-9 ]+-----/;
const UP_TO_LAST_PLACEHOLDER = new RegExp(`^.*(?=${PLACEHOLDER.source})`, 'is');
class Candidates {
	bytes;
	now;
	found = [];
	open = RULES.map(() => 0);
	seen = new Map();
	text = '';
	textStart = 0;
	constructor(bytes, now) {
		this.bytes = bytes;
		this.now = now;
	}
	check(index, at, end) {
		const rule = RULES[index];
		const open = this.open[index];
		const first = at - (rule.before ?? 0);
		if (first < open)
			return;
		const { of, min, max } = rule.body;
		const few = Math.min(min, FEW_BYTES);
		if (countRun(this.bytes, end, of, few) < few)
			return;
		if (rule.inWord !== true && isInsideWord(this.bytes, first))
			return;
		const count = countRun(this.bytes, end, of, max === undefined ? min : MAX_TOKEN_BYTES);
		if (count < min)
			return;
		if (max !== undefined && count > max)
			return void (this.open[index] = first + count - max);
		const extent = rule.extent?.(this.bytes, at, MAX_SECRET_BYTES);
		if (rule.extent !== undefined && extent === undefined)
			return;
		const from = extent?.[0] ?? first;
		if (from < open)
			return;
		let text = this.textAt(from, extent?.[1] ?? from + MAX_TOKEN_BYTES);
		let secret = rule.pattern.exec(text)?.[0];
		if (extent === undefined && secret?.length === MAX_TOKEN_BYTES) {
			text = this.textAt(from, from + MAX_SECRET_BYTES);
			secret = rule.pattern.exec(text)?.[0];
		}
		if (secret === undefined)
			return;
		if (WORD[text.charCodeAt(secret.length)] === true) {
			if (secret.length > MAX_TOKEN_BYTES)
				this.open[index] = from + secret.length;
			return;
		}
		if (PLACEHOLDER.test(secret))
			this.open[index] = from + (UP_TO_LAST_PLACEHOLDER.exec(secret)?.[0] ?? '').length + 1;
		else if (rule.confirm?.(text, this.now) !== false &&
			!isAllowed(this.bytes, from, from + (ONE_LINE_KEY.exec(text)?.[0] ?? secret).length))
			this.open[index] = this.add(rule.kind, from, from + secret.length);
	}
	add(kind, from, to) {
		const { count, end } = this.seen.get(kind) ?? { count: 0, end: 0 };
		if (count === MAX_FINDINGS)
			return Infinity;
		if (from < end)
			return end;
		this.found.push({ kind, offset: from });
		this.seen.set(kind, { count: count + 1, end: to });
		return to;
	}
	textAt(from, to) {
		const end = Math.min(to, this.bytes.length);
		if (from < this.textStart || end > this.textStart + this.text.length) {
			this.text = this.bytes.toString('latin1', from, from + TEXT_BYTES);
			this.textStart = from;
		}
		return this.text.slice(from - this.textStart, end - this.textStart);
	}
}
;// CONCATENATED MODULE: ./lib/src/secret-scan/credential-forms.js
const NAMES = 'pass(?:word|wd|_?phrase)?|pwd|secret|token|_auth|auth|auth_?ident|authorization|credentials?|_pat|secret_?key_?base|' +
	'(?:api|secret_?access|shared_?access|account|app|application|auth|client|consumer|encryption|license|master|private|secret|signing|token|write)[_-]?key(?:[_-]data)?';
const PUBLIC_NAMES = '(?:next_|nuxt_|expo_)?public_|vite_|gatsby_|react_app_|vue_app_|storybook_';
const assigned = (names) => new RegExp(String.raw `(?<=^|[{,;(\[])[ \t]*(?:export[ \t]+|set[ \t]+|-[ \t]+|:)?["']?(?!${PUBLIC_NAMES})` +
	String.raw `[\w.$/:@-]{0,80}?(?:${names})["']?[ \t]*(?:=>?|:)[ \t]*["'${'`'}]?(?<value>[^\s"'${'`'},;{}\[\]][^\r\n"'${'`'}]*)`, 'gim');
const URL_PASSWORD = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/"'<>]*:(?<value>[^\s"'/<>]+)@/gi;
const ASSIGNED = assigned(NAMES);
const PKCS12 = /^0[^]{1,5}?(?<value>\x02\x01\x030)(?=[^]*?\x2a\x86\x48\x86\xf7\x0d\x01\x0c\x0a\x01[\x01\x02\x05])/g;
const FORMS = {
	assignments: [ASSIGNED, URL_PASSWORD],
	argo: [/-BEGIN ARGO TUNNEL TOKEN-+\s+(?<value>\S+)/g],
	bundler: [
		/^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__|GEM__)(?=\w{1,99}__)\w{1,200}: *"?(?<value>[^\s":]+:[^\s"]+|\w{16,})/gm,
	],
	composer: [
		/"(?:consumer-secret|password|token)"\s*:\s*"(?<value>[^"]+)"/g,
		/"(?:(?:git(?:hub|lab)|forgejo)-(?:oauth|token)|bearer)"\s*:\s*\{\s*"[^"]+"\s*:\s*"(?<value>[^"]+)"/g,
	],
	conda: [/\/t\/(?<value>[\w-]{8,})\//g, URL_PASSWORD],
	curl: [
		/^[ \t]*-{0,2}(?:u|user|U|proxy-user)(?:[ \t]*[=:][ \t]*|[ \t]+|(?<=-u))"?[^\s":]+:(?<value>[^\s"]+)/gm,
		/^[ \t]*-{0,2}(?:pass|proxy-pass|oauth2-bearer)(?:[ \t]*[=:][ \t]*|[ \t]+)"?(?<value>[^\s"]+)/gm,
		/authorization:[ \t]*(?:\w+[ \t]+)?(?<value>[^\s"']{6,})/gi,
		URL_PASSWORD,
	],
	erlang: [/(?<!public_)(?:key|token)'?\s*(?:,|=>)\s*<<"(?<value>[^"]+)"/g],
	git: [/(?:authorization:\s*\w+|smtppass\s*=)\s+(?<value>[^\s"]+)/gi, URL_PASSWORD],
	gnupg: [/\((?:\d+:)?(?<value>(?:protected-)?private-key)/g],
	google: [ASSIGNED, /ya29\.(?<value>[\w-]{20,})/g],
	key: [assigned(`${NAMES}|(?<!pub|public)_?key`), URL_PASSWORD],
	netrc: [/(?:^|\s)pass(?:word|wd)?\s+["']?(?<value>[^\s"']+)/gim],
	npm: [/(?<=^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*"?(?<value>[^\s"]+)/gm],
	der: [
		/^(?<value>0[^]{1,3}?\x02\x01(?:[\0\x01]0[^]\x06|\0\x02[\x81\x82]|\x01\x04))/g,
		/^(?<value>0[^]{1,3}?0[^]\x06[\x09\x0a]\x2a\x86\x48\x86\xf7\x0d\x01(?:\x05|\x0c\x01))/g,
	],
	jks: [/^\xfe\xed\xfe\xed[^]*?(?<value>0[\x0c\x0e]\x06\x0a\x2b\x06\x01\x04\x01\x2a\x02\x11\x01\x01)/g, PKCS12],
	pkcs12: [PKCS12],
	pgpass: [/^(?!#)(?:(?:\\.|[^:\\\r\n])*:){4}(?<value>[^\r\n]+)/gm],
	putty: [/^Private-Lines: (?<value>\d+)/gm],
	s3fs: [/^(?!#)[^\s:]+:(?<value>\S+)/gm],
	subversion: [/^password\r?\nV \d+\r?\n(?<value>.+)/gm],
	url: [URL_PASSWORD],
	whole: [/^\s*(?<value>[^\s#][^\r\n]{7,})/g],
	wordpress: [/\(\s*['"](?:DB_PASSWORD|\w+_(?:KEY|SALT))['"]\s*,\s*['"](?<value>[^'"]+)['"]/g],
	xml: [
		/<(?:pass|password|passphrase|master)(?:\s[^<>]*)?>\s*(?<value>[^<\s][^<]*)</gi,
		/(?:\spassword|"ClearTextPassword"\s+value)="(?<value>[^"]+)"/gi,
	],
	yarn: [/_(?:authToken|auth|password)"?[ \t]+"?(?<value>[^\s"]+)/g],
};
const PROOFS = {
	composer: /"(?:http-basic|bitbucket-oauth|(?:git(?:hub|lab)|forgejo)-(?:oauth|token)|bearer)"\s*:\s*\{\s*"[^".:]*[.:]/,
};
;// CONCATENATED MODULE: ./lib/src/secret-scan/credential-files.js
const CREDENTIAL_FILES = [
	['git', '.git-credentials .config/git/credentials', 'url'],
	['git', '.gitconfig .config/git/config .gitmodules', 'git'],
	['Mercurial', '.hgrc'],
	['Subversion', '.subversion/auth/svn.simple/*', 'subversion'],
	['GitHub', '.config/gh/hosts.yml .config/hub'],
	['GitHub Copilot', '.config/github-copilot/hosts.json .config/github-copilot/apps.json'],
	['GitLab', '.config/glab-cli/config.yml .python-gitlab.cfg'],
	['Gitea', '.config/tea/config.yml'],
	['Travis CI', '.travis/config.yml'],
	['CircleCI', '.circleci/cli.yml'],
	['act', '.secrets', 'key'],
	['netrc', '.netrc _netrc', 'netrc'],
	['curl', '.curlrc _curlrc .config/curlrc', 'curl'],
	['Wget', '.wgetrc'],
	['rclone', '.config/rclone/rclone.conf rclone.conf .rclone.conf'],
	['s3cmd', '.s3cfg'],
	['s3fs', '.passwd-s3fs', 's3fs'],
	['MinIO', '.mc/config.json'],
	['lftp', '.lftprc .lftp/rc .config/lftp/rc .local/share/lftp/bookmarks .lftp/bookmarks', 'url'],
	['FileZilla', 'filezilla.xml sitemanager.xml recentservers.xml', 'xml'],
	['SFTP', 'sftp-config.json .vscode/sftp.json .ftpconfig .remote-sync.json deployment-config.json'],
	['JetBrains', '.idea/webservers.xml .idea/datasources.xml', 'xml'],
	['JetBrains', 'http-client.private.env.json', 'key'],
	['CIFS', '.smbcredentials'],
	['PuTTY', '*.ppk', 'putty'],
	['PKCS #12', '*.p12 *.pfx', 'pkcs12'],
	['Java keystore', '*.jks', 'jks'],
	['DER', '*.der *.pk8', 'der'],
	['GnuPG', '.gnupg/private-keys-v1.d/*.key', 'gnupg'],
	['Docker', '.docker/config.json .dockercfg .config/containers/auth.json'],
	['Kubernetes', '.kube/config kubeconfig kubeconfig.yml kubeconfig.yaml *.kubeconfig'],
	['Helm', '.config/helm/registry/config.json .config/helm/repositories.yaml'],
	['Argo CD', '.config/argocd/config .argocd/config'],
	['Rancher', '.rancher/cli2.json'],
	['AWS', '.aws/credentials .aws/config .aws/cli/cache/*.json .aws/sso/cache/*.json'],
	['boto', '.boto'],
	['Google Cloud', '.config/gcloud/application_default_credentials.json adc.json'],
	['Google Cloud', '.config/gcloud/credentials.db .config/gcloud/access_tokens.db', 'google'],
	['Firebase', '.config/configstore/firebase-tools.json'],
	['Firebase', '.secret.local .runtimeconfig.json', 'key'],
	['clasp', '.clasprc.json'],
	['Azure', '.azure/msal_token_cache.json .azure/accesstokens.json .azure/service_principal_entries.json'],
	['Azure Functions', 'local.settings.json', 'key'],
	['Alibaba Cloud', '.aliyun/config.json'],
	['Tencent Cloud', '.tccli/default.credential'],
	['IBM Cloud', '.bluemix/config.json'],
	['Oracle Cloud', '.oci/config'],
	['OpenStack', 'clouds.yaml clouds-public.yaml secure.yaml'],
	['DigitalOcean', '.config/doctl/config.yaml .tugboat'],
	['Hetzner', '.config/hcloud/cli.toml'],
	['Scaleway', '.config/scw/config.yaml'],
	['Linode', '.config/linode-cli .linode-cli'],
	['Vultr', '.vultr-cli.yaml'],
	['Exoscale', '.config/exoscale/exoscale.toml'],
	['OVH', '.ovh.conf ovh.conf'],
	['Vercel', '.local/share/com.vercel.cli/auth.json .now/auth.json .vercel/auth.json'],
	['Turborepo', '.turbo/config.json .config/turborepo/config.json'],
	['Netlify', '.config/netlify/config.json .netlify/config.json'],
	['Cloudflare', '.wrangler/config/default.toml .cloudflared/*.json'],
	['Cloudflare', '.dev.vars .dev.vars.*', 'key'],
	['Cloudflare', '.cloudflared/cert.pem', 'argo'],
	['Fly.io', '.fly/config.yml'],
	['Railway', '.railway/config.json'],
	['Render', '.render/cli.yaml', 'key'],
	['Akamai', '.edgerc'],
	['Fastly', '.config/fastly/config.toml'],
	['Pantheon', '.terminus/cache/tokens/*'],
	['Acquia', '.acquia/cloud_api.conf'],
	['WordPress', 'wp-config.php', 'wordpress'],
	['Contentful', '.contentfulrc.json'],
	['Sanity', '.config/sanity/config.json'],
	['Supabase', '.supabase/access-token', 'whole'],
	['Expo', '.expo/state.json'],
	['Sentry', '.sentryclirc sentry.properties .env.sentry-build-plugin'],
	['Serverless', '.serverlessrc'],
	['Cypress', 'cypress.env.json', 'key'],
	['SonarQube', 'sonar-project.properties'],
	['ngrok', '.ngrok2/ngrok.yml .config/ngrok/ngrok.yml ngrok.yml'],
	['Slack', '.slack/credentials.json'],
	['Terraform', '.terraformrc terraform.rc credentials.tfrc.json'],
	['Terraform', '*.tfvars *.tfvars.json *.tfstate terraform.tfstate.backup'],
	['Vault', '.vault-token', 'whole'],
	['Ansible', '.vault_pass .vault_pass.txt .vault_password vault_pass.txt', 'whole'],
	['Ansible', '.ansible/galaxy_token'],
	['Pulumi', '.pulumi/credentials.json'],
	['Vagrant', '.vagrant.d/data/vagrant_login_token', 'whole'],
	['Doppler', '.doppler/.doppler.yaml'],
	['direnv', '.envrc', 'key'],
	['R', '.renviron', 'key'],
	['Rails', 'config/master.key config/credentials/*.key', 'whole'],
	['npm', '.npmrc', 'npm'],
	['pnpm', '.config/pnpm/rc .config/pnpm/auth.ini', 'npm'],
	['Yarn', '.yarnrc', 'yarn'],
	['Yarn', '.yarnrc.yml'],
	['Bun', 'bunfig.toml .bunfig.toml'],
	['PyPI', '.pypirc'],
	['pip', 'pip.conf pip.ini', 'url'],
	['Poetry', '.config/pypoetry/auth.toml'],
	['uv', '.local/share/uv/credentials/credentials.toml'],
	['conda', '.condarc', 'conda'],
	['RubyGems', '.gem/credentials .local/share/gem/credentials'],
	['Bundler', '.bundle/config', 'bundler'],
	['Cargo', '.cargo/credentials .cargo/credentials.toml'],
	['Maven', '.m2/settings.xml .m2/settings-security.xml', 'xml'],
	['Gradle', 'gradle.properties'],
	['sbt', '.sbt/.credentials .ivy2/.credentials'],
	['NuGet', 'nuget.config', 'xml'],
	['Composer', 'auth.json', 'composer'],
	['Hex', '.hex/hex.config', 'erlang'],
	['pub', 'pub-credentials.json pub-tokens.json .pub-cache/credentials.json'],
	['JFrog', '.jfrog/jfrog-cli.conf.*'],
	['PostgreSQL', '.pgpass pgpass.conf', 'pgpass'],
	['PostgreSQL', '.pg_service.conf'],
	['usql', '.usqlpass', 'pgpass'],
	['MySQL', '.my.cnf'],
	['MySQL', '.mylogin.cnf', 'whole'],
	['mycli', '.myclirc .config/myclirc .config/pgcli/config', 'url'],
	['SQL Server', '.sqlcmd/sqlconfig'],
	['ClickHouse', '.clickhouse-client/config.xml', 'xml'],
	['MongoDB', '.mongorc.js .mongoshrc.js', 'url'],
	['Robo 3T', 'robomongo.json robo3t.json'],
	['DBeaver', 'dbeaver-data-sources.xml', 'xml'],
	['Cassandra', '.cassandra/cqlshrc .cassandra/credentials'],
	['Snowflake', '.snowsql/config .snowflake/connections.toml .snowflake/config.toml'],
	['Databricks', '.databrickscfg'],
	['dbt', '.dbt/profiles.yml profiles.yml'],
	['InfluxDB', '.influxdbv2/configs'],
	['Neon', '.config/neonctl/credentials.json'],
	['PlanetScale', '.config/planetscale/access-token', 'whole'],
	['Turso', '.config/turso/settings.json'],
	['Kaggle', '.kaggle/kaggle.json', 'key'],
	['Hugging Face', '.huggingface/token .cache/huggingface/token', 'whole'],
	['Streamlit', '.streamlit/secrets.toml', 'key'],
	['mail', '.msmtprc .config/msmtp/config .esmtprc .fetchmailrc .mbsyncrc', 'netrc'],
	['mail', '.muttrc .offlineimaprc .getmail/getmailrc'],
	['Claude', '.claude/.credentials.json .claude.json'],
	['Codex', '.codex/auth.json'],
	['Gemini', '.gemini/oauth_creds.json'],
	['MCP', '.mcp.json .cursor/mcp.json .vscode/mcp.json', 'key'],
];
;// CONCATENATED MODULE: ./lib/src/secret-scan/credential-search.js
const credential_search_MAX_FINDINGS = 10;
const MAX_COMMENT = 200;
const NO_SECRET = new RegExp([
	String.raw `^\$[\w({]|\$\{|\$\(|\{\{|^%\w+%$|^@\w+@$|^<.*>$|^\{.*\}$|^(?:op|env|file|vault|awssm|gcpsm)[:+]|^!vault`,
	String.raw `^(?:true|false|yes|no|on|off|null|nil|none|undefined|~|[01]|\W+|x+|todo|redacted|placeholder)$`,
	String.raw `example|change[-_ ]?me|password_here|^(?:put[-_ ]|your[-_ ]|my[-_ ](?:secret|token|password)|replace|insert)|x{8}|0{8}`,
	String.raw `^(?:~|\.\.?)\/|^\/(?:home|Users|etc|var|root|run|opt|tmp|usr|mnt|secrets)\/|^[A-Za-z]:\\`,
].join('|'), 'i');
function isNoSecret(value) {
	return NO_SECRET.test(value) || NO_SECRET.test(value.replace(/[\s,;}\]]+$/, ''));
}
const ROWS = new Map();
for (const [tool, files, form = 'assignments'] of CREDENTIAL_FILES) {
	for (const file of files.split(' ')) {
		const pattern = file.replace(/[.+]/g, String.raw `\$&`).replace('*', '[^/]+');
		const kind = tool === 'npm' ? 'token in .npmrc' : `${tool} credentials`;
		const row = { kind, form, path: new RegExp(`(?:^|/)${pattern}$`, 'i') };
		const key = file.replace(/^.*\/(?=[^/]*[^/*])/, '').replace(/^\*.*(?=\.)/, '*');
		ROWS.set(key, [...(ROWS.get(key) ?? []), row]);
	}
}
function rowFor(path) {
	const lower = path.toLowerCase();
	const slash = lower.lastIndexOf('/');
	const name = lower.slice(slash + 1);
	const dot = name.lastIndexOf('.');
	const keys = [name, `*${name.slice(dot)}`, `${name.slice(0, dot)}.*`];
	if (slash > 0)
		keys.push(`${lower.slice(lower.lastIndexOf('/', slash - 1) + 1, slash)}/*`);
	const rows = keys.flatMap((key) => ROWS.get(key) ?? []).filter((row) => row.path.test(path));
	return rows.sort((one, other) => other.path.source.length - one.path.source.length)[0];
}
function findCredentials(path, bytes, from, to) {
	const row = rowFor(path);
	if (row === undefined)
		return [];
	const text = bytes.toString('latin1');
	if (PROOFS[row.form]?.test(text) === false)
		return [];
	const offsets = new Set();
	for (const pattern of FORMS[row.form]) {
		for (const match of text.matchAll(pattern)) {
			const value = (match.groups?.['value'] ?? '').trim().replace(/[,;]$/, '');
			const offset = match.index + match[0].lastIndexOf(value);
			if (offset < from || offset >= to || isNoSecret(value))
				continue;
			if (isComment(text, match.index) || isAllowed(bytes, offset, offset + value.length))
				continue;
			offsets.add(offset);
			if (offsets.size === credential_search_MAX_FINDINGS)
				break;
		}
	}
	const sorted = [...offsets].sort((one, other) => one - other).slice(0, credential_search_MAX_FINDINGS);
	return sorted.map((offset) => ({ kind: row.kind, offset }));
}
function isComment(text, at) {
	const before = text.slice(Math.max(0, at - MAX_COMMENT), at);
	return /(?:^|\n)[ \t]*(?:#|;|\/\/(?!\S+:$))[^\n]*$/.test(before) || /<!--(?:(?!-->)[^])*$/.test(before);
}
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/src/secret-scan/marker-search.js
const MIN_MARKER_BYTES = 3;
class MarkerSearch {
	listOfPair = new Uint8Array(2 ** 16);
	candidates = [[]];
	reach = 0;
	constructor(markers) {
		for (const { sets, owner, rarest = 0 } of markers) {
			if (sets.length < rarest + MIN_MARKER_BYTES)
				throw new RangeError('a marker is too short to be found');
			for (const pairOffset of [rarest, rarest + 1])
				for (const pair of pairsAt(sets, pairOffset))
					this.addCandidate(pair, { marker: sets, owner, pairOffset });
			this.reach = Math.max(this.reach, rarest + MIN_MARKER_BYTES - 1);
		}
		if (this.candidates.length > 256)
			throw new RangeError('there are too many markers');
	}
	visit(bytes, from, to, visit) {
		const first = from - ((bytes.byteOffset + from) % 4);
		const end = Math.min(to + this.reach, bytes.length);
		const words = new Int32Array(bytes.buffer, bytes.byteOffset + first, Math.max(0, end - first) >> 2);
		for (let index = this.nextWord(words, 0); index < words.length; index = this.nextWord(words, index + 1)) {
			this.visitPair(bytes, first + 4 * index, from, to, visit);
			this.visitPair(bytes, first + 4 * index + 2, from, to, visit);
		}
		const rest = first + 4 * words.length;
		if (rest + 2 <= end)
			this.visitPair(bytes, rest, from, to, visit);
	}
	nextWord(words, from) {
		const { listOfPair } = this;
		const { length } = words;
		for (let index = from; index < length; index += 1) {
			const word = words[index];
			if ((listOfPair[word & 0xffff] | listOfPair[word >>> 16]) !== 0)
				return index;
		}
		return length;
	}
	visitPair(bytes, at, from, to, visit) {
		if (at < from)
			return;
		const list = this.candidates[this.listOfPair[pairAt(bytes, at)]];
		for (let index = 0; index < list.length; index += 1) {
			const { marker, owner, pairOffset } = list[index];
			const start = at - pairOffset;
			if (start >= from && start < to && standsAt(bytes, start, marker))
				visit(owner, start, start + marker.length);
		}
	}
	addCandidate(pair, candidate) {
		const list = this.listOfPair[pair];
		if (list === 0)
			this.listOfPair[pair] = this.candidates.push([candidate]) - 1;
		else
			this.candidates[list]?.push(candidate);
	}
}
const IS_LITTLE_ENDIAN = (0,external_node_os_.endianness)() === 'LE';
function pairAt(bytes, at) {
	const one = bytes[at];
	const other = bytes[at + 1];
	return IS_LITTLE_ENDIAN ? one | (other << 8) : (one << 8) | other;
}
function pairsAt(sets, at) {
	const [some, others] = [membersOf(sets[at]), membersOf(sets[at + 1])];
	return some.flatMap((one) => others.map((other) => pairAt(Buffer.from([one, other]), 0)));
}
function standsAt(bytes, start, marker) {
	if (start + marker.length > bytes.length)
		return false;
	let index = marker.length - 1;
	while (index >= 0 && marker[index][bytes[start + index]] === true)
		index -= 1;
	return index < 0;
}
var text_text = __webpack_require__(529);
;// CONCATENATED MODULE: ./lib/src/secret-scan/scanner.js
const MIN_PASSWORD_LENGTH = 12;
const OWN_PASSWORD = 'password of this deploy';
class SecretScanner {
	options;
	search;
	constructor(options) {
		this.options = options;
		const { password } = options;
		const markers = RULES.flatMap((rule, index) => rule.markers.map((text) => ({ ...parseMarker(text), owner: index })));
		if (password !== undefined && password.length >= MIN_PASSWORD_LENGTH)
			markers.push({ sets: Array.from(Buffer.from(password, 'utf8'), onlyByte), owner: OWN_PASSWORD });
		this.search = new MarkerSearch(markers);
	}
	find(path, bytes, from, to) {
		const found = [];
		const name = path.slice(path.lastIndexOf('/') + 1);
		if (from === 0 && isEnvironmentFile(name) && setsAnything(bytes))
			found.push({ kind: 'environment file', offset: undefined });
		const candidates = new Candidates(bytes, this.options.now);
		this.search.visit(bytes, from, to, (owner, at, end) => {
			if (owner === OWN_PASSWORD)
				candidates.add(owner, at, at + 1);
			else
				candidates.check(owner, at, end);
		});
		return [...found, ...candidates.found, ...findCredentials(path, bytes, from, to)];
	}
	findInBlock(path, bytes, before, isLast) {
		return this.find(path, bytes, Math.max(0, before - MAX_SECRET_BYTES), isLast ? bytes.length : bytes.length - MAX_SECRET_BYTES);
	}
}
function parseMarker(text) {
	const sets = Array.from(text.replace('|', '').matchAll(/\[.*?\]|./g), ([part]) => part.length > 1 ? characters(new RegExp(part)) : onlyByte(part.charCodeAt(0)));
	return { sets, rarest: Math.max(0, text.indexOf('|')) };
}
const STAGES = new Set(('local production prod live staging stage preview preprod development dev test testing qa uat ci ' +
	'keys secret secrets private').split(' '));
const NAMED_STAGES = new Set(['production', 'prod', 'staging', 'secrets']);
function isEnvironmentFile(fileName) {
	const lower = fileName.toLowerCase();
	if (!lower.includes('.env'))
		return false;
	const [before = '', env, ...rest] = lower.replace(/~$/, '').split('.');
	const words = rest.filter((word) => !/^(?:bak|backup|old|orig|save|swp)$/.test(word));
	if (env !== 'env')
		return false;
	const stage = words.at(-1);
	if (before !== '')
		return stage === undefined && NAMED_STAGES.has(before);
	return stage === undefined || STAGES.has(stage);
}
function setsAnything(bytes) {
	return (0,text_text .E)(bytes.toString())
		.split(/[\r\n]+/)
		.some((line) => !SETS_NOTHING.test(line) && !ALLOWED.test(line));
}
const SOPS = 'sops_(?:(?:age|pgp|kms|gcp_kms|azure_kv|hc_vault)__|(?:un)?encrypted_|lastmodified|mac|version)';
const SETS_NOTHING = new RegExp(String.raw `^\s*(?:#|$|(?:export\s+)?(?:\w+\s*=(?:\s*(?:""|''))?(?:\s+#|\s*$)|(?:node_env|dotenv_public_key|${SOPS}|${PUBLIC_NAMES})\w*\s*=|\w+\s*=\s*["']?(?:encrypted:|enc\[|op://)))`, 'i');
  }),
  892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A: () => (  findConflict),
	K: () => (  noteConflicts)
  });
  var _shared_files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1385);
const MAX_BYTES = 2 ** 24;
const MARKER = /^(?:<{7} |={7}\r?$|>{7} )/gm;
function noteConflicts(files) {
	return files.flatMap(({ path, source, size }) => {
		const text = (0,_shared_files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__  .XF)(source, MAX_BYTES) ?? '';
		const start = findConflict(text);
		if (start === undefined)
			return [];
		const line = size > MAX_BYTES ? '' : ` (line ${text.slice(0, start).split('\n').length})`;
		return [
			{
				level: 'warning',
				title: 'Merge conflict',
				text: `${path} has the markers of a merge conflict${line}, so ${consequence(path)}`,
			},
		];
	});
}
function findConflict(text) {
	let start;
	let isSecondSide = false;
	for (const { 0: marker, index } of text.matchAll(MARKER)) {
		if (marker.startsWith('<')) {
			start = index;
			isSecondSide = false;
		}
		else if (marker.startsWith('='))
			isSecondSide = start !== undefined;
		else if (isSecondSide)
			return start;
	}
	return undefined;
}
function consequence(path) {
	if (path === 'package.json')
		return 'the build on the platform will fail. Resolve it, and commit the file.';
	const install = path === 'yarn.lock' ? 'yarn install' : 'npm install';
	return `the platform guesses which versions to install, or fails. Run "${install}" on your machine, which tries to resolve it, and commit the file once the markers are gone.`;
}
  }),
  7494:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	B1: () => (  notePlaceholders),
	a6: () => (  isAnnexed),
	g1: () => (  noteAnnexed),
	hx: () => (  placeholderOf)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1749);
  var _build_checks_conflicts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(892);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(442);
const POINTER = ['is a pointer without the content', 'are pointers without the content'];
const KINDS = {
	'Git LFS': {
		title: 'Git LFS pointers',
		are: POINTER,
		remedy: 'Fetch it with "git lfs pull", or "lfs: true" on actions/checkout.',
	},
	'git-annex': { title: 'git-annex pointers', are: POINTER, remedy: 'Fetch it with "git annex get".' },
	'git-crypt': {
		title: 'Encrypted files',
		are: ['is encrypted (git-crypt)', 'are encrypted (git-crypt)'],
		remedy: 'Decrypt it with "git-crypt unlock".',
	},
	transcrypt: {
		title: 'Encrypted files',
		are: ['is encrypted (transcrypt)', 'are encrypted (transcrypt)'],
		remedy: 'Decrypt it with "transcrypt", or "openssl enc -d".',
	},
	'merge conflict': {
		title: 'Merge conflict',
		are: ['has the markers of a merge conflict', 'have the markers of a merge conflict'],
		remedy: 'The build will probably fail. Resolve it, and commit again.',
	},
};
function notePlaceholders(files) {
	return Object.entries(KINDS).flatMap(([kind, { title, are, remedy }]) => {
		const paths = files.filter((file) => file.kind === kind).map((file) => file.path);
		if (paths.length === 0)
			return [];
		const text = `${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(paths.length, 'file')} in the zip ${are[paths.length === 1 ? 0 : 1]}: ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .Ku)(paths, 3, _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)}. ${remedy}`;
		return [{ level: 'warning', title, text }];
	});
}
const FILTERED = [
	['Git LFS', Buffer.from('version https://git-lfs.github.com/spec/v1'), 1023],
	['git-annex', Buffer.from('/annex/objects/'), 32_768],
	['git-crypt', Buffer.from('\0GITCRYPT\0'), Infinity],
	['transcrypt', Buffer.from('U2FsdGVkX1'), Infinity],
];
const SOURCE = /^(?!(?:package(?:-lock)?|npm-shrinkwrap)\.json$).*\.(?:[cm]?[jt]sx?|json|s?css|sass|less|vue|svelte|astro|html)$/;
const NO_SOURCE = /(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|node_modules)\/|\.(?:test|spec)\.\w+$/;
const MARKER = Buffer.from('<<<<<<< ');
function placeholderOf({ path: name, size }, head) {
	if (SOURCE.test(name) && head.includes(MARKER) && !NO_SOURCE.test(name)) {
		if ((0,_build_checks_conflicts_js__WEBPACK_IMPORTED_MODULE_3__  .A)(head.toString('latin1')) !== undefined)
			return 'merge conflict';
	}
	for (const [kind, expected, max] of FILTERED) {
		if (size > max || !head.subarray(0, expected.length).equals(expected))
			continue;
		if (kind !== 'Git LFS' || /^\r?\n/.test(head.toString('latin1', expected.length, expected.length + 2)))
			return kind;
	}
	return undefined;
}
function isAnnexed(folder, link) {
	const target = (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, link))) ?? '';
	return /(?:^|\/)\.git\/annex\/objects\//.test(target.replaceAll('\\', '/'));
}
function noteAnnexed(links) {
	if (links.length === 0)
		return [];
	const text = `${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(links.length, 'link')} of git-annex in place of ${links.length === 1 ? 'a file' : 'files'}, so not sent: ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .Ku)(links, 3, _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)}. Put the content there with "git annex get ." and "git annex unlock .".`;
	return [{ level: 'warning', title: 'git-annex pointers', text }];
}
  })
};
