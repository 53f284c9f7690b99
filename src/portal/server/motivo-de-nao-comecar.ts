import { ChaveDeDadosErrada } from '#platform/server/segredos/cifra.ts';
import { ConfigInvalida } from '#platform/server/config.ts';
import { CopiaRecusada } from '#platform/server/copias/copia-recusada.ts';
import { EmbeddedError } from '#platform/server/database/embedded/embedded-error.ts';
import { MigrationError } from '#platform/server/database/migrate.ts';
import { SegredosInvalidos } from '#platform/server/segredos/secrets.ts';

const conhecidos = [ChaveDeDadosErrada, ConfigInvalida, CopiaRecusada, EmbeddedError, MigrationError, SegredosInvalidos];
/** Whoever runs the server can mend these: the address, the password, the name, the port, the room on its disk. */
const linhas: Readonly<Record<string, (mensagem: string) => string>> = {
  EADDRINUSE: (mensagem) => `Another program has this port (${mensagem}): choose one with PORT.`,
  EACCES: (mensagem) => `This user may not open this port (${mensagem}): choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (mensagem) => `This machine has no such address (${mensagem}): choose one with HOST.`,
  '53100': (mensagem) => `The disk of the database is full (${mensagem}): free some space and start again.`,
};
/** What goes wrong with a folder or a file. */
const daPasta = ['EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOENT', 'EROFS', 'ENOSPC', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'];
const doBanco = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', '28P01', '28000', '3D000', '42501'];

/** Why the server did not start: one clear line for what people can mend, all that is known for what they cannot. */
export function motivoDeNaoComecar(causa: unknown): string {
  if (!(causa instanceof Error)) return String(causa);
  if (conhecidos.some((tipo) => causa instanceof tipo)) return causa.message;
  const { code = '', syscall } = causa as { code?: string; syscall?: string };
  if (syscall !== undefined && syscall !== 'listen' && daPasta.includes(code))
    return `The data folder of DATA_DIR cannot be used (${causa.message}): choose another.`;
  const linha = linhas[code];
  if (linha) return linha(causa.message);
  if (doBanco.includes(code)) return `The database of DATABASE_URL cannot be opened (${causa.message}).`;
  return causa.stack ?? causa.message;
}
