import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosAcordo } from '../erros.ts';
import { rotulosAcordo, type SituacaoAcordo } from '../situacoes.ts';
import { type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';

export type AcordoTravado = {
  id: number;
  numero: number;
  pagadorId: number;
  dataAcordo: DataCivil;
  situacao: SituacaoAcordo;
  diasParaQuebra: number;
  versao: number;
  /** The clock of the database. */
};
export type ItemDoAcordo = { id: number; tituloId: number; saldoCentavos: number };

/** Locks an agreement in force, as it was seen. Throws ACORDO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, ACORDO_ENCERRADO. */
export async function travarAcordo(tx: Tx, id: number, versao: number): Promise<AcordoTravado> {
  const { rows } =
    await sql<AcordoTravado>`select id, numero, pagador_id as "pagadorId", data_acordo as "dataAcordo", situacao, dias_para_quebra as "diasParaQuebra",
    versao from acordos where id = ${id} for update`.execute(tx);
  const [acordo] = rows;
  if (!acordo) throw errosAcordo.ACORDO_NAO_ENCONTRADO();
  if (acordo.situacao !== 'vigente') {
    throw errosAcordo.ACORDO_ENCERRADO({ numero: acordo.numero, situacao: emFrase(rotulosAcordo, acordo.situacao) });
  }
  if (acordo.versao !== versao) throw versaoDesatualizada({ tipo: 'acordo', id }, acordo);
  return acordo;
}

/** The old and the new titles of a locked agreement, all locked in the order of their ids. */
export async function travarTitulosDoAcordo(
  tx: Tx,
  acordoId: number,
): Promise<{ itens: ItemDoAcordo[]; antigos: TituloTravado[]; novos: TituloTravado[] }> {
  const { rows: itens } = await sql<ItemDoAcordo>`select id, titulo_id as "tituloId", saldo_centavos as "saldoCentavos" from acordos_titulos
    where acordo_id = ${acordoId} order by titulo_id`.execute(tx);
  const { rows: parcelas } = await sql<{
    id: number;
  }>`select titulo_id as id from acordos_parcelas where acordo_id = ${acordoId} order by parcela`.execute(tx);
  const travados = new Map(
    (await travarTitulos(tx, [...itens.map((i) => i.tituloId), ...parcelas.map((p) => p.id)])).map((t) => [t.id, t]),
  );
  const de = (ids: readonly number[]): TituloTravado[] => ids.flatMap((id) => travados.get(id) ?? []);
  return { itens, antigos: de(itens.map((i) => i.tituloId)), novos: de(parcelas.map((p) => p.id)) };
}

/** Gives titles back from an agreement that ends: their state follows from their amounts, to which `cobertos` adds. */
export async function devolverTitulos(
  tx: Tx,
  acordoId: number,
  antigos: readonly TituloTravado[],
  cobertos: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = antigos.map((t) => ({ id: t.id, coberto: cobertos.get(t.id) ?? 0 }));
  const liquido: RawBuilder<number> = sql`t.valor_centavos - t.desconto_incondicional_centavos`;
  await sql`with devolvidos as (
      update acordos_titulos set devolvido_em = clock_timestamp() where acordo_id = ${acordoId} and devolvido_em is null
    )
    update titulos_receber t set amortizado_centavos = t.amortizado_centavos + e.coberto, versao = t.versao + 1, updated_at = clock_timestamp(),
      situacao = case when t.amortizado_centavos + e.coberto = ${liquido} then 'baixado' when t.recebido_centavos + t.amortizado_centavos + e.coberto > 0 then 'parcial' else 'aberto' end
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(id bigint, coberto bigint) where t.id = e.id`.execute(tx);
}

/** The sum of a list of amounts by title. */
export function somarPorTitulo(linhas: readonly { tituloId: number; valorCentavos: number }[]): Map<number, number> {
  const somas = new Map<number, number>();
  for (const { tituloId, valorCentavos } of linhas) somas.set(tituloId, centavos((somas.get(tituloId) ?? 0) + valorCentavos));
  return somas;
}
