const NAME = 'accounts/a/apps/b/environments/c';
const reply = JSON.stringify({
  name: `${NAME}/operations/o`,
  metadata: { '@type': 'js.apps.v1.UpdateEnvironmentMetadata', build: `${NAME}/builds/b`, deployment: '' },
  done: false,
});

/** Reads an upload to its end, throws it away, and answers with an operation. @type {import('node:http').RequestListener} */
export function answerUpload(request, response) {
  request.resume();
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end(reply));
}
