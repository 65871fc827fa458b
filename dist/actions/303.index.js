export const id = 303;
export const ids = [303];
export const modules = {

/***/ 1303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPrepacked: () => (/* binding */ openPrepacked),
  openRollback: () => (/* binding */ openRollback)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/workspace/files.js
var workspace_files = __webpack_require__(6426);
// EXTERNAL MODULE: ./lib/workspace/paths/order.js
var order = __webpack_require__(5394);
// EXTERNAL MODULE: ./lib/archive/lines.js
var archive_lines = __webpack_require__(1910);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/secret-scan/scanner.js + 6 modules
var scanner = __webpack_require__(2108);
// EXTERNAL MODULE: ./lib/workspace/notes/lfs-pointers.js
var lfs_pointers = __webpack_require__(5831);
// EXTERNAL MODULE: ./lib/archive/kept-findings.js
var kept_findings = __webpack_require__(1847);
// EXTERNAL MODULE: ./lib/archive/tasks/compress.js
var compress = __webpack_require__(4751);
// EXTERNAL MODULE: ./lib/archive/zip/content-digest.js
var content_digest = __webpack_require__(7204);
;// CONCATENATED MODULE: ./lib/archive/prepacked/content-summary.js








/** Collects what the bytes of all files show, in any order of the files. */
class ContentSummary {
    /** In the order of the paths once `finish` was called. */
    findings = new kept_findings/* KeptFindings */.b();
    records = [];
    lfsPointers = [];
    scanner;
    /** A block of a large file, with what comes before it. */
    memory = Buffer.allocUnsafeSlow(compress/* WINDOW_BYTES */.pe + content_digest/* BLOCK_BYTES */.Yo);
    constructor(scan) {
        this.scanner = scan === undefined ? undefined : new scanner/* SecretScanner */.J(scan);
    }
    /** Adds a whole file. A folder is only measured. */
    add(file, bytes) {
        if (file.isFolder)
            return { size: bytes.length, crc: (0,external_node_zlib_.crc32)(bytes) };
        if ((0,lfs_pointers/* isLfsPointer */.N)(file, bytes))
            this.lfsPointers.push(file.path);
        if (this.scanner !== undefined)
            this.findings.add(file, this.scanner.find(file.path, bytes, 0, bytes.length));
        const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / content_digest/* BLOCK_BYTES */.Yo)) }, (_, index) => (0,external_node_crypto_.hash)('sha256', bytes.subarray(index * content_digest/* BLOCK_BYTES */.Yo, (index + 1) * content_digest/* BLOCK_BYTES */.Yo)));
        this.record(file, blocks);
        return { size: bytes.length, crc: (0,external_node_zlib_.crc32)(bytes) };
    }
    /**
     * Adds a large file in pieces. Of a file that is larger than it should be, the rest is not read.
     * @param onBlock called with the bytes so far
     */
    async addPieces(file, pieces, onBlock) {
        const blocks = [];
        let crc = 0;
        const cutter = new BlockCutter(this.memory, file.size);
        for await (const { bytes, before, isLast } of cutter.cut(pieces)) {
            const block = bytes.subarray(before);
            blocks.push((0,external_node_crypto_.hash)('sha256', block));
            crc = (0,external_node_zlib_.crc32)(block, crc);
            const found = this.scanner?.findInBlock(file.path, bytes, before, isLast) ?? [];
            this.findings.add(file, found, cutter.size - bytes.length);
            onBlock(cutter.size);
        }
        this.record(file, blocks);
        return { size: cutter.size, crc };
    }
    finish() {
        const content = (0,external_node_crypto_.createHash)('sha256');
        for (const { record } of (0,order/* sortByPath */.$)(this.records))
            content.update(record);
        this.findings.sort();
        return { contentSha256: content.digest('hex'), lfsPointers: this.lfsPointers.toSorted() };
    }
    record(file, blocks) {
        this.records.push({ path: file.path, record: (0,content_digest/* contentRecord */.bU)(file, (0,content_digest/* digestOfBlocks */.k8)(blocks)) });
    }
}
/** Cuts the pieces of a large file into blocks. */
class BlockCutter {
    memory;
    fileSize;
    /** Bytes of the file so far: more than `fileSize` for a file that is larger than it should be. */
    size = 0;
    /**
     * @param memory has room for a block and what comes before it
     * @param fileSize bytes that the file should have
     */
    constructor(memory, fileSize) {
        this.memory = memory;
        this.fileSize = fileSize;
    }
    /** Stops where the file is larger than it should be; then, or if it is smaller, its last block is dropped. */
    async *cut(pieces) {
        const { memory, fileSize } = this;
        let [before, filled] = [0, 0];
        for await (const piece of pieces) {
            for (let at = 0; at < piece.length && this.size <= fileSize;) {
                const part = piece.subarray(at, at + content_digest/* BLOCK_BYTES */.Yo - filled);
                memory.set(part, before + filled);
                at += part.length;
                filled += part.length;
                this.size += part.length;
                if (filled < content_digest/* BLOCK_BYTES */.Yo && this.size !== fileSize)
                    continue;
                const bytes = memory.subarray(0, before + filled);
                yield { bytes, before, isLast: this.size >= fileSize };
                const kept = Math.min(compress/* WINDOW_BYTES */.pe, bytes.length);
                memory.copyWithin(0, bytes.length - kept, bytes.length);
                [before, filled] = [kept, 0];
            }
            if (this.size > fileSize)
                return;
        }
    }
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/archive/tasks/plan.js
var plan = __webpack_require__(3268);
// EXTERNAL MODULE: ./lib/archive/zip/zip-format.js
var zip_format = __webpack_require__(2225);
;// CONCATENATED MODULE: ./lib/archive/prepacked/data-descriptor.js


/** Bytes of the longest one: signature, CRC, two sizes of 8 bytes (APPNOTE 4.3.9). */
const MAX_DESCRIPTOR_BYTES = 24;
const SIGNATURES = new Set([
    zip_format/* CENTRAL_SIGNATURE */.Lw,
    zip_format/* DESCRIPTOR_SIGNATURE */.lw,
    zip_format/* END_SIGNATURE */.Rf,
    zip_format/* LOCAL_SIGNATURE */.HX,
    zip_format/* ZIP64_END_SIGNATURE */.Z_,
    zip_format/* ZIP64_LOCATOR_SIGNATURE */.k_,
]);
/**
 * Why what follows the data of an entry is not its data descriptor alone, as the end of a sentence.
 * @param tail the first bytes of it, as many as the longest descriptor has
 * @param tailBytes how many bytes there are up to the next header
 * @param hasZip64 whether the local header has a Zip64 field. Not all packers that write sizes of 8 bytes write one
 */
function descriptorProblem(tail, tailBytes, entry, hasZip64) {
    const isSigned = tail.length >= 4 && tail.readUInt32LE() === zip_format/* DESCRIPTOR_SIGNATURE */.lw;
    const start = isSigned ? 4 : 0;
    const widths = hasZip64 ? [8] : [8, 4];
    const lengths = widths.filter((width) => holds(tail, start, width, entry)).map((width) => start + 4 + 2 * width);
    const [longest] = lengths;
    if (longest === undefined)
        return 'has conflicting headers (data descriptor)';
    if (!lengths.includes(tailBytes))
        return gapProblem(tailBytes - longest);
    // A program that takes it for a longer or a shorter one looks for the next signature from the wrong place on.
    let isAmbiguous = !isSigned && entry.method === zip_format/* STORED */.SD;
    for (let at = start; at < tailBytes; at += 4)
        isAmbiguous ||= SIGNATURES.has(tail.readUInt32LE(at));
    return isAmbiguous ? 'has a data descriptor that programs read in different ways' : undefined;
}
/** What is wrong with an entry that other bytes follow. */
function gapProblem(bytes) {
    return `is followed by ${(0,format/* countOf */.pq)(bytes, 'byte')} outside any entry`;
}
/** @param width bytes of each size, 4 or 8 */
function holds(tail, start, width, { crc, compressedSize, size }) {
    if (tail.length < start + 4 + 2 * width || tail.readUInt32LE(start) !== crc)
        return false;
    const read = (at) => (width === 4 ? tail.readUInt32LE(at) : Number(tail.readBigUInt64LE(at)));
    return read(start + 4) === compressedSize && read(start + 4 + width) === size;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/workspace/paths/disk.js
var disk = __webpack_require__(9193);
;// CONCATENATED MODULE: ./lib/archive/prepacked/held-file.js







/** Read and sent at once, in bytes; the same as for a zip that we pack. */
const CHUNK_BYTES = 128 * 1024;
/** Longest piece that `view` returns, in bytes: a small file that was deflated, and did not get smaller. */
const MAX_PIECE_BYTES = plan/* MAX_WHOLE_FILE_BYTES */.SA + 64 * 1024;
/** Bytes that `view` reads at once. */
const WINDOW_BYTES = MAX_PIECE_BYTES + 64 * 1024;
/** The path was resolved, so a link here has appeared since: it is not followed. Named pipes must not block. */
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const readAsync = (0,external_node_util_.promisify)(external_node_fs_.read);
/** A file that is opened once and read through that one descriptor: what is at its path later does not matter. */
class HeldFile {
    label;
    descriptor;
    stats;
    isOpen = true;
    memory;
    /** The part of `memory` that holds what `view` has read last, and where that begins in the file. */
    window = Buffer.alloc(0);
    windowStart = 0;
    /**
     * @param file real path
     * @param label what it is called in messages
     * @throws {StepError} `invalid-file` when it cannot be opened, is not a regular file, or is not what the path stands for
     */
    constructor(file, label) {
        this.label = label;
        this.descriptor = this.attempt(() => (0,external_node_fs_.openSync)(file, FLAGS));
        try {
            this.stats = this.attempt(() => (0,external_node_fs_.fstatSync)(this.descriptor, { bigint: true }));
            if (!this.stats.isFile())
                throw this.unusable('is not a regular file.');
            // A folder of the path that has become a link would lead out of the place that was checked.
            const there = this.attempt(() => ((0,external_node_fs_.realpathSync)(file) === file ? (0,external_node_fs_.statSync)(file, { bigint: true }) : undefined));
            if (there === undefined || !(0,disk/* isSameFile */.Dl)(there, this.stats))
                throw this.changed();
        }
        catch (error) {
            this.close();
            throw error;
        }
    }
    get bytes() {
        return Number(this.stats.size);
    }
    /**
     * A piece of the file, or as much of it as there is. Pieces near each other are read with few system calls. Valid until
     * the next piece is asked for.
     * @param length at most `MAX_PIECE_BYTES`
     * @throws {StepError} `invalid-file` when the file has become shorter
     */
    view(position, length) {
        const wanted = Math.max(0, Math.min(length, this.bytes - position));
        if (wanted === 0)
            return Buffer.alloc(0);
        if (position < this.windowStart || position + wanted > this.windowStart + this.window.length) {
            this.memory ??= Buffer.allocUnsafeSlow(WINDOW_BYTES);
            this.window = this.memory.subarray(0, 0);
            const window = this.memory.subarray(0, Math.min(WINDOW_BYTES, this.bytes - position));
            this.readAt(position, window);
            this.window = window;
            this.windowStart = position;
        }
        const start = position - this.windowStart;
        return this.window.subarray(start, start + wanted);
    }
    /**
     * The bytes from `start` up to `end`, in pieces of their own memory. Positions are explicit, so several readers do not
     * disturb each other.
     * @throws {StepError} `invalid-file` when there are fewer
     */
    async *chunks(start = 0, end = this.bytes) {
        for (let position = start; position < end;) {
            const target = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end - position));
            const { bytesRead } = await readAsync(this.descriptor, target, 0, target.length, position).catch((error) => {
                throw this.unreadable(error);
            });
            if (bytesRead === 0)
                throw this.changed();
            position += bytesRead;
            yield target.subarray(0, bytesRead);
        }
    }
    /** All bytes, from the first one. @throws {StepError} `invalid-file` after the last one, when they do not have this SHA-256 */
    async *verifiedChunks(sha256) {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for await (const chunk of this.chunks()) {
            hash.update(chunk);
            yield chunk;
        }
        if (hash.digest('hex') !== sha256)
            throw this.changed();
    }
    /** SHA-256 of all bytes, in hex. */
    async sha256(signal) {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for await (const chunk of this.chunks()) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
        return hash.digest('hex');
    }
    /** @throws {StepError} `invalid-file` when the file was written to since it was opened */
    assertUnchanged() {
        const { size, mtimeNs, ctimeNs } = this.attempt(() => (0,external_node_fs_.fstatSync)(this.descriptor, { bigint: true }));
        const before = this.stats;
        if (size !== before.size || mtimeNs !== before.mtimeNs || ctimeNs !== before.ctimeNs)
            throw this.changed();
    }
    close() {
        if (!this.isOpen)
            return;
        this.isOpen = false;
        (0,external_node_fs_.closeSync)(this.descriptor);
    }
    /** An error about this file. @param problem what is wrong and what to do, as the end of a sentence */
    unusable(problem) {
        return new errors/* StepError */.zg('invalid-file', `${this.label} ${problem}`);
    }
    readAt(position, target) {
        for (let filled = 0; filled < target.length;) {
            const count = this.attempt(() => (0,external_node_fs_.readSync)(this.descriptor, target, filled, target.length - filled, position + filled));
            if (count === 0)
                throw this.changed();
            filled += count;
        }
    }
    changed() {
        return this.unusable('changed while it was read. Let whatever writes it finish first.');
    }
    attempt(action) {
        try {
            return action();
        }
        catch (error) {
            throw this.unreadable(error);
        }
    }
    unreadable(error) {
        const { code } = error;
        if (code === undefined)
            return error;
        // ELOOP: it has become a link.
        if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(code))
            return this.changed();
        return this.unusable(`cannot be read: ${(0,safe_text/* safeText */.Hk)(code)}. Check its permissions.`);
    }
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/archived-entry.js

