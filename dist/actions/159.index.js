export const id = 159;
export const ids = [159];
export const modules = {

/***/ 2159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/**
 * Takes the place of form-data below axios, which needs it for forms on a Node that has none, and to make one of an object:
 * nothing here does that. The real one brings a table of all media types: docs/why/adr/0015-axios-without-form-data.md.
 */
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (globalThis.FormData);


/***/ })

};
