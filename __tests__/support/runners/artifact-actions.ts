import { makeFolder, plant } from '../git/folders.ts';
import type { ActOptions } from './run-act.ts';

/*
 * act keeps no artifacts of upload-artifact v6 and later, and the real actions would have to be fetched: two of our own
 * stand for them, and do what those do with these inputs.
 */
const UPLOAD = `
name: Upload
description: Keeps a file, or what a folder holds, in a folder named as the artifact, which without an archive is the name of the file.
inputs: { name: {}, path: {}, archive: { default: 'true' } }
runs:
  using: composite
  steps:
    - shell: bash
      env: { NAME: '\${{ inputs.name }}', FILE: '\${{ inputs.path }}', ARCHIVE: '\${{ inputs.archive }}' }
      run: |
        if [ "$ARCHIVE" = false ]; then NAME=$(basename "$FILE"); fi
        mkdir "$ARTIFACTS/$NAME" # It fails for a name that is taken.
        if [ -d "$FILE" ]; then FILE=$FILE/.; fi
        cp -r "$FILE" "$ARTIFACTS/$NAME"
`;
const DOWNLOAD = `
name: Download
description: Puts one artifact by its name, all of a pattern, or all of the run, into a folder.
inputs: { name: {}, pattern: {}, path: { default: . }, skip-decompress: {} }
runs:
  using: composite
  steps:
    - shell: bash
      env: { NAME: '\${{ inputs.name }}', PATTERN: '\${{ inputs.pattern }}', FOLDER: '\${{ inputs.path }}' }
      run: |
        mkdir -p "$FOLDER"
        if [ -n "$NAME" ]; then cp -r "$ARTIFACTS/$NAME/." "$FOLDER"; fi
        if [ -z "$NAME$PATTERN" ]; then cp -r "$ARTIFACTS/." "$FOLDER"; fi
        if [ -n "$PATTERN" ]; then find "$ARTIFACTS" -mindepth 1 -name "$PATTERN" -exec cp -r -t "$FOLDER" {} +; fi
`;

/** Both of them with a folder that keeps the artifacts of one run. */
export function artifactActions(): Required<Pick<ActOptions, 'actions' | 'env'>> {
  const upload = plant(makeFolder('upload'), { 'action.yml': UPLOAD });
  const download = plant(makeFolder('download'), { 'action.yml': DOWNLOAD });
  return {
    actions: {
      'actions/upload-artifact@v7': upload,
      'actions/download-artifact@v8': download,
      // For GitHub Enterprise Server.
      'actions/upload-artifact@v3.2.2': upload,
      'actions/download-artifact@v3.1.0': download,
    },
    env: { ARTIFACTS: makeFolder('artifacts') },
  };
}