/** An error about an entry. @param problem what follows its name */
function unusableEntry(file, { path }, problem) {
    return file.unusable(`cannot be sent: ${(0,safe_text/* safeText */.Hk)(path)} ${problem}. Pack the zip again.`);
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/extra-fields.js
/** Stands for a number that is in the Zip64 field. */
const IN_ZIP64 = 0xffffffff;
/** File types of Unix in a mode. */
const TYPE = 0o170000;
const PLAIN_TYPES = new Set([0, 0o100000, 0o040000]);
const ZIP64 = 0x0001;
/** PKWARE Unix (4.5.7): 12 bytes of times and owner, then where a link points to. */
const PKWARE_UNIX = 0x000d;
/** ASi Unix (Info-ZIP's proginfo/extrafld.txt): CRC, mode, 8 bytes of sizes and owner, then where a link points to. */
const ASI_UNIX = 0x756e;
/** libarchive's experimental field: external attributes, also in local headers. */
const LIBARCHIVE = 0x6c78;
/** Info-ZIP Unicode Path (4.6.9): version and CRC, then a second name for the same entry. */
const UNICODE_PATH = 0x7075;
/** The fields, or undefined where one ends beyond the extra data. Less than a field header at the end is padding. */
function parseExtraFields(extra) {
    const fields = [];
    for (let at = 0; at + 4 <= extra.length;) {
        const end = at + 4 + extra.readUInt16LE(at + 2);
        if (end > extra.length)
            return undefined;
        fields.push({ id: extra.readUInt16LE(at), data: extra.subarray(at + 4, end) });
        at = end;
    }
    return fields;
}
/**
 * Whether programs that know the fields would unpack to another place than those that do not.
 * @param name as the header has it
 */
function hasOtherName(fields, name) {
    return fields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(5).equals(name));
}
/** Whether programs that know the fields could make a link, or another special file, of the entry. */
function hasLink(fields) {
    return fields.some(({ id, data }) => {
        if (id === LIBARCHIVE)
            return true;
        if (id === PKWARE_UNIX)
            return data.length > 12;
        return id === ASI_UNIX && (data.length !== 14 || !PLAIN_TYPES.has(data.readUInt16LE(4) & TYPE));
    });
}
/**
 * Every number that some program would read for each of the sizes (and the offset) in a header. Most programs take from
 * the Zip64 field what the header marks, in that order; some go by position where the field has more than that.
 * @param stated as in the header itself, in the order of the field (4.5.3)
 */
