import { sql } from 'kysely';
import { saiDaCobranca, venceDepois } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import '#domains/academico/contratos/server/restricoes.ts';

export type AlcanceDoEfeito = {
  /** Titles that the suspension in force keeps off the bill and that would come back after the date. */
  suspensos: { quantidade: number; somaCentavos: number };
  /** The last day on which ending or stopping it changes anything: the last due date of what is open, given whole or suspended. */
  ultimoVencimento: DataCivil | null;
};

/** What an effective date reaches of some contracts, by contract, in one statement. */
export async function alcanceDoEfeito(
  db: Db | Tx,
  contratoIds: readonly number[],
  dataEfeito: DataCivil,
): Promise<Map<number, AlcanceDoEfeito>> {
  const { rows } = await sql<AlcanceDoEfeito & { id: number }>`with suspensao as (
      select distinct on (c.id) c.id as contrato_id, s.id from contratos c join contratos_situacoes s on s.contrato_id = c.id and s.para = 'suspenso' and s.desfaz_id is null
      where c.id = any(${[...contratoIds]}::bigint[]) and c.situacao = 'suspenso' and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)
      order by c.id, s.id desc),
    parados as (select t.contrato_id, t.data_vencimento, t.valor_centavos - t.desconto_incondicional_centavos as liquido
      from suspensao s join v_titulo_cancelado_por_contrato t on t.contrato_situacao_id = s.id)
    select c.id,
      (select json_build_object('quantidade', count(*), 'somaCentavos', coalesce(sum(p.liquido), 0)) from parados p
        where p.contrato_id = c.id and ${venceDepois(dataEfeito, sql`p`)}) as suspensos,
      greatest((select max(p.data_vencimento) from parados p where p.contrato_id = c.id),
        (select max(t.data_vencimento) from v_titulo_receber t where t.contrato_id = c.id and t.origem = 'contrato' and (t.situacao = 'parcial' or ${saiDaCobranca(null)}))) as "ultimoVencimento"
    from unnest(${[...contratoIds]}::bigint[]) as c(id)`.execute(db);
  return new Map(rows.map(({ id, ...alcance }) => [id, alcance]));
}

/** From when on a contract may end or stop: the enrollment, or today when it is still to begin. */
export function inicioDoEfeito(dataMatricula: DataCivil, hoje: DataCivil): DataCivil {
  return dataMatricula < hoje ? dataMatricula : hoje;
}

/** Until when it may: the last due date of what is open or suspended, or today when all is past. */
export function fimDoEfeito(alcance: AlcanceDoEfeito | undefined, hoje: DataCivil): DataCivil {
  const ultimo = alcance?.ultimoVencimento ?? hoje;
  return ultimo > hoje ? ultimo : hoje;
}

/**
 * A contract cannot end (or stop) before the student was enrolled, nor go on before it stopped; and not on a day from which nothing of
 * it falls due any more.
 */
export function conferirDataDeEfeito(minima: DataCivil, dataEfeito: DataCivil, maxima: DataCivil): void {
  if (dataEfeito > maxima) throw errosContrato.DATA_EFEITO_TARDIA({ maxima: formatarData(maxima) }, { campos: ['dataEfeito'] });
  if (dataEfeito < minima) throw errosContrato.DATA_EFEITO_INVALIDA({ minima: formatarData(minima) }, { campos: ['dataEfeito'] });
}
