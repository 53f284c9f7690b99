import { sql } from 'kysely';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { linhasDoCurso } from './carregar.ts';

export type ParcelasAbertas = { contratoNumero: string; total: number; abertas: number };

/** The titles that a discount goes to, of the active contract of each enrollment that has one. */
async function titulosDoCurso(db: Db | Tx, matriculaIds: readonly number[]) {
  const { rows } = await sql<{ id: number; matriculaId: number }>`select id, matricula_id as "matriculaId" from contratos
    where matricula_id = any(${[...matriculaIds]}::bigint[]) and situacao = 'ativo'`.execute(db);
  const carregados = await carregarParaAditivo(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap(({ id, matriculaId }) => {
      const carregado = carregados.get(id);
      if (!carregado) return [];
      const doCurso = linhasDoCurso(carregado.contrato);
      return [
        [matriculaId, { numero: carregado.numero, titulos: carregado.titulos.filter(({ precoIndice }) => doCurso.has(precoIndice)) }],
      ];
    }),
  );
}

/** Of the active contract of an enrollment, how many installments a discount goes to, and how many of them it can still change; null where there is none. */
export async function contarParcelasAbertas(db: Db, matriculaId: number): Promise<ParcelasAbertas | null> {
  const ativo = (await titulosDoCurso(db, [matriculaId])).get(matriculaId);
  if (!ativo) return null;
  const { numero, titulos } = ativo;
  const contar = (quais: typeof titulos): number => new Set(quais.map((t) => `${t.precoIndice} ${t.parcela}`)).size;
  return { contratoNumero: numero, total: contar(titulos), abertas: contar(titulos.filter((t) => t.situacao === 'aberto')) };
}

/** When what a discount can still change falls due, by the enrollments that have an active contract. */
export async function lerVencimentosAbertos(db: Db | Tx, matriculaIds: readonly number[]): Promise<Map<number, DataCivil[]>> {
  const ativos = await titulosDoCurso(db, matriculaIds);
  return new Map([...ativos].map(([id, { titulos }]) => [id, titulos.flatMap((t) => (t.situacao === 'aberto' ? [t.vencimento] : []))]));
}
