import { errosExcecao } from '../erros.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { quitarComDiferenca } from '#domains/financeiro/titulos/baixas/do-banco/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { excecoesApi } from '../api.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import type { baixaDaExcecaoEsquema, creditoDaExcecaoEsquema } from '../esquemas.ts';
import { decidir } from '#domains/financeiro/boletos/server/decisoes.ts';
import { devolverDesfeitas, diaDaEntrada, diaDoPagamento, travar, travarAberta } from './excecao-aberta.ts';
import { lancarTarifasDasTratadas } from '#domains/financeiro/boletos/retornos/server/gravar-resultados.ts';
import { historicoDoCredito } from './lote-de-excecoes.ts';
import { processarLinhas } from '#domains/financeiro/boletos/retornos/server/processar-linhas.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import '#domains/financeiro/boletos/retornos/server/restricoes.ts';

type Tratada = RespostaServidor<typeof excecoesApi.ignorarExcecao>;
/**
 * Settles a title by hand with the money that a line tells of: the slip's own title, or another one. `quitar` takes the amount
 * as the whole: a difference up to the account's tolerance is rounding, more that is missing is forgiven by who may, with a reason;
 * `parcial` leaves the rest open; `excedente` settles what is owed and keeps what is over as credit of the payer.
 * Throws EXCECAO_JA_TRATADA, EXCECAO_SEM_PAGAMENTO, ESCOLHA_O_TITULO, DISPENSA_SEM_MOTIVO, SEM_PERMISSAO, and everything that a
 * baixa can be refused with.
 */
export async function baixarExcecao(
  ato: Ato,
  { id, ...pedido }: z.output<typeof baixaDaExcecaoEsquema> & { id: number },
): Promise<Tratada & { baixaId: number; reciboNumero: number }> {
  const { tx, hoje } = ato;
  const { linha, conta } = await travarAberta(ato, id);
  const dataBaixa = diaDoPagamento(linha, pedido.dataCredito);
  const dataCredito = diaDaEntrada(linha, pedido.dataCredito, hoje);
  const tituloId = pedido.tituloId ?? linha.tituloDoBoletoId;
  if (tituloId === null) throw errosExcecao.ESCOLHA_O_TITULO({}, { campos: ['tituloId'] });
  const dinheiro = {
    dataBaixa,
    dataCredito,
    contaBancariaId: conta.id,
    formaPagamentoId: linha.formaPagamentoId,
  };
  const { baixaId, reciboNumero } =
    pedido.modo === 'quitar'
      ? await quitarComDiferenca(ato, {
          ...dinheiro,
          tituloId,
          valorCentavos: linha.pagoCentavos,
          toleranciaCentavos: linha.toleranciaCentavos,
          motivo: pedido.motivo,
        })
      : await baixarTitulos(ato, {
          ...dinheiro,
          excedenteComoCredito: pedido.modo === 'excedente',
          itens: [{ tituloId, valorCentavos: linha.pagoCentavos }],
        }).then((feita) => ({ baixaId: feita.baixas[0]?.id ?? 0, reciboNumero: feita.reciboNumero }));
  await lancarTarifasDasTratadas(ato, conta, [{ linha, dia: dataCredito }]);
  await sql`update retornos_linhas set resultado = 'resolvida', baixa_id = ${baixaId} where id = ${id}`.execute(tx);
  await decidir(ato, [
    { linhaId: id, decisao: 'baixada', tituloId, baixaId, ...(pedido.motivo === null ? {} : { motivo: pedido.motivo }) },
  ]);
  return { id, resultado: 'resolvida', mensagem: null, baixaId, reciboNumero };
}

/**
 * Keeps the money of a line as credit of a payer: a slip paid twice, or paid after its title was renegotiated or cancelled. It
 * enters the cash of the account on the day that the bank credited it, and from there pays whatever the payer owes, or goes back.
 * Throws EXCECAO_JA_TRATADA, EXCECAO_SEM_PAGAMENTO, ESCOLHA_O_PAGADOR, closed period.
 */
export async function creditarExcecao(
  ato: Ato<Pessoa>,
  { id, ...pedido }: z.output<typeof creditoDaExcecaoEsquema> & { id: number },
): Promise<Tratada & { creditoId: number }> {
  const { tx, hoje } = ato;
  const { linha, conta } = await travarAberta(ato, id);
  const dataCredito = diaDaEntrada(linha, pedido.dataCredito, hoje);
  // The money of a slip is its payer's; of a line without slip, of whom the person says.
  const pagadorId = linha.pagadorDoBoletoId ?? pedido.pagadorId;
  if (pagadorId === null) throw errosExcecao.ESCOLHA_O_PAGADOR({}, { campos: ['pagadorId'] });
  const [creditoId = 0] = await registrarCreditos(ato, [
    {
      pagadorId,
      reciboId: null,
      dataCredito,
      valorCentavos: linha.pagoCentavos,
      contaBancariaId: conta.id,
      formaPagamentoId: linha.formaPagamentoId,
      historico: historicoDoCredito(linha.nossoNumero),
    },
  ]);
  await lancarTarifasDasTratadas(ato, conta, [{ linha, dia: dataCredito }]);
  await sql`update retornos_linhas set resultado = 'resolvida', credito_id = ${creditoId} where id = ${id}`.execute(tx);
  await decidir(ato, [{ linhaId: id, decisao: 'creditada', creditoId }]);
  return { id, resultado: 'resolvida', mensagem: null, creditoId };
}

/** Takes a line out of the queue, with the reason. Throws EXCECAO_JA_TRATADA. */
export async function ignorarExcecao(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<Tratada> {
  const { tx } = ato;
  await travarAberta(ato, id, { soSai: true });
  await sql`update retornos_linhas set resultado = 'ignorada' where id = ${id}`.execute(tx);
  await decidir(ato, [{ linhaId: id, decisao: 'ignorada', motivo }]);
  return { id, resultado: 'ignorada', mensagem: null };
}

/**
 * Puts back a line that was ignored, or whose baixa was reversed or credit undone: its money is to be recorded again. Throws
 * EXCECAO_JA_TRATADA when neither is the case.
 */
export async function reabrirExcecao(ato: Ato<Pessoa>, id: number): Promise<Tratada> {
  const { tx } = ato;
  const { linha } = await travar(tx, id, 'ignorada', 'resolvida', 'aplicada');
  if (linha.desfeita) {
    await devolverDesfeitas(ato, [linha]);
    return { id, resultado: 'excecao', mensagem: null };
  }
  if (linha.resultado !== 'ignorada') throw errosRetorno.EXCECAO_JA_TRATADA();
  await sql`update retornos_linhas set resultado = 'excecao' where id = ${id}`.execute(tx);
  await decidir(ato, [{ linhaId: id, decisao: 'reaberta' }]);
  return { id, resultado: 'excecao', mensagem: null };
}

/** Applies a line again; it stays in the queue when something still stands against it, and the answer says what. */
export async function tentarExcecao(ato: Ato<Pessoa>, id: number): Promise<Tratada> {
  const { idioma } = ato;
  const { linha, conta } = await travarAberta(ato, id);
  const [feita] = await processarLinhas(ato, conta, [linha]);
  if (!feita) throw errosExcecao.EXCECAO_NAO_ENCONTRADA();
  if (feita.resultado !== 'excecao')
    await decidir(ato, [{ linhaId: id, decisao: 'aplicada', ...(feita.baixaId === null ? {} : { baixaId: feita.baixaId }) }]);
  return { id, resultado: feita.resultado, mensagem: feita.recusa?.mensagem(idioma) ?? null };
}
