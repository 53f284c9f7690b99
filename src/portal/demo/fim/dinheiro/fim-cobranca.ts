import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { anotarSaida, enviarCartas } from '#domains/financeiro/cobranca/cartas/server/oficina.ts';
import { criarDegrau, criarModelo } from '#domains/financeiro/cobranca/modelos/server/oficina.ts';
import { prepararRegua } from '#domains/financeiro/cobranca/envio/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { devolverCredito } from '#domains/financeiro/titulos/creditos/server/oficina.ts';
import { dispensarEncargos } from '#domains/financeiro/titulos/dispensas/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { type DataCivil, isDiaUtil, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import type { Base } from '../../base/base.ts';
import { type ChaveDeModelo, degrausDaRegua, modelosDeCarta } from '../../plano/cartas.ts';
import { acordar } from './fim-acordos.ts';

/** The story of who is late: agreements in each state, credits, a waived fine, and the ladder of two days gone by, so that today's proposes something. */
export async function cobrarAtrasados(ato: Ato, base: Base): Promise<void> {
  await acordar(ato, base);
  await deixarCreditos(ato, base);
  await dispensarUma(ato);
  await montarRegua(ato);
  for (const dias of [36, 25, 8]) await enviarDoDia(ato, diaUtilAntes(somarDias(ato.hoje, -dias)));
}

/** As the job of the portal sends them: the thousands of a large school in one statement would cost their square. */
const CARTAS_POR_VEZ = 50;

const diaUtilAntes = (dia: DataCivil): DataCivil => (isDiaUtil(dia) ? dia : diaUtilAntes(somarDias(dia, -1)));

async function montarRegua(ato: Ato): Promise<void> {
  const modelos = new Map<ChaveDeModelo, number>();
  for (const { chave, ...modelo } of modelosDeCarta)
    modelos.set(chave, (await criarModelo(ato, { ...modelo, ativo: true, ressalva: null })).id);
  for (const { modelo, ...degrau } of degrausDaRegua)
    await criarDegrau(ato, { ...degrau, modeloId: modelos.get(modelo) ?? 0, ativa: true });
}

/** What the ladder sent on a day gone by; the mails themselves stay in the house. */
async function enviarDoDia(ato: Ato, dia: DataCivil): Promise<void> {
  const { tx } = ato;
  // One family in three: the others still wait for their first letter.
  const { rows: outras } = await sql<{
    id: number;
  }>`select distinct pagador_id as id from v_titulo_em_aberto where data_limite < ${dia}::date and pagador_id % 3 <> 0`.execute(tx);
  const lotes = await prepararRegua(
    { ...ato, hoje: dia, servicos: { tarefas: { criar: () => Promise.resolve(0) } } },
    { exceto: outras.map((o) => o.id) },
  ).catch((recusa: unknown) => {
    // Of a small school nobody may be on a step of the ladder that day.
    if (recusa instanceof ErroNegocio && recusa.code === 'SEM_CARTAS') return [];
    throw recusa;
  });
  if (lotes.length === 0) return;
  const { rows } = await sql<{
    id: number;
  }>`select id from v_carta_cobranca where lote_id = any(${lotes.map((l) => l.loteId)}) order by id`.execute(tx);
  const ids = rows.map((r) => r.id);
  for (let i = 0; i < ids.length; i += CARTAS_POR_VEZ) await enviarCartas({ ...ato, hoje: dia }, null, ids.slice(i, i + CARTAS_POR_VEZ));
  await anotarSaida(tx, ids);
}

/** Three payers paid too much: one credit is whole, one was used on the next title, one was given back in part. */
async function deixarCreditos(ato: Ato, base: Base): Promise<void> {
  const { tx, hoje } = ato;
  const dinheiro = { contaBancariaId: base.contas.caixa, formaPagamentoId: base.formas.dinheiro };
  const { rows } = await sql<{
    pagadorId: number;
    ids: number[];
  }>`select t.pagador_id as "pagadorId", (array_agg(t.id order by t.data_vencimento, t.id))[1:2] as ids
    from v_titulo_em_aberto t where t.data_vencimento > ${hoje}::date and t.recebido_centavos = 0 group by t.pagador_id having count(*) >= 2 order by t.pagador_id limit 3`.execute(
    tx,
  );
  for (const [i, { ids }] of rows.entries()) {
    const [primeiro, segundo] = await valoresDevidosEm(tx, ids.map(Number), hoje);
    if (!primeiro || !segundo) continue;
    const itens = [{ tituloId: primeiro.id, valorCentavos: primeiro.devido.totalCentavos + 15_000 }];
    await baixarTitulos(ato, { ...dinheiro, dataBaixa: hoje, excedenteComoCredito: true, itens });
    const { rows: creditos } = await sql<{
      id: number | null;
    }>`select max(id) as id from v_credito where pagador_id = ${primeiro.pagadorId}`.execute(tx);
    const creditoId = creditos[0]?.id ?? 0;
    if (i === 1) await usarCredito(ato, { creditoId, dataUso: hoje, itens: [{ tituloId: segundo.id, valorCentavos: 10_000 }] });
    if (i === 2) {
      const valorCentavos: Centavos = centavos(5_000);
      await devolverCredito(ato, {
        creditoId,
        dataUso: hoje,
        valorCentavos,
        contaBancariaId: base.contas.caixa,
        motivo: 'Devolvido em dinheiro a pedido.',
      });
    }
  }
}

/** One fine that the school did not ask for. */
async function dispensarUma(ato: Ato): Promise<void> {
  const { tx, hoje } = ato;
  const { rows } = await sql<{
    id: number;
  }>`select id from v_titulo_em_aberto where data_limite < ${hoje}::date and recebido_centavos = 0 order by data_vencimento desc, id limit 1`.execute(
    tx,
  );
  const [titulo] = await valoresDevidosEm(
    tx,
    rows.map((r) => r.id),
    hoje,
  );
  if (!titulo) return;
  await dispensarEncargos(ato, {
    tituloId: titulo.id,
    multaCentavos: titulo.devido.multaCentavos,
    jurosCentavos: centavos(0),
    motivo: 'O boleto chegou depois do vencimento.',
  });
}
