import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { retornosPagarApi } from '../api.ts';
import { errosRetornoPagar } from '../erros.ts';
import type { baixaDaLinhaEsquema } from '../esquemas.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { aplicarLinhas } from './aplicar.ts';
import { darBaixas } from './dar-baixa.ts';
import { carregarLinhas, type LinhaGuardada } from './linhas.ts';

type Tratada = RespostaServidor<typeof retornosPagarApi.ignorarLinha>;

/** A line of the queue, held with its agreement: two people who decide about it take turns. Throws LINHA_PAGAR_NAO_ENCONTRADA, LINHA_PAGAR_JA_TRATADA. */
async function travarNaFila({ tx }: Ato<unknown>, id: number): Promise<LinhaGuardada> {
  await sql`select 1 from retornos_pagar_linhas where id = ${id} for update`.execute(tx);
  const [linha] = await carregarLinhas(tx, { ids: [id] });
  if (!linha) throw errosRetornoPagar.LINHA_PAGAR_NAO_ENCONTRADA();
  if (linha.resultado !== 'excecao') throw errosRetornoPagar.LINHA_PAGAR_JA_TRATADA();
  return linha;
}

type Decisao = { decisao: 'baixada' | 'ignorada' | 'recusada' | 'aplicada'; tituloId?: number; baixaId?: number; motivo?: string };
async function decidir(ato: Ato<Pessoa>, linhaId: number, { decisao, tituloId, baixaId, motivo }: Decisao): Promise<void> {
  const { tx, quem } = ato;
  await sql`insert into retornos_pagar_decisoes (linha_id, decisao, titulo_id, baixa_id, motivo, usuario_id, usuario_nome)
    values (${linhaId}, ${decisao}, ${tituloId ?? null}::bigint, ${baixaId ?? null}::bigint, ${motivo ?? null}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(
    tx,
  );
  await auditar(ato, {
    acao: `linha_retorno_pagar.${decisao}`,
    alvoTipo: 'linha_retorno_pagar',
    alvoId: linhaId,
    motivo: motivo ?? null,
    depois: { tituloId: tituloId ?? null, baixaId: baixaId ?? null },
  });
}

/**
 * Settles a title by hand with the money of a line: its own, or another one that the bank paid. Throws LINHA_PAGAR_NAO_ENCONTRADA,
 * LINHA_PAGAR_JA_TRATADA, LINHA_PAGAR_SEM_DINHEIRO, ESCOLHA_O_TITULO_PAGO, and what a payment can be refused with.
 */
export async function baixarLinha(
  ato: Ato<Pessoa>,
  { id, ...pedido }: z.output<typeof baixaDaLinhaEsquema> & { id: number },
): Promise<Tratada> {
  const linha = await travarNaFila(ato, id);
  const dataBaixa = pedido.dataBaixa ?? linha.dataPagamento;
  if (linha.pagoCentavos === 0 || linha.efeito === 'devolvido' || dataBaixa === null) throw errosRetornoPagar.LINHA_PAGAR_SEM_DINHEIRO();
  const tituloId = pedido.tituloId ?? linha.item?.tituloId;
  if (!tituloId) throw errosRetornoPagar.ESCOLHA_O_TITULO_PAGO({}, { campos: ['tituloId'] });
  const doItem = linha.item && linha.item.tituloId === tituloId && linha.item.situacao !== 'pago' ? linha.item.id : null;
  const pagos = [{ tituloId, itemId: doItem, pagoCentavos: linha.pagoCentavos }];
  const baixaId = (await darBaixas(ato, { conta: linha.conta, dataBaixa, pagos })).get(tituloId) ?? 0;
  await sql`update retornos_pagar_linhas set resultado = 'resolvida', titulo_id = ${tituloId}, baixa_id = ${baixaId} where id = ${id}`.execute(
    ato.tx,
  );
  await decidir(ato, id, { decisao: 'baixada', tituloId, baixaId });
  return { id, resultado: 'resolvida', mensagem: null };
}

/** Takes a line out of the queue, with the reason. Throws LINHA_PAGAR_NAO_ENCONTRADA, LINHA_PAGAR_JA_TRATADA. */
export async function ignorarLinha(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<Tratada> {
  await travarNaFila(ato, id);
  await sql`update retornos_pagar_linhas set resultado = 'ignorada' where id = ${id}`.execute(ato.tx);
  await decidir(ato, id, { decisao: 'ignorada', motivo });
  return { id, resultado: 'ignorada', mensagem: null };
}

/**
 * Says that the bank did not pay what a line tells of in codes that nobody gives a meaning: its title waits there no longer, and is owed as
 * before. Throws LINHA_PAGAR_NAO_ENCONTRADA, LINHA_PAGAR_JA_TRATADA, LINHA_DIZ_QUE_PAGOU, LINHA_SEM_ENVIO.
 */
export async function darPorRecusada(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<Tratada> {
  const { efeito, item, ocorrencias } = await travarNaFila(ato, id);
  if (efeito === 'pago') throw errosRetornoPagar.LINHA_DIZ_QUE_PAGOU();
  if (!item) throw errosRetornoPagar.LINHA_SEM_ENVIO();
  await travarTitulosPagar(ato.tx, [item.tituloId]);
  const { rows } = await sql`with recusado as (
      update remessas_pagar_itens set situacao = 'recusado', motivos = ${[...ocorrencias, motivo]}::text[] where id = ${item.id} and situacao = 'enviado' returning id)
    update retornos_pagar_linhas set resultado = 'resolvida', item_id = r.id, titulo_id = ${item.tituloId} from recusado r where retornos_pagar_linhas.id = ${id} returning retornos_pagar_linhas.id`.execute(
    ato.tx,
  );
  if (!rows[0]) throw errosRetornoPagar.LINHA_SEM_ENVIO();
  await decidir(ato, id, { decisao: 'recusada', tituloId: item.tituloId, motivo });
  return { id, resultado: 'resolvida', mensagem: null };
}

/** Applies a line again; it stays in the queue when something still stands against it, and the answer says what. */
export async function tentarLinha(ato: Ato<Pessoa>, id: number): Promise<Tratada> {
  const linha = await travarNaFila(ato, id);
  const [feita] = await aplicarLinhas(ato, [linha]);
  if (!feita) throw new Error('a line was applied without a result');
  const { resultado, baixaId, recusa } = feita;
  if (resultado !== 'excecao') await decidir(ato, id, { decisao: 'aplicada', ...(baixaId === null ? {} : { baixaId }) });
  return { id, resultado, mensagem: recusa?.mensagem(ato.idioma) ?? null };
}
