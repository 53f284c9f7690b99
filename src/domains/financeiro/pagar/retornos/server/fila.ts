import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { retornosPagarApi } from '../api.ts';
import { errosRetornoPagar } from '../erros.ts';
import type { baixaDaLinhaEsquema } from '../esquemas.ts';
import { aplicarLinha } from './aplicar.ts';
import { darBaixa } from './dar-baixa.ts';
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

type Decisao = { decisao: 'baixada' | 'ignorada' | 'aplicada'; tituloId?: number; baixaId?: number; motivo?: string };
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
  const baixaId = await darBaixa(ato, { conta: linha.conta, tituloId, itemId: doItem, dataBaixa, pagoCentavos: linha.pagoCentavos });
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

/** Applies a line again; it stays in the queue when something still stands against it, and the answer says what. */
export async function tentarLinha(ato: Ato<Pessoa>, id: number): Promise<Tratada> {
  const linha = await travarNaFila(ato, id);
  const { resultado, baixaId, recusa } = await aplicarLinha(ato, linha);
  if (resultado !== 'excecao') await decidir(ato, id, { decisao: 'aplicada', ...(baixaId === null ? {} : { baixaId }) });
  return { id, resultado, mensagem: recusa?.mensagem(ato.idioma) ?? null };
}
