import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { nomeDe } from '#domains/financeiro/caixa/server/door.ts';
import { baixarDoBanco, baixarTitulos, registrarCreditos } from '#domains/financeiro/titulos/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { retornosApi } from '../api-retornos.ts';
import { errosRetorno } from '../erros-retorno.ts';
import type { baixaDaExcecaoEsquema, creditoDaExcecaoEsquema } from '../esquemas.ts';
import type { decisoes } from '../saidas.ts';
import { carregarConta, type ContaDaRemessa } from './carregar-conta.ts';
import { desfeita } from './desfeita.ts';
import type { Operador } from './gravar-resultados.ts';
import { colunasDaLinha, type LinhaGuardada, processarLinhas } from './processar-linhas.ts';
import './restricoes.ts';

type Tratada = RespostaServidor<typeof retornosApi.ignorarExcecao>;
type Situacao = 'excecao' | 'ignorada' | 'resolvida';
type Aberta = LinhaGuardada & { resultado: string; contaId: number; tituloDoBoletoId: number | null; pagadorDoBoletoId: number | null };

/** A line of the queue, held with its account: two people who decide about it take turns. Throws EXCECAO_NAO_ENCONTRADA, EXCECAO_JA_TRATADA. */
async function travar(tx: Tx, id: number, ...esperadas: readonly Situacao[]): Promise<{ linha: Aberta; conta: ContaDaRemessa }> {
  const { rows: alvos } = await sql<{ conta: number }>`select conta_bancaria_id as conta from retornos_linhas where id = ${id}`.execute(tx);
  if (!alvos[0]) throw errosRetorno.EXCECAO_NAO_ENCONTRADA();
  const conta = await carregarConta(tx, alvos[0].conta, { travar: true });
  const { rows } = await sql<Aberta>`select ${colunasDaLinha}, l.resultado, l.conta_bancaria_id as "contaId",
    (select b.titulo_id from boletos b where b.id = l.boleto_id) as "tituloDoBoletoId",
    (select s.pagador_id from boletos b join v_titulo_saldo s on s.id = b.titulo_id where b.id = l.boleto_id) as "pagadorDoBoletoId" from retornos_linhas l where l.id = ${id} for update of l`.execute(
    tx,
  );
  const [linha] = rows;
  if (!linha) throw errosRetorno.EXCECAO_NAO_ENCONTRADA();
  if (!(esperadas as readonly string[]).includes(linha.resultado)) throw errosRetorno.EXCECAO_JA_TRATADA();
  return { linha, conta };
}

type Decisao = { decisao: (typeof decisoes)[number]; motivo?: string; tituloId?: number; baixaId?: number; creditoId?: number };
async function decidir(tx: Tx, quem: Operador, linhaId: number, { decisao, motivo, tituloId, baixaId, creditoId }: Decisao): Promise<void> {
  await sql`insert into retornos_decisoes (linha_id, decisao, titulo_id, baixa_id, credito_id, motivo, usuario_id, usuario_nome)
    values (${linhaId}, ${decisao}, ${tituloId ?? null}, ${baixaId ?? null}, ${creditoId ?? null}, ${motivo ?? null}, ${quem.usuarioId}, ${nomeDe(quem)})`.execute(
    tx,
  );
  await auditar(tx, quem, {
    acao: `excecao_retorno.${decisao}`,
    alvoTipo: 'retorno_linha',
    alvoId: linhaId,
    motivo: motivo ?? null,
    depois: { tituloId: tituloId ?? null, baixaId: baixaId ?? null, creditoId: creditoId ?? null },
  });
}

/**
 * Settles a title by hand with the money that a line tells of: the slip's own title, or another one. `quitar` takes the amount
 * as the whole, whatever the difference (more is interest, less a discount); `parcial` leaves the rest open; `excedente` settles
 * what is owed and keeps what is over as credit of the payer.
 * Throws EXCECAO_JA_TRATADA, EXCECAO_SEM_PAGAMENTO, ESCOLHA_O_TITULO, and everything that a baixa can be refused with.
 */
export async function baixarExcecao(
  tx: Tx,
  quem: Operador,
  id: number,
  pedido: z.output<typeof baixaDaExcecaoEsquema>,
  fuso: string,
): Promise<Tratada & { baixaId: number; reciboNumero: number }> {
  const { linha, conta } = await travar(tx, id, 'excecao');
  const dataBaixa = diaDoPagamento(linha);
  const tituloId = pedido.tituloId ?? linha.tituloDoBoletoId;
  if (tituloId === null) throw errosRetorno.ESCOLHA_O_TITULO({}, { campos: ['tituloId'] });
  const dinheiro = {
    dataBaixa,
    dataCredito: pedido.dataCredito ?? linha.dataCredito ?? dataBaixa,
    contaBancariaId: conta.id,
    formaPagamentoId: conta.formaPagamentoId,
  };
  const { baixaId, reciboNumero } =
    pedido.modo === 'quitar'
      ? await quitar(tx, quem, { ...dinheiro, tituloId, valorCentavos: linha.pagoCentavos }, fuso)
      : await baixarTitulos(
          tx,
          quem,
          {
            ...dinheiro,
            excedenteComoCredito: pedido.modo === 'excedente',
            itens: [{ tituloId, valorCentavos: linha.pagoCentavos }],
          },
          fuso,
        ).then((feita) => ({ baixaId: feita.baixas[0]?.id ?? 0, reciboNumero: feita.reciboNumero }));
  await sql`update retornos_linhas set resultado = 'resolvida', baixa_id = ${baixaId} where id = ${id}`.execute(tx);
  await decidir(tx, quem, id, { decisao: 'baixada', tituloId, baixaId });
  return { id, resultado: 'resolvida', mensagem: null, baixaId, reciboNumero };
}

