import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { Arredondamento } from '#domains/financeiro/cadastros/listas.ts';
import { reajustar } from '../reajuste.ts';
import '#domains/financeiro/cadastros/server/restricoes.ts';

export type PedidoDeCopia = { anoOrigemId: number; anoDestinoId: number; reajustePercentual: string; arredondamento: Arredondamento };
export type PrecoCopiado = {
  precoId: number;
  descricao: string;
  cursoNome: string | null;
  valorCentavos: Centavos;
  novoValorCentavos: Centavos;
  jaExiste: boolean;
};

/** What a copy would create: the active prices of the source year, adjusted and rounded, and which the destination already has. */
export async function preverCopiaDePrecos(db: Db | Tx, pedido: PedidoDeCopia): Promise<PrecoCopiado[]> {
  const { rows } = await sql<
    Omit<PrecoCopiado, 'novoValorCentavos'>
  >`select r.id as "precoId", r.descricao, c.nome as "cursoNome", r.valor_centavos as "valorCentavos",
      exists (select 1 from precos d where d.ano_letivo_id = ${pedido.anoDestinoId} and coalesce(d.curso_id, 0) = coalesce(r.curso_id, 0) 
        and (f_busca(d.descricao) = f_busca(r.descricao) or r.tipo = 'anuidade' and d.tipo = 'anuidade' and d.ativo)) as "jaExiste"
    from precos r left join v_curso c on c.id = r.curso_id where r.ano_letivo_id = ${pedido.anoOrigemId} and r.ativo order by c.ordem nulls first, r.descricao, r.id`.execute(
    db,
  );
  return rows.map((p) => ({ ...p, novoValorCentavos: reajustar(p.valorCentavos, pedido.reajustePercentual, pedido.arredondamento) }));
}

/** Copies prices between years in one statement; a price that the destination already has stays as it is. */
export async function copiarPrecos(ato: Ato<Autor>, pedido: PedidoDeCopia): Promise<{ criados: number; existentes: number }> {
  const { tx } = ato;
  const previa = await preverCopiaDePrecos(tx, pedido);
  const linhas = previa.filter((p) => !p.jaExiste).map((p) => ({ id: p.precoId, valor: p.novoValorCentavos }));
  const { rows } = await sql<{ id: number; descricao: string; valorCentavos: number }>`
    insert into precos (ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas, dedutivel)
    select ${pedido.anoDestinoId}::bigint, r.curso_id, r.tipo, r.descricao, l.valor, r.parcelas, r.dedutivel
    from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, valor bigint) join precos r on r.id = l.id order by r.id
    on conflict do nothing returning id, descricao, valor_centavos as "valorCentavos"`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({ acao: 'preco.copiado', alvoTipo: 'preco', alvoId: id, depois: { ...depois, ...pedido } })),
  );
  return { criados: rows.length, existentes: previa.length - rows.length };
}
