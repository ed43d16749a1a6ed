/** Gets a server its address, or a sentence that says why it can't have it. */
import type { Server } from 'node:http';

/** @returns the port it got. @throws Error with a sentence for the person who started it. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new Error(sentenceOf(error, host, port), { cause: error }));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Stop what listens there, or set \`CROWS_PORT\` to another.`;
    case 'EACCES':
      return `Port ${port} on ${host} is not for this user. Set \`CROWS_PORT\` to one from 1,024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Set \`CROWS_HOST\` to one that is, or leave it out.`;
    default:
      return `The server can't listen on ${host} port ${port}: ${message}.`;
  }
}
