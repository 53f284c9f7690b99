import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { nomeDe } from '#domains/financeiro/caixa/server/door.ts';
import { baixarDoBanco, baixarTitulos } from '#domains/financeiro/titulos/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { retornosApi } from '../api-retornos.ts';
import { errosRetorno } from '../erros-retorno.ts';
import type { baixaDaExcecaoEsquema } from '../esquemas.ts';
import { carregarConta, type ContaDaRemessa } from './carregar-conta.ts';
import type { Operador } from './gravar-resultados.ts';
import { colunasDaLinha, type LinhaGuardada, processarLinhas } from './processar-linhas.ts';
import './restricoes.ts';

type Tratada = RespostaServidor<typeof retornosApi.ignorarExcecao>;
type Situacao = 'excecao' | 'ignorada';
type Aberta = LinhaGuardada & { resultado: string; contaId: number; tituloDoBoletoId: number | null };

/** A line of the queue, held with its account: two people who decide about it take turns. Throws EXCECAO_NAO_ENCONTRADA, EXCECAO_JA_TRATADA. */
async function travar(tx: Tx, id: number, esperada: Situacao): Promise<{ linha: Aberta; conta: ContaDaRemessa }> {
  const { rows: alvos } = await sql<{ conta: number }>`select conta_bancaria_id as conta from retornos_linhas where id = ${id}`.execute(tx);
  if (!alvos[0]) throw errosRetorno.EXCECAO_NAO_ENCONTRADA();
  const conta = await carregarConta(tx, alvos[0].conta, { travar: true });
  const { rows } = await sql<Aberta>`select ${colunasDaLinha}, l.resultado, l.conta_bancaria_id as "contaId",
    (select b.titulo_id from boletos b where b.id = l.boleto_id) as "tituloDoBoletoId" from retornos_linhas l where l.id = ${id} for update of l`.execute(
    tx,
  );
  const [linha] = rows;
  if (!linha) throw errosRetorno.EXCECAO_NAO_ENCONTRADA();
  if (linha.resultado !== esperada) throw errosRetorno.EXCECAO_JA_TRATADA();
  return { linha, conta };
}

type Decisao = { decisao: 'baixada' | 'ignorada' | 'reaberta' | 'aplicada'; motivo?: string; tituloId?: number; baixaId?: number };
async function decidir(tx: Tx, quem: Operador, linhaId: number, { decisao, motivo, tituloId, baixaId }: Decisao): Promise<void> {
  await sql`insert into retornos_decisoes (linha_id, decisao, titulo_id, baixa_id, motivo, usuario_id, usuario_nome)
    values (${linhaId}, ${decisao}, ${tituloId ?? null}, ${baixaId ?? null}, ${motivo ?? null}, ${quem.usuarioId}, ${nomeDe(quem)})`.execute(
    tx,
  );
  await auditar(tx, quem, {
    acao: `excecao_retorno.${decisao}`,
    alvoTipo: 'retorno_linha',
    alvoId: linhaId,
    motivo: motivo ?? null,
    depois: { tituloId: tituloId ?? null, baixaId: baixaId ?? null },
  });
}

/**
 * Settles a title by hand with the money that a line tells of: the slip's own title, or another one. `quitar` takes the amount
 * as the whole, whatever the difference (more is interest, less a discount); `parcial` leaves the rest open.
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
  const dataBaixa = linha.dataOcorrencia ?? linha.dataCredito;
  if (linha.efeito !== 'paga' || linha.pagoCentavos === 0 || dataBaixa === null) throw errosRetorno.EXCECAO_SEM_PAGAMENTO();
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
      : await baixarTitulos(tx, quem, { ...dinheiro, itens: [{ tituloId, valorCentavos: linha.pagoCentavos }] }, fuso).then((feita) => ({
          baixaId: feita.baixas[0]?.id ?? 0,
          reciboNumero: feita.reciboNumero,
        }));
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

/** Takes a line out of the queue, with the reason. Throws EXCECAO_JA_TRATADA. */
export async function ignorarExcecao(tx: Tx, quem: Operador, id: number, motivo: string): Promise<Tratada> {
  await travar(tx, id, 'excecao');
  await sql`update retornos_linhas set resultado = 'ignorada' where id = ${id}`.execute(tx);
  await decidir(tx, quem, id, { decisao: 'ignorada', motivo });
  return { id, resultado: 'ignorada', mensagem: null };
}

/** Puts an ignored line back. Throws EXCECAO_JA_TRATADA when it is not ignored. */
export async function reabrirExcecao(tx: Tx, quem: Operador, id: number): Promise<Tratada> {
  await travar(tx, id, 'ignorada');
  await sql`update retornos_linhas set resultado = 'excecao' where id = ${id}`.execute(tx);
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
