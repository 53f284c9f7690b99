import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { isDataCivil } from '#shared/datas.ts';
import { isCpf, mascararCpf, normalizarCpf } from '#shared/documentos/cpf.ts';
import type { Duplicidade } from '#domains/pessoas/respostas.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';

export type Digitado = {
  nome?: string | undefined;
  sobrenome?: string | undefined;
  dataNascimento?: string | undefined;
  cpf?: string | undefined;
  ignorarId?: number | undefined;
};

/** Names this alike on the same birth date are shown as possibly the same person (trigram similarity, 0 to 1). */
const semelhancaMinima = 0.55;
const maximo = 10;

/**
 * People who may be the one being typed, best first: the same CPF; the same name and birth date; a like name on the
 * same birth date. What is not complete yet is left out, so that it can be asked while one types.
 */
export async function verDuplicidades(db: Db | Tx, quem: Quem, digitado: Digitado): Promise<Duplicidade[]> {
  const cpf = normalizarCpf(digitado.cpf ?? '');
  const nome = normalizarBusca(`${digitado.nome ?? ''} ${digitado.sobrenome ?? ''}`);
  const nascimento = digitado.dataNascimento ?? '';
  const achados: RawBuilder<unknown>[] = [];
  if (isCpf(cpf)) achados.push(sql`select id, 1 as ordem from pessoas where cpf = ${cpf}`);
  if (nome.length >= 3 && isDataCivil(nascimento)) {
    achados.push(sql`select id, case when nome_busca = ${nome} then 2 else 3 end from pessoas
      where data_nascimento = ${nascimento} and similarity(nome_busca, ${nome}) >= ${semelhancaMinima}::real`);
  }
  if (achados.length === 0) return [];
  const { rows } = await sql<Omit<Duplicidade, 'motivo'> & { ordem: number }>`
    select p.id, p.codigo, p.nome_completo as nome, p.cpf, p.data_nascimento as "dataNascimento", min(a.ordem) as ordem
    from (${sql.join(achados, sql` union all `)}) a(id, ordem) join pessoas p on p.id = a.id
    where ${escopoDePessoas(quem)} and p.id is distinct from ${digitado.ignorarId ?? null}::bigint
    group by p.id order by min(a.ordem), p.nome_completo limit ${maximo}`.execute(db);
  return rows.map(({ ordem, ...pessoa }) => ({
    ...pessoa,
    cpf: pessoa.cpf === null ? null : mascararCpf(pessoa.cpf),
    motivo: ordem === 1 ? 'cpf' : ordem === 2 ? 'nome-nascimento' : 'nome-parecido',
  }));
}