function zip64Readings(fields, stated) {
    const zip64 = fields.filter(({ id }) => id === ZIP64);
    if (zip64.length === 0)
        return stated.map((value) => [value]);
    const marked = stated.flatMap((value, index) => (value === IN_ZIP64 ? [index] : []));
    return stated.map((value, index) => {
        const places = marked.includes(index) ? [marked.indexOf(index)] : [];
        // With two fields, which one counts is not defined.
        const found = zip64.flatMap(({ data }) => {
            const byPosition = data.length > 8 * marked.length && data.length >= 8 * (index + 1) ? [index] : [];
            return [...places, ...byPosition].map((place) => numberAt(data, 8 * place));
        });
        return value === IN_ZIP64 ? found : [value, ...found];
    });
}
/** Whether there is a Zip64 field. */
function hasZip64(fields) {
    return fields.some(({ id }) => id === ZIP64);
}
function numberAt(data, at) {
    return at + 8 <= data.length ? Number(data.readBigUInt64LE(at)) : NaN;
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/layout.js






/**
 * Finds the data of each entry, and makes sure that every byte before the directory belongs to exactly one of them. Programs
 * that read local headers one after the other, or search for them, would see files in what is between them.
 */
class Layout {
    file;
    directoryStart;
    end;
    /**
     * @param directoryStart where the last entry must end
     * @param end where the entry before the first that is asked for ends
     */
    constructor(file, directoryStart, end = 0) {
        this.file = file;
        this.directoryStart = directoryStart;
        this.end = end;
    }
    /**
     * @param entry the next one in the order of the file
     * @param next the one that follows it
     * @throws {StepError} `invalid-file` for bytes outside any entry, or in two of them, and where its two headers conflict
     */
    locate(entry, next) {
        const limit = next?.offset ?? this.directoryStart;
        // Read at once where it is small.
        this.file.view(entry.offset, Math.min(limit - entry.offset, MAX_PIECE_BYTES));
        const header = readLocalHeader(this.file, entry);
        if (header === undefined)
            throw this.unusable(entry, 'is not where the zip says');
        const before = entry.offset - this.end;
        if (before > 0)
            throw this.unusable(entry, `follows ${(0,format/* countOf */.pq)(before, 'byte')} outside any entry`);
        if (header.conflicts.length > 0) {
            throw this.unusable(entry, `has conflicting headers (${header.conflicts.join(', ')})`);
        }
        const start = entry.offset + header.length;
        const dataEnd = start + entry.compressedSize;
        // Files that share their data are how a small zip becomes an enormous one.
        if (dataEnd > limit) {
            throw next === undefined
                ? this.unusable(entry, 'overlaps the directory of the zip')
                : this.unusable(next, 'overlaps another file');
        }
        const problem = this.tailProblem(entry, header, dataEnd, limit);
        if (problem !== undefined)
            throw this.unusable(entry, problem);
        this.end = limit;
        return { start, limit, hasDescriptor: header.hasDescriptor };
    }
    /** What is wrong between the end of the data and the next header. */
    tailProblem(entry, header, dataEnd, limit) {
        const bytes = limit - dataEnd;
        if (!header.hasDescriptor)
            return bytes === 0 ? undefined : gapProblem(bytes);
        const tail = this.file.view(dataEnd, Math.min(bytes, MAX_DESCRIPTOR_BYTES));
        return descriptorProblem(tail, bytes, entry, header.hasZip64);
    }
    unusable(entry, problem) {
        return unusableEntry(this.file, entry, problem);
    }
}
/** General purpose flags (APPNOTE 4.4.4) that only say how hard the packer tried. */
const LEVEL_FLAGS = 0x0006;
/**
 * Compares the two headers of an entry. Programs that read a zip from a pipe know no other header than the local one.
 * @returns undefined where there is no local header
 */
function readLocalHeader(file, entry) {
    const fixed = file.view(entry.offset, zip_format/* LOCAL_HEADER_BYTES */.q_);
    if (fixed.length < zip_format/* LOCAL_HEADER_BYTES */.q_ || fixed.readUInt32LE() !== zip_format/* LOCAL_SIGNATURE */.HX)
        return undefined;
    const nameEnd = zip_format/* LOCAL_HEADER_BYTES */.q_ + fixed.readUInt16LE(26);
    const length = nameEnd + fixed.readUInt16LE(28);
    const header = file.view(entry.offset, length);
    if (header.length < length)
        return undefined;
    const hasDescriptor = (header.readUInt16LE(6) & zip_format/* DESCRIPTOR_FLAG */.T) !== 0;
    const name = header.subarray(zip_format/* LOCAL_HEADER_BYTES */.q_, nameEnd);
    const parsed = parseExtraFields(header.subarray(nameEnd));
    const fields = parsed ?? [];
    // A descriptor may leave open what it brings, but some programs believe what stands here anyway.
    const agrees = (stated, known) => stated === known || (hasDescriptor && stated === 0);
    const [sizes = [], packedSizes = []] = zip64Readings(fields, [header.readUInt32LE(22), header.readUInt32LE(18)]);
    const isSame = {
        name: name.equals(Buffer.from(entry.isFolder ? `${entry.path}/` : entry.path)),
        flags: ((header.readUInt16LE(6) ^ entry.flags) & ~LEVEL_FLAGS) === 0,
        method: header.readUInt16LE(8) === entry.method,
        CRC: agrees(header.readUInt32LE(14), entry.crc),
        size: sizes.every((size) => agrees(size, entry.size)),
        'compressed size': packedSizes.every((size) => agrees(size, entry.compressedSize)),
        'extra fields': parsed !== undefined,
        'second name': !hasOtherName(fields, name),
        link: !hasLink(fields),
    };
    const conflicts = Object.keys(isSame).filter((what) => isSame[what] !== true);
    return { length, hasDescriptor, hasZip64: hasZip64(fields), conflicts };
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/entry-content.js








/** The smallest that `chunkSize` can be. */
const MIN_CHUNK_BYTES = 64;
const EARLY_END = 'is stored, and contains bytes that some programs take for its end';
/** Reads the content of the entries of a zip, in the order in which they are in the file. */
class EntryContent {
    file;
    directory;
    layout;
    /** @param first the entry that is read first */
    constructor(file, directory, first) {
        this.file = file;
        this.directory = directory;
        this.layout = new Layout(file, directory.start, first?.offset);
    }
    /**
     * The inflated bytes of an entry: all of them where it is small, else in pieces. Valid until the next entry is read.
     * @param index of the entry in the directory
     * @throws {StepError} `invalid-file` where `Layout` finds a fault, or data are damaged. The number of bytes is
     * checked for small files only
     */
    read(archived, index) {
        const { size, compressedSize } = archived;
        const data = this.layout.locate(archived, this.directory.entries[index + 1]);
        const { start, limit, hasDescriptor } = data;
        const isStored = archived.method === zip_format/* STORED */.SD;
        if (size > plan/* MAX_WHOLE_FILE_BYTES */.SA || compressedSize > MAX_PIECE_BYTES) {
            if (isStored)
                return this.stored(archived, data);
            return this.inflate(this.file.chunks(start, start + compressedSize), archived);
        }
        if (isStored) {
            const bytes = this.file.view(start, limit - start);
            if (hasDescriptor && new EarlyEndScan(size).isIn(bytes))
                throw this.unusable(archived, EARLY_END);
            return bytes.subarray(0, size);
        }
        const packed = this.file.view(start, compressedSize);
        if (packed.length === 0)
            return packed;
        return this.inflateWhole(packed, archived);
    }
    /** An error about a file of the zip. */
    unusable(entry, problem) {
        return unusableEntry(this.file, entry, problem);
    }
    inflateWhole(packed, archived) {
        const { size } = archived;
        let inflated;
        try {
            // One piece of output, with room for one byte too many.
            const options = { maxOutputLength: size + 1, chunkSize: Math.max(MIN_CHUNK_BYTES, size + 1), info: true };
            // The types of Node leave out what `info` gives.
            inflated = (0,external_node_zlib_.inflateRawSync)(packed, options);
        }
        catch (error) {
            throw this.damaged(archived, error);
        }
        this.assertAllInflated(archived, inflated.engine.bytesWritten);
        return inflated.buffer;
    }
    /** Stored data, whose end a program that reads from a pipe must find by itself where a data descriptor follows. */
    async *stored(archived, { start, limit, hasDescriptor }) {
        const { compressedSize } = archived;
        if (!hasDescriptor)
            return yield* this.file.chunks(start, start + compressedSize);
        const scan = new EarlyEndScan(compressedSize);
        let left = compressedSize;
        for await (const piece of this.file.chunks(start, limit)) {
            if (scan.isIn(piece))
                throw this.unusable(archived, EARLY_END);
            if (left > 0)
                yield piece.subarray(0, left);
            left -= piece.length;
        }
    }
    async *inflate(packed, archived) {
        const inflated = (0,external_node_zlib_.createInflateRaw)();
        // Its error ends the loop below.
        (0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(packed), inflated, () => undefined);
        try {
            yield* inflated;
        }
        catch (error) {
            throw this.damaged(archived, error);
        }
        this.assertAllInflated(archived, inflated.bytesWritten);
    }
    /** A program that reads from a pipe would take bytes after the deflated data for a data descriptor, or an entry. */
    assertAllInflated(archived, bytes) {
        if (bytes === archived.compressedSize)
            return;
        throw this.unusable(archived, gapProblem(archived.compressedSize - bytes));
    }
    damaged(archived, error) {
        const { code = '' } = error;
        return /^(?:Z_|ERR_BUFFER_TOO_LARGE$)/.test(code) ? this.unusable(archived, `is damaged (${code})`) : error;
    }
}
const SIGNATURE = Buffer.alloc(4);
SIGNATURE.writeUInt32LE(zip_format/* DESCRIPTOR_SIGNATURE */.lw);
/** Signature, CRC, and the lower half of the compressed size. */
const DESCRIPTOR_HEAD_BYTES = 12;
/**
 * Searches stored data for bytes that could be the data descriptor of what is before them. A program that reads the zip
 * from a pipe finds the end of stored data by its descriptor alone, so it would take what follows for entries, which all
 * others take for data. A zip inside the data is no such case: its descriptors do not count its headers.
 */
class EarlyEndScan {
    dataBytes;
    /** Of all bytes before `held`. */
    crc = 0;
    /** Where `held` begins in the data. */
    position = 0;
    held = Buffer.alloc(0);
    /** @param dataBytes where the data end */
    constructor(dataBytes) {
        this.dataBytes = dataBytes;
    }
    /** Whether there are such bytes. @param piece the next bytes of the data, or of what follows them */
    isIn(piece) {
        const bytes = Buffer.concat([this.held, piece]);
        let hashed = 0;
        for (let at = bytes.indexOf(SIGNATURE); at !== -1; at = bytes.indexOf(SIGNATURE, at + 1)) {
            const size = this.position + at;
            if (at + DESCRIPTOR_HEAD_BYTES > bytes.length || size >= this.dataBytes)
                break;
            this.crc = (0,external_node_zlib_.crc32)(bytes.subarray(hashed, at), this.crc);
            hashed = at;
            if (bytes.readUInt32LE(at + 4) === this.crc || bytes.readUInt32LE(at + 8) === size % 2 ** 32)
                return true;
        }
        const kept = Math.max(hashed, bytes.length - DESCRIPTOR_HEAD_BYTES + 1);
        this.crc = (0,external_node_zlib_.crc32)(bytes.subarray(hashed, kept), this.crc);
        this.position += kept;
        this.held = Buffer.from(bytes.subarray(kept));
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/end-records.js

/** Bytes of each record (APPNOTE 4.3.16, 4.3.15 and, without data of its own, 4.3.14). */
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const ZIP64_END_BYTES = 56;
/**
 * Reads the records at the end of a zip. Some programs go by where the directory begins, some by how long it is, some look
 * for the Zip64 record where it must be, and some where the locator says.
 * @param comment of the zip: its last bytes
 */
function readEndRecords(file, comment) {
    const at = file.bytes - END_BYTES - comment.length;
    const end = file.view(at, END_BYTES);
    const classic = [16, 12].map((field) => end.readUInt32LE(field));
    const counts = [8, 10, 4, 6].map((field) => end.readUInt16LE(field));
    const zip64 = readZip64(file, at - LOCATOR_BYTES);
    const [start = 0, size = 0, here, entries, disk, firstDisk] = zip64?.numbers ?? [...classic, ...counts];
    const directoryEnd = zip64 === undefined ? at : at - LOCATOR_BYTES - ZIP64_END_BYTES;
    const isSame = {
        // Which of two end records counts is not defined.
        comment: !holdsEndSignature(comment),
        disks: disk === 0 && firstDisk === 0,
        'number of entries': here === entries,
        'size of the directory': start + size === directoryEnd,
        Zip64: zip64 === undefined || (zip64.isSound && repeats(classic, counts, zip64.numbers)),
    };
    return {
        directoryStart: start,
        directoryEnd,
        conflicts: Object.keys(isSame).filter((what) => isSame[what] !== true),
    };
}
/** Start and size of the directory, entries here and in all, this disk and the first one. */
function readZip64(file, locatorAt) {
    if (locatorAt < ZIP64_END_BYTES)
        return undefined;
    const recordAt = locatorAt - ZIP64_END_BYTES;
    const bytes = file.view(recordAt, ZIP64_END_BYTES + LOCATOR_BYTES);
    const locator = bytes.subarray(ZIP64_END_BYTES);
    if (locator.readUInt32LE() !== zip_format/* ZIP64_LOCATOR_SIGNATURE */.k_)
        return undefined;
    const wide = [48, 40, 24, 32].map((field) => Number(bytes.readBigUInt64LE(field)));
    const disks = [16, 20].map((field) => bytes.readUInt32LE(field));
    const isSound = bytes.readUInt32LE() === zip_format/* ZIP64_END_SIGNATURE */.Z_ &&
        Number(bytes.readBigUInt64LE(4)) === ZIP64_END_BYTES - 12 &&
        locator.readUInt32LE(4) === 0 &&
        Number(locator.readBigUInt64LE(8)) === recordAt &&
        locator.readUInt32LE(16) <= 1;
    return { numbers: [...wide, ...disks], isSound };
}
/** Whether each number of the classic record is the same, or points to the Zip64 one. */
function repeats(classic, counts, numbers) {
    const full = [0xffffffff, 0xffffffff, 0xffff, 0xffff, 0xffff, 0xffff];
    return [...classic, ...counts].every((value, index) => value === full[index] || value === numbers[index]);
}
const END_SIGNATURE_BYTES = Buffer.alloc(4);
END_SIGNATURE_BYTES.writeUInt32LE(zip_format/* END_SIGNATURE */.Rf);
/** Whether some program would look for an end record in these bytes. */
function holdsEndSignature(bytes) {
    return bytes.includes(END_SIGNATURE_BYTES);
}

// EXTERNAL MODULE: ./lib/workspace/paths/file-names.js
var file_names = __webpack_require__(1931);
// EXTERNAL MODULE: ./lib/workspace/rules/rules.js
var rules = __webpack_require__(8798);
;// CONCATENATED MODULE: ./lib/archive/prepacked/entry-rules.js






/** General purpose flags (APPNOTE 4.4.4): bits 0 and 6 encrypted, 13 encrypted directory. */
const ANY_ENCRYPTION_FLAGS = 0x2041;
/** File types of Unix in the upper half of the external attributes. */
const entry_rules_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
/** MS-DOS attributes in the lower half: volume label, device, and on Windows a link; and folder, for a file. */
const DOS_SPECIAL = 0x0448;
const DOS_FOLDER = 0x0010;
/** What a packer may make of no bytes: an empty block, stored with its length. */
const MAX_EMPTY_BYTES = 5;
/** Takes the entries of a zip one by one, and applies the rules that hold for the files of a workspace. */
class EntryRules {
    /** Files and folders, in the order of the directory. */
    entries = [];
    found = [];
    seen = new Set();
    /** @param header its bytes in the directory, without name and extra data */
    add(entry, header) {
        const name = (0,file_names/* decodeName */.e4)(entry.fileNameRaw);
        const isFolder = name.endsWith('/');
        const path = isFolder ? name.slice(0, -1) : name;
        const problem = this.problemOf(entry, header, path, isFolder);
        if (problem !== undefined)
            this.found.push(`${(0,safe_text/* safeText */.Hk)(name) || '""'} ${problem}`);
        this.seen.add(path);
        if (problem !== undefined)
            return;
        const mode = ((entry.externalFileAttributes >>> 16) & 0o100) === 0 ? 0o644 : 0o755;
        this.entries.push({
            path,
            isFolder,
            mode,
            size: entry.uncompressedSize,
            compressedSize: entry.compressedSize,
            flags: entry.generalPurposeBitFlag,
            method: entry.compressionMethod,
            crc: entry.crc32,
            offset: entry.relativeOffsetOfLocalHeader,
        });
    }
    /** A clause for each problem so far: an entry, and what is wrong with it. */
    problems() {
        return [...this.found, ...this.filesThatAreFolders()];
    }
    problemOf(entry, header, path, isFolder) {
        if (!(0,file_names/* isUtf8 */.co)(path))
            return 'has a name that is not UTF-8';
        if (hasOtherName(entry.extraFields, entry.fileNameRaw))
            return 'has a second, different name';
        const unsafe = (0,file_names/* unsafeName */.gj)(path);
        if (unsafe !== undefined)
            return unsafe;
        if ((0,rules/* isNeverSent */.FJ)(path))
            return 'is version control data or a key file, which is never sent';
        if (this.seen.has(path))
            return 'is in the zip twice';
        const type = (entry.externalFileAttributes >>> 16) & entry_rules_TYPE;
        if (type === LINK || hasLink(entry.extraFields))
            return 'is a symbolic link';
        const special = isFolder ? DOS_SPECIAL : DOS_SPECIAL | DOS_FOLDER;
        if ((type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) || (entry.externalFileAttributes & special) !== 0) {
            return 'is not a regular file';
        }
        if ((entry.generalPurposeBitFlag & ANY_ENCRYPTION_FLAGS) !== 0)
            return 'is encrypted';
        const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
        if (method !== zip_format/* STORED */.SD && method !== zip_format/* DEFLATED */.aE)
            return `is compressed with method ${method}, and not deflated`;
        if (method === zip_format/* STORED */.SD && compressedSize !== uncompressedSize)
            return 'is stored, but has two different sizes';
        if (isFolder && (uncompressedSize !== 0 || compressedSize > MAX_EMPTY_BYTES))
            return 'is a folder with content';
        if (hasOtherSizes(entry, header))
            return 'has sizes that programs read in different ways (Zip64)';
        // Node's unzipper takes the first end record of the last bytes, which can be here.
        if (holdsEndSignature(entry.extraFieldRaw) || holdsEndSignature(entry.fileCommentRaw))
            return 'has bytes in its comment or extra fields that programs take for the end of the zip';
        // 0xffff: the Zip64 field has the number. The end records say that there is one disk only.
        if (![0, 0xffff].includes(header.readUInt16LE(34)))
            return 'is on another disk';
        return undefined;
    }
    filesThatAreFolders() {
        const files = new Set(this.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
        const clashes = new Set();
        for (const path of this.seen) {
            for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
                if (files.has(path.slice(0, end)))
                    clashes.add(path.slice(0, end));
            }
        }
        return [...clashes].map((path) => `${(0,safe_text/* safeText */.Hk)(path)} is both a file and a folder`);
    }
}
/** Whether some program would take other sizes, or another offset, from the Zip64 field. */
function hasOtherSizes(entry, header) {
    const stated = [24, 20, 42].map((at) => header.readUInt32LE(at));
    const known = [entry.uncompressedSize, entry.compressedSize, entry.relativeOffsetOfLocalHeader];
    return zip64Readings(entry.extraFields, stated).some((readings, index) => readings.some((value) => value !== known[index]));
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/zip-entries.js







/** More than any app has, and each costs memory. */
const MAX_ENTRIES = 1_000_000;
/** What to do about a file that is not a zip. */
const CHECK = 'Check how it was packed or downloaded.';
/** Entries that are read before signals and timers get their turn. */
const BATCH_ENTRIES = 256;
/** What a zip begins with: a local header, or where it has no entries, the end of its central directory. */
const zip_entries_SIGNATURES = new Set([zip_format/* LOCAL_SIGNATURE */.HX, zip_format/* END_SIGNATURE */.Rf]);
/**
 * Reads the central directory of a zip, and makes sure that the entries and the end records are all that is in it.
 * @throws {StepError} `invalid-file` for what is not a zip, or naming entries that cannot be sent; `no-files`
 */
async function readDirectory(file, signal) {
    if (file.bytes < END_BYTES || !zip_entries_SIGNATURES.has(file.view(0, 4).readUInt32LE())) {
        throw file.unusable(`is not a zip: it does not start with a zip header. ${CHECK}`);
    }
    const rules = new EntryRules();
    const zip = await openCentralDirectory(file);
    if (zip.entryCount > MAX_ENTRIES) {
        throw file.unusable(`has ${zip.entryCount} entries; at most ${MAX_ENTRIES} are allowed.`);
    }
    // Not decoded, so the type of the library does not fit.
    const comment = zip.comment;
    const { directoryStart: start, directoryEnd, conflicts } = readEndRecords(file, comment);
    if (conflicts.length > 0) {
        throw file.unusable(`cannot be sent: its end records conflict (${conflicts.join(', ')}). Pack the zip again.`);
    }
    let end = start;
    try {
        let count = 0;
        for await (const entry of zip.eachEntry()) {
            rules.add(entry, file.view(end, zip_format/* CENTRAL_HEADER_BYTES */.Im));
            end += zip_format/* CENTRAL_HEADER_BYTES */.Im + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
            count += 1;
            if (count % BATCH_ENTRIES !== 0)
                continue;
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
        }
    }
    catch (error) {
        throw signal.aborted ? error : unreadable(file, error);
    }
    if (end !== directoryEnd) {
        const bytes = (0,format/* countOf */.pq)(Math.abs(directoryEnd - end), 'byte');
        throw file.unusable(`cannot be sent: its directory has ${bytes} outside any entry. Pack the zip again.`);
    }
    const problems = rules.problems();
    if (problems.length > 0)
        throw cannotBeSent(file, problems);
    if (rules.entries.every(({ isFolder }) => isFolder)) {
        throw new errors/* StepError */.zg('no-files', file.unusable('holds no files.').message);
    }
    return { entries: rules.entries.toSorted((a, b) => a.offset - b.offset), start };
}
/** Loaded where it is used: a step that packs starts without it. */
async function openCentralDirectory(file) {
    const { fromRandomAccessReaderPromise, RandomAccessReader } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
    class FileReader extends RandomAccessReader {
        read(target, offset, length, position, callback) {
            try {
                const bytes = file.view(position, length);
                target.set(bytes, offset);
                callback(bytes.length < length ? new Error('it ends too early') : null);
            }
            catch (error) {
                callback(error);
            }
        }
    }
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    try {
        return await fromRandomAccessReaderPromise(new FileReader(), file.bytes, options);
    }
    catch (error) {
        throw unreadable(file, error);
    }
}
/** What the library reports is a defect of the zip. */
function unreadable(file, error) {
    if (error instanceof errors/* StepError */.zg || !(error instanceof Error))
        return error;
    return file.unusable(`cannot be read as a zip: ${(0,safe_text/* safeText */.Hk)(error.message)}. ${CHECK}`);
}
/** At most ten sentences, each with the name of the entry. */
function cannotBeSent(file, problems) {
    const sentences = problems.map((problem) => file.unusable(`cannot be sent: ${problem}.`).message);
    return new errors/* StepError */.zg('invalid-file', (0,format/* asMessage */.OI)(sentences, 10, 'Pack the zip again without it.'));
}

;// CONCATENATED MODULE: ./lib/archive/prepacked/open-zip.js











/** What a zip may hold at least, however small it is; and how many times its size, if that is more. */
const ALWAYS_ALLOWED_BYTES = 2 ** 30;
const MAX_RATIO = 100;
/** Bytes and entries that are checked before signals and timers get their turn. */
const BATCH_BYTES = 4 * 1024 * 1024;
const open_zip_BATCH_ENTRIES = 256;
/**
 * Opens a zip once and checks all of it: its SHA-256, its names, its content. What is streamed later comes from the same
 * descriptor.
 * @throws {InvalidInputError} when its SHA-256 differs
 * @throws {StepError} `invalid-file` for what is not a sound zip, or changes meanwhile; `no-files`
 */
async function openZip(zip, options) {
    const file = new HeldFile(zip.file, `${zip.input}: "${(0,safe_text/* safeText */.Hk)(zip.name)}"`);
    try {
        const sha256 = await file.sha256(options.signal);
        if (zip.sha256 !== undefined && zip.sha256 !== sha256)
            throw anotherHash(zip, zip.sha256, sha256);
        const directory = await readDirectory(file, options.signal);
        const files = (0,order/* sortByPath */.$)(directory.entries.filter(({ isFolder }) => !isFolder));
        const content = await checkContent(file, directory, options);
        // Hash, names and content were read one after the other.
        file.assertUnchanged();
        return {
            path: zip.file,
            bytes: file.bytes,
            sha256,
            fileCount: files.length,
            files,
            ...content,
            stream: () => file.verifiedChunks(sha256),
            close: () => file.close(),
        };
    }
    catch (error) {
        file.close();
        throw error;
    }
}
/** Reads all entries once, checks them against the directory, and collects what their bytes show. */
async function checkContent(file, directory, { secretScan, signal, onProgress }) {
    const total = (0,workspace_files/* totalSize */.U)(directory.entries);
    if (total > Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * file.bytes))
        throw tooDense(file, total);
    const content = new EntryContent(file, directory);
    const summary = new ContentSummary(secretScan);
    let manifest;
    let done = 0;
    let nextTurn = BATCH_BYTES;
    for (const [index, entry] of directory.entries.entries()) {
        const bytes = content.read(entry, index);
        const { size, crc } = Buffer.isBuffer(bytes)
            ? summary.add(entry, bytes)
            : await summary.addPieces(entry, bytes, (part) => {
                signal.throwIfAborted();
                onProgress?.(done + part, total);
            });
        if (size !== entry.size)
            throw content.unusable(entry, 'does not have the size that the zip states');
        if (crc !== entry.crc)
            throw content.unusable(entry, 'is damaged (CRC mismatch)');
        if (Buffer.isBuffer(bytes) && entry.path === 'package.json')
            manifest = Buffer.from(bytes);
        done += size;
        if (done < nextTurn && (index + 1) % open_zip_BATCH_ENTRIES !== 0)
            continue;
        nextTurn = done + BATCH_BYTES;
        await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        if (total > 0)
            onProgress?.(done, total);
    }
    const known = summary.finish();
    return { ...known, secrets: await locateSecrets(file, directory, summary.findings, signal), manifest };
}
/** The findings with their lines: the entries that have some are read once more, each up to its last finding. */
async function locateSecrets(file, directory, findings, signal) {
    const lines = new Map();
    for (const [entry, offsets] of findings.offsets()) {
        const bytes = new EntryContent(file, directory, entry).read(entry, directory.entries.indexOf(entry));
        const counter = new archive_lines/* LineCounter */.H(offsets);
        for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
            signal.throwIfAborted();
            if (!counter.add(piece))
                break;
        }
        lines.set(entry, counter.lines);
    }
    return findings.withLines(lines);
}
function anotherHash({ input, name }, wanted, actual) {
    const problem = `is not the SHA-256 of "${(0,safe_text/* safeText */.Hk)(name)}", which is ${actual}`;
    return new errors/* InvalidInputError */.oC([{ input: `${input}-sha256`, value: wanted, problem }]);
}
/** The error for what is probably a zip bomb. */
function tooDense(file, total) {
    const limit = `more than ${MAX_RATIO} times its size and more than ${(0,format/* formatBytes */.z3)(ALWAYS_ALLOWED_BYTES)}`;
    return file.unusable(`would unpack to ${(0,format/* formatBytes */.z3)(total)}, which is ${limit}. Pack the zip again without what the build does not need.`);
}

// EXTERNAL MODULE: ./lib/workspace/build-checks/build-checks.js + 4 modules
var build_checks = __webpack_require__(9323);
// EXTERNAL MODULE: ./lib/actions/deploy/zip/choose.js + 6 modules
var choose = __webpack_require__(4262);
// EXTERNAL MODULE: ./lib/actions/deploy/zip/pack.js
var pack = __webpack_require__(5114);
// EXTERNAL MODULE: ./lib/actions/deploy/progress.js
var deploy_progress = __webpack_require__(1080);
// EXTERNAL MODULE: ./lib/actions/deploy/zip/require-files.js
var require_files = __webpack_require__(9690);
;// CONCATENATED MODULE: ./lib/actions/deploy/zip/open.js












/** What can be wrong with a zip as a whole; other messages name the input. */
const ABOUT_ZIP = new Set(['no-files', 'missing-file', 'too-large', 'secret-found']);
/** Opens the zip that is sent instead of packing. @throws {StepError} */
async function openPrepacked(archive, zip, run) {
    const opened = await run.runner.group('Check the zip', async () => await openArchive(archive, zip, run));
    run.record({ archive: opened, files: opened.files });
    (0,pack/* checkArchive */.P)(opened, zip, run.runner);
    return { archive: opened, workspace: undefined };
}
/** Opens the zip for a rollback before anything is sent: when it is needed, it is too late. @throws {StepError} */
async function openRollback(archive, zip, run) {
    if (archive === undefined)
        return undefined;
    return await run.runner.group('Check the zip for a rollback', async () => {
        try {
            const opened = await openArchive(archive, zip, run);
            (0,pack/* checkArchive */.P)(opened, zip, run.runner);
            return opened;
        }
        catch (error) {
            if (!(error instanceof errors/* StepError */.zg) || !ABOUT_ZIP.has(error.code))
                throw error;
            const advice = 'Name another zip, or set no "rollback-archive".';
            throw new errors/* StepError */.zg(error.code, `rollback-archive: ${error.message}`, 'failed', { advice });
        }
    });
}
/**
 * Opens a zip that was packed earlier, and checks it as the files of a workspace are. The step closes it in every ending.
 * @throws {StepError} `invalid-input` (another SHA-256), `invalid-file`, `no-files`, `missing-file`
 */
async function openArchive(zip, { requiredFiles, secretScan, password }, { runner, services, signal, onEnd, scratch }) {
    const { clock } = services;
    const start = clock.now();
    const progress = new deploy_progress/* Progress */.k('checked', () => clock.now(), runner);
    const archive = await openZip(zip, {
        signal,
        secretScan: secretScan === 'off' ? undefined : { password, now: start },
        onProgress: progress.update.bind(progress),
    }).finally(() => progress.stop());
    onEnd(() => archive.close());
    const { bytes, files, sha256 } = archive;
    const size = (0,workspace_files/* totalSize */.U)(files);
    runner.info(`${(0,format/* countOf */.pq)(files.length, 'file')}, ${(0,format/* formatBytes */.z3)(size)}, in ${(0,safe_text/* safeText */.Hk)(zip.name)}`);
    runner.info(`Zip: ${(0,format/* formatBytes */.z3)(bytes)}, checked in ${(0,format/* formatDuration */.a3)(clock.now() - start)}, sha256 ${sha256}`);
    (0,choose/* logNotes */.q)(runner, (0,build_checks/* checkForBuild */.y)(sourcesOf(archive, external_node_path_.join(scratch, `${zip.input}-package.json`)), undefined));
    (0,require_files/* requireEntries */.o)(requiredFiles, files, runner);
    return archive;
}
/** The files as a listing of the workspace has them; of `package.json`, which the checks read, there is a copy. */
function sourcesOf({ files, manifest }, copy) {
    if (manifest !== undefined)
        (0,external_node_fs_.writeFileSync)(copy, manifest, { mode: 0o600, flag: 'wx' });
    return files.map((file) => ({ ...file, source: file.path === 'package.json' ? copy : '', mtimeMs: 0 }));
}


/***/ })

};
