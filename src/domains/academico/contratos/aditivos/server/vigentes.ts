import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type AditivoVigente, chaveDaParcela, type DiferencaEmParte } from '../parcelas-com-aditivos.ts';
import { termosVigentes } from './carregar.ts';
import { toTermo } from './termos.ts';

/** An addendum in force, with the kind that the register gives to each of its discounts, by the key of the term. */
export type AditivoLido = AditivoVigente & { descontos: { chave: `termo:${number}`; tipo: string }[] };
type Mudada = DiferencaEmParte & { aditivoId: number; precoId: number; parcela: number; emParte: boolean };
type Contrato = { contratoId: number; precos: readonly { id: number }[] };

/**
 * The addenda in force of some contracts, in the order in which they came into force, each with the installments that it changed:
 * one that was paid by then stayed as it was, and one of which a share was paid changed by what its other titles did. Two statements,
 * however many. Contracts without any are absent.
 */
export async function listarAditivosVigentes(db: Db | Tx, contratos: readonly Contrato[]): Promise<Map<number, AditivoLido[]>> {
  const ids = contratos.map(({ contratoId }) => contratoId);
  const termos = Map.groupBy(await termosVigentes(db, ids), ({ contratoId }) => contratoId);
  const { rows } = await sql<Mudada>`select p.aditivo_id as "aditivoId", p.contrato_preco_id as "precoId", p.parcela,
      bool_or(p.intocada is not null) as "emParte", ${diferenca('valor_centavos')} as valor,
      ${diferenca('desconto_incondicional_centavos')} as incondicional, ${diferenca('desconto_condicional_centavos')} as condicional
    from aditivos_parcelas p join aditivos a on a.id = p.aditivo_id
      left join v_titulo_receber v on v.id = p.titulo_anterior_id left join v_titulo_receber n on n.id = p.titulo_novo_id
    where a.situacao = 'vigente' and a.contrato_id = any(${[...termos.keys()]}::bigint[])
    group by p.aditivo_id, p.contrato_preco_id, p.parcela having bool_or(p.intocada is null)`.execute(db);
  const tocadas = Map.groupBy(rows, ({ aditivoId }) => aditivoId);
  return new Map(
    contratos.flatMap(({ contratoId, precos }): [number, AditivoLido[]][] => {
      const indices = new Map(precos.map(({ id }, indice) => [id, indice]));
      const seus = Map.groupBy(termos.get(contratoId) ?? [], ({ aditivoId }) => aditivoId);
      const lidos = [...seus].map(
        ([aditivoId, lista]): AditivoLido => ({
          termos: lista.map((termo) => toTermo(termo, indices)),
          tocadas: new Map(
            (tocadas.get(aditivoId) ?? []).map(({ precoId, parcela, emParte, valor, incondicional, condicional }) => [
              chaveDaParcela({ precoIndice: indices.get(precoId) ?? -1, parcela }),
              emParte ? { valor, incondicional, condicional } : null,
            ]),
          ),
          descontos: lista
            .filter(({ tipo }) => tipo === 'incluir_desconto')
            .map(({ id, descontoTipo }) => ({ chave: `termo:${id}` as const, tipo: descontoTipo ?? 'outro' })),
        }),
      );
      return lidos.length === 0 ? [] : [[contratoId, lidos]];
    }),
  );
}

/** What the titles of an addendum have more of than those they replaced. */
const diferenca = (coluna: string) =>
  sql`coalesce(sum(${sql.ref(`n.${coluna}`)}), 0)::bigint - coalesce(sum(${sql.ref(`v.${coluna}`)}), 0)::bigint`;