async function quitar(
  tx: Tx,
  quem: Operador,
  pagamento: Omit<Parameters<typeof baixarDoBanco>[2][number], 'chave' | 'toleranciaCentavos' | 'esperado'>,
  fuso: string,
): Promise<{ baixaId: number; reciboNumero: number }> {
  // Whoever decides by hand accepts the difference, which the screen has shown.
  const aceita = { ...pagamento, chave: 0, toleranciaCentavos: Number.MAX_SAFE_INTEGER as typeof pagamento.valorCentavos, esperado: null };
  const { feitas, recusas } = await baixarDoBanco(tx, quem, [aceita], fuso);
  const feita = feitas.get(0);
  const recusa = recusas.get(0);
  if (!feita) throw recusa ?? errosRetorno.EXCECAO_SEM_PAGAMENTO();
  return { baixaId: feita.id, reciboNumero: feita.reciboNumero };
}

/** The day on which the payer paid what a line tells of. Throws EXCECAO_SEM_PAGAMENTO when it tells of no payment. */
function diaDoPagamento(linha: Aberta): DataCivil {
  const dia = linha.dataOcorrencia ?? linha.dataCredito;
  if (linha.efeito !== 'paga' || linha.pagoCentavos === 0 || dia === null) throw errosRetorno.EXCECAO_SEM_PAGAMENTO();
  return dia;
}

/**
 * Keeps the money of a line as credit of a payer: a slip paid twice, or paid after its title was renegotiated or cancelled. It
 * enters the cash of the account on the day that the bank credited it, and from there pays whatever the payer owes, or goes back.
 * Throws EXCECAO_JA_TRATADA, EXCECAO_SEM_PAGAMENTO, ESCOLHA_O_PAGADOR, closed period.
 */
export async function creditarExcecao(
  tx: Tx,
  quem: Operador,
  id: number,
  pedido: z.output<typeof creditoDaExcecaoEsquema>,
): Promise<Tratada & { creditoId: number }> {
  const { linha, conta } = await travar(tx, id, 'excecao');
  const dia = diaDoPagamento(linha);
  // The money of a slip is its payer's; of a line without slip, of whom the person says.
  const pagadorId = linha.pagadorDoBoletoId ?? pedido.pagadorId;
  if (pagadorId === null) throw errosRetorno.ESCOLHA_O_PAGADOR({}, { campos: ['pagadorId'] });
  const [creditoId = 0] = await registrarCreditos(tx, quem, [
    {
      pagadorId,
      reciboId: null,
      dataCredito: pedido.dataCredito ?? linha.dataCredito ?? dia,
      valorCentavos: linha.pagoCentavos,
      contaBancariaId: conta.id,
      formaPagamentoId: conta.formaPagamentoId,
      historico: `Pagamento do boleto ${linha.nossoNumero || '—'} sem título a quitar`,
    },
  ]);
  await sql`update retornos_linhas set resultado = 'resolvida', credito_id = ${creditoId} where id = ${id}`.execute(tx);
  await decidir(tx, quem, id, { decisao: 'creditada', creditoId });
  return { id, resultado: 'resolvida', mensagem: null, creditoId };
}

/** Takes a line out of the queue, with the reason. Throws EXCECAO_JA_TRATADA. */
export async function ignorarExcecao(tx: Tx, quem: Operador, id: number, motivo: string): Promise<Tratada> {
  await travar(tx, id, 'excecao');
  await sql`update retornos_linhas set resultado = 'ignorada' where id = ${id}`.execute(tx);
  await decidir(tx, quem, id, { decisao: 'ignorada', motivo });
  return { id, resultado: 'ignorada', mensagem: null };
}

/**
 * Puts back a line that was ignored, or whose baixa was reversed or credit undone: its money is to be recorded again. Throws
 * EXCECAO_JA_TRATADA when neither is the case.
 */
export async function reabrirExcecao(tx: Tx, quem: Operador, id: number): Promise<Tratada> {
  await travar(tx, id, 'ignorada', 'resolvida');
  const { rows } = await sql<{ id: number }>`update retornos_linhas l set resultado = 'excecao', baixa_id = null, credito_id = null
    where l.id = ${id} and (l.resultado = 'ignorada' or ${desfeita}) returning l.id`.execute(tx);
  if (!rows[0]) throw errosRetorno.EXCECAO_JA_TRATADA();
  await decidir(tx, quem, id, { decisao: 'reaberta' });
  return { id, resultado: 'excecao', mensagem: null };
}

/** Applies a line again; it stays in the queue when something still stands against it, and the answer says what. */
export async function tentarExcecao(tx: Tx, quem: Operador, id: number, fuso: string, idioma: Idioma): Promise<Tratada> {
  const { linha, conta } = await travar(tx, id, 'excecao');
  const [feita] = await processarLinhas(tx, conta, [linha], { quem, fuso });
  if (!feita) throw errosRetorno.EXCECAO_NAO_ENCONTRADA();
  if (feita.resultado !== 'excecao')
    await decidir(tx, quem, id, { decisao: 'aplicada', ...(feita.baixaId === null ? {} : { baixaId: feita.baixaId }) });
  return { id, resultado: feita.resultado, mensagem: feita.recusa?.mensagem(idioma) ?? null };
}
