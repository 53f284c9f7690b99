import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type ParteDaMulta, partesDaMulta } from '../pagadores-da-multa.ts';
import { carregarPessoas, contratadoDe, termosVigentes } from '#domains/academico/contratos/aditivos/server/door.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import { toTermo } from '#domains/academico/contratos/aditivos/server/door.ts';

/** Who the fee of each contract would be charged to, by contract; `falecido` is the first of them who died. */
export type PagadoresDaMulta = { partes: (ParteDaMulta & { nome: string })[]; falecido: string | null };

/** The payers of the fees of contracts that were in force, in two statements; a draft has no fee and is absent. */
export async function pagadoresDasMultas(
  db: Db | Tx,
  carregados: readonly ContratoCarregado[],
  dataEfeito: DataCivil,
): Promise<Map<number, PagadoresDaMulta>> {
  const contratos = carregados.filter((c) => c.ativadoEm !== null);
  if (contratos.length === 0) return new Map();
  const termos = Map.groupBy(
    await termosVigentes(
      db,
      contratos.map((c) => c.id),
    ),
    (t) => t.contratoId,
  );
  const partes = contratos.map((contrato) => {
    const indices = new Map(contrato.precos.map((p) => [p.id, p.indice]));
    const seus = (termos.get(contrato.id) ?? []).map((t) => toTermo(t, indices));
    return { id: contrato.id, partes: partesDaMulta(contratadoDe(contrato), seus, dataEfeito) };
  });
  const pessoas = await carregarPessoas(db, [...new Set(partes.flatMap((c) => c.partes.map((p) => p.pessoaId)))]);
  return new Map(
    partes.map(({ id, partes: suas }) => {
      const falecido = suas.map((p) => pessoas.get(p.pessoaId)).find((p) => p?.falecido);
      const comNome = suas.map((p) => ({ ...p, nome: pessoas.get(p.pessoaId)?.nome ?? '' }));
      return [id, { partes: comNome, falecido: falecido?.nome ?? null }];
    }),
  );
}
