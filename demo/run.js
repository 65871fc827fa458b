import { deployTwice } from './deploy-twice.js';
import { Lifetime } from './lifetime.js';
import { readOptions } from './options.js';

/** `npm run demo`: two deploys with nothing installed, and what a user of the action sees of them. */
const options = readOptions(process.argv.slice(2));
if (options.kind === 'run') {
  const lifetime = new Lifetime();
  try {
    await deployTwice(lifetime, options.staysOpen);
    await lifetime.end(0);
  } catch (error) {
    await lifetime.fail(error);
  }
} else if (options.kind === 'help') {
  console.log(options.text);
} else {
  console.error(options.text);
  process.exitCode = 2;
}
