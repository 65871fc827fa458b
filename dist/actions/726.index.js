export const id = 726;
export const ids = [726];
export const modules = {
  162:
  ((module) => {
module.exports = () => () => {};
  }),
  2159:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A: () => (__WEBPACK_DEFAULT_EXPORT__)
  });
  const __WEBPACK_DEFAULT_EXPORT__ = (globalThis.FormData);
  })
};
