import { type RawBuilder, sql } from 'kysely';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { cpfInteiro } from '../termo-de-busca.ts';

type Sql = RawBuilder<unknown>;

/** Conditions that a row `alias` of v_pessoa_resumo has every word of a typed text in its name, or has the CPF that was typed whole. */
export function comNomeOuCpf(alias: string, texto: string | undefined): Sql[] {
  const cpf = cpfInteiro(texto);
  return cpf === null ? contemPalavras(sql.ref(`${alias}.nome_busca`), texto) : [sql`${sql.ref(`${alias}.cpf`)} = ${cpf}`];
}

/** Who has the CPF that was typed whole, as an array that is found once; null when the text is none. */
export function pessoasDoCpf(texto: string | undefined): Sql | null {
  const cpf = cpfInteiro(texto);
  return cpf === null ? null : sql`array(select id from v_pessoa_resumo where cpf = ${cpf})`;
}
