import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';

// What the demo school and tests do as the endpoint does.
export { importarNota } from './importar.ts';
/** Keeps a file of an invoice that is to be imported. */
export const arquivoGuardado = ({ tx }: Ato<Pessoa>, { nome, conteudo }: { nome: string; conteudo: Buffer }): Promise<number> =>
  guardarArquivo(tx, { nome, tipo: 'application/xml', conteudo });
