import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type AditivoVigente, chaveDaParcela } from '../aditivos.ts';
import { termosVigentes } from './carregar-para-aditivo.ts';
import { toTermo } from './termos.ts';

/** An addendum in force, with the kind that the register gives to each of its discounts, by the key of the term. */
export type AditivoLido = AditivoVigente & { descontos: { chave: `termo:${number}`; tipo: string }[] };
type Contrato = { contratoId: number; precos: readonly { id: number }[] };

/**
 * The addenda in force of some contracts, in the order in which they came into force, each with the installments that it changed:
 * one that was paid by then stayed as it was. Two statements, however many. Contracts without any are absent.
 */
export async function listAditivosVigentes(db: Db | Tx, contratos: readonly Contrato[]): Promise<Map<number, AditivoLido[]>> {
  const ids = contratos.map(({ contratoId }) => contratoId);
  const termos = Map.groupBy(await termosVigentes(db, ids), ({ contratoId }) => contratoId);
  const { rows } = await sql<{ aditivoId: number; precoId: number; parcela: number }>`select distinct p.aditivo_id as "aditivoId",
      p.contrato_preco_id as "precoId", p.parcela
    from aditivos_parcelas p join aditivos a on a.id = p.aditivo_id
    where a.situacao = 'vigente' and p.intocada is null and a.contrato_id = any(${[...termos.keys()]}::bigint[])`.execute(db);
  const tocadas = Map.groupBy(rows, ({ aditivoId }) => aditivoId);
  return new Map(
    contratos.flatMap(({ contratoId, precos }): [number, AditivoLido[]][] => {
      const indices = new Map(precos.map(({ id }, indice) => [id, indice]));
      const seus = Map.groupBy(termos.get(contratoId) ?? [], ({ aditivoId }) => aditivoId);
      const lidos = [...seus].map(
        ([aditivoId, lista]): AditivoLido => ({
          termos: lista.map((termo) => toTermo(termo, indices)),
          tocadas: new Set(
            (tocadas.get(aditivoId) ?? []).map(({ precoId, parcela }) =>
              chaveDaParcela({ precoIndice: indices.get(precoId) ?? -1, parcela }),
            ),
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
