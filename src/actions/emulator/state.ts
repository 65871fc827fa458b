/** Names under which the main part of the emulator action leaves word for its `post:` part. */
export const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' } as const;
