import { StartError } from './start-error.ts';

/** Describes a failed start in one sentence. Unexpected errors keep their stack trace. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, syscall, path, port } = Object(error) as {
    code?: string;
    syscall?: string;
    path?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} requires privileges; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is not an address of this machine.';
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code) && path) {
    return `The data folder cannot be written (${code} at ${path}); set DATA_DIR to a folder that can.`;
  }
  if (code === 'ENOSPC') return 'The disk is full.';
  return `The API failed to start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
