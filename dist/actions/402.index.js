export const id = 402;
export const ids = [402];
export const modules = {
  3402:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Qq: () => (  HttpClient),
	hd: () => (  fetch)
  });
class HttpClient {
  getAgent() {}
  getAgentDispatcher() {}
  getJson() {
	return fetch();
  }
}
function fetch() {
  throw new Error('There is no HTTP client below @actions/core and @actions/github in this build.');
}
  })
};
