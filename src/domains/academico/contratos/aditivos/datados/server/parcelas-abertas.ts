import { sql } from 'kysely';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { linhasDoCurso } from './carregar.ts';

export type ParcelasAbertas = { contratoNumero: string; total: number; abertas: number };

/** Of the active contract of an enrollment, how many installments a discount goes to, and how many of them it can still change; null where there is none. */
export async function contarParcelasAbertas(db: Db, matriculaId: number): Promise<ParcelasAbertas | null> {
  const { rows } = await sql<{ id: number }>`select id from contratos where matricula_id = ${matriculaId} and situacao = 'ativo'`.execute(
    db,
  );
  const [carregado] = (
    await carregarParaAditivo(
      db,
      rows.map(({ id }) => id),
    )
  ).values();
  if (!carregado) return null;
  const doCurso = linhasDoCurso(carregado.contrato);
  const titulos = carregado.titulos.filter(({ precoIndice }) => doCurso.has(precoIndice));
  const contar = (quais: typeof titulos): number => new Set(quais.map((t) => `${t.precoIndice} ${t.parcela}`)).size;
  return { contratoNumero: carregado.numero, total: contar(titulos), abertas: contar(titulos.filter((t) => t.situacao === 'aberto')) };
}
