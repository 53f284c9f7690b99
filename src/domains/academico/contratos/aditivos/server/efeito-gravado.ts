import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { EfeitoNaParcela, ValoresDaParte } from '../efeito.ts';
import type { efeitoSaida } from '../respostas.ts';
import { carregarPessoas } from './carregar.ts';
import type { PrecoCarregado } from '#domains/academico/contratos/server/carregar.ts';

export type EfeitoGravado = z.output<typeof efeitoSaida>;
type Parte = EfeitoGravado['antes'][number];

/** The effect that an addendum had, by installment: the titles that stopped and those that took their place, with their values. */
export async function efeitoGravado(db: Db, aditivoId: number, precos: readonly PrecoCarregado[]): Promise<EfeitoGravado[]> {
  const { rows } = await sql<{
    contratoPrecoId: number;
    parcela: number;
    intocada: EfeitoGravado['intocada'];
    antes: Parte[];
    depois: Parte[];
  }>`select p.contrato_preco_id as "contratoPrecoId", p.parcela, case when bool_and(p.intocada is not null) then max(p.intocada) end as intocada,
      coalesce(json_agg(${parteDe('v')} order by v.id) filter (where v.id is not null), '[]') as antes,
      coalesce(json_agg(${parteDe('n')} order by n.id) filter (where n.id is not null), '[]') as depois
    from aditivos_parcelas p left join v_titulo_receber v on v.id = p.titulo_anterior_id left join v_titulo_receber n on n.id = p.titulo_novo_id
    where p.aditivo_id = ${aditivoId} group by p.contrato_preco_id, p.parcela order by p.contrato_preco_id, p.parcela`.execute(db);
  return rows.flatMap(({ contratoPrecoId, ...linha }) => {
    const preco = precos.find((p) => p.id === contratoPrecoId);
    return preco ? [{ ...linha, precoIndice: preco.indice, descricao: preco.descricao, parcelas: preco.parcelas }] : [];
  });
}

function parteDe(t: 'v' | 'n') {
  const c = (nome: string) => sql.ref(`${t}.${nome}`);
  return sql`json_build_object('pagadorId', ${c('pagador_id')}, 'pagadorNome', ${c('pagador_nome')}, 'vencimento', ${c('data_vencimento')}, 'valorCentavos', ${c('valor_centavos')},
    'descontoIncondicionalCentavos', ${c('desconto_incondicional_centavos')}, 'descontoCondicionalCentavos', ${c('desconto_condicional_centavos')},
    'titulo', json_build_object('id', ${c('id')}, 'numero', ${c('numero')}, 'situacao', ${c('situacao')}))`;
}

/** A planned effect with the names that a person reads. */
export async function comNomes(
  db: Db | Tx,
  efeito: readonly EfeitoNaParcela[],
  precos: readonly PrecoCarregado[],
): Promise<EfeitoGravado[]> {
  const ids = new Set(efeito.flatMap((e) => [...e.antes, ...e.depois].map((p) => p.pagadorId)));
  const pessoas = await carregarPessoas(db, [...ids]);
  const parte = (p: ValoresDaParte): Parte => ({ ...p, pagadorNome: pessoas.get(p.pagadorId)?.nome ?? '', titulo: null });
  return efeito.map(({ cancelar: _, criar: __, emParte: ___, ...e }) => ({
    ...e,
    descricao: precos[e.precoIndice]?.descricao ?? '',
    antes: e.antes.map(parte),
    depois: e.depois.map(parte),
  }));
}
