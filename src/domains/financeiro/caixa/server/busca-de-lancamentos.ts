import { type RawBuilder, sql } from 'kysely';
import { pessoasDoCpf } from '#domains/pessoas/busca/server/door.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { parseReais } from '#shared/dinheiro.ts';

type Sql = RawBuilder<unknown>;

/** Where a list of movements keeps what a person types: its words in search form, whose money it is, how much. */
export type AlvoDaBusca = { texto: Sql; pessoaId: Sql; valor: Sql; outros?: (texto: string) => Sql };

/**
 * What a clerk types to find a movement: words of its description, of the person's name, the whole CPF, or the amount ('1.250,90',
 * 'R$ 1250'). Each part by an index of its own; null when nothing was typed.
 */
export function buscaDeLancamentos(texto: string | undefined, { texto: coluna, pessoaId, valor, outros }: AlvoDaBusca): Sql | null {
  const palavras = contemPalavras(coluna, texto);
  if (texto === undefined || palavras.length === 0) return null;
  const doCpf = pessoasDoCpf(texto);
  const quantia = parseReais(texto);
  const nomes = sql`array(select p.id from v_pessoa_resumo p where ${sql.join(contemPalavras(sql`p.nome_busca`, texto), sql` and `)})`;
  const formas = [
    sql`(${sql.join(palavras, sql` and `)})`,
    sql`${pessoaId} = any(${doCpf ?? nomes})`,
    ...(quantia === null || quantia === 0 ? [] : [sql`${valor} = ${Math.abs(quantia)}`]),
    ...(outros ? [outros(texto)] : []),
  ];
  return sql`(${sql.join(formas, sql` or `)})`;
}

/** Movements that came from entries by hand with a document like what was typed: few beside those of titles. */
export function doDocumento(texto: string): Sql {
  const manuais = sql`select m.id from lancamentos_manuais m where ${sql.join(contemPalavras(sql`f_busca(m.documento)`, texto), sql` and `)}`;
  return sql`(l.origem_tipo in ('lancamento_manual', 'transferencia_entrada') and l.origem_id = any(array(${manuais})))
    or (l.origem_tipo in ('lancamento_manual_estorno', 'transferencia_entrada_estorno')
      and l.origem_id = any(array(select e.id from lancamentos_manuais_estornos e where e.lancamento_manual_id in (${manuais}))))`;
}
