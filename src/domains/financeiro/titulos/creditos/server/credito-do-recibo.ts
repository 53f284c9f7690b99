import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { errosCredito } from '../erros.ts';
import { encerrarCredito } from './encerrar-credito.ts';
import { travarCredito } from './usos-de-credito.ts';

/**
 * Takes back the credit that a receipt left, when the last baixa of the receipt has just been reversed: the whole payment never was.
 * Answers how much it was. Throws CREDITO_DO_RECIBO_USADO when some of it was used.
 */
export async function estornarCreditoDoRecibo(
  ato: Ato<Pessoa>,
  { reciboId, data, motivo }: { reciboId: number; data: DataCivil; motivo: string },
): Promise<Centavos> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
    recibo: number;
  }>`select c.id, r.numero as recibo from creditos c join recibos r on r.id = c.recibo_id
    where c.recibo_id = ${reciboId} and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno') order by c.id`.execute(
    tx,
  );
  let estornado = 0;
  for (const { id, recibo } of rows) {
    // Two baixas of one receipt reversed at once wait here for each other: the second one sees that it is the last.
    const credito = await travarCredito(tx, id);
    if (await temBaixaViva(tx, reciboId)) return centavos(0);
    if (credito.utilizadoCentavos > 0) throw await recusaDeUsado(tx, id, recibo, credito.utilizadoCentavos);
    await encerrarCredito(ato, credito, {
      tipo: 'estorno',
      dataUso: data,
      valorCentavos: credito.valorCentavos,
      contaBancariaId: credito.contaBancariaId,
      motivo,
      historico: escreverHistorico('estornoDoCreditoDoRecibo', { recibo, motivo }),
    });
    estornado += credito.valorCentavos;
  }
  return centavos(estornado);
}

async function temBaixaViva(tx: Tx, reciboId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from baixas b where b.recibo_id = ${reciboId} and not exists (select 1 from estornos e where e.baixa_id = b.id) limit 1`.execute(
      tx,
    );
  return rows.length > 0;
}

async function recusaDeUsado(tx: Tx, creditoId: number, recibo: number, usado: Centavos): Promise<Error> {
  const { rows } = await sql<{
    titulo: string | null;
    dia: DataCivil;
    valorCentavos: Centavos;
  }>`select t.numero as titulo, u.data_uso as dia, u.valor_centavos as "valorCentavos"
    from creditos_usos u left join baixas b on b.id = u.baixa_id left join titulos_receber t on t.id = b.titulo_id
    where u.credito_id = ${creditoId} and not exists (select 1 from estornos e where e.baixa_id = u.baixa_id)
      and not exists (select 1 from creditos_usos_estornos d where d.uso_id = u.id) order by u.id limit 20`.execute(tx);
  const onde = (titulo: string, devolucao: string): string =>
    rows
      .map((u) => `${u.titulo === null ? devolucao : `${titulo} ${u.titulo}`}, ${formatarData(u.dia)}: ${formatarReais(u.valorCentavos)}`)
      .join('; ');
  return errosCredito.CREDITO_DO_RECIBO_USADO(
    { recibo, usado: formatarReais(usado), onde: { br: onde('título', 'devolução'), en: onde('title', 'refund') } },
    { detalhe: { creditoId, usadoCentavos: usado } },
  );
}
