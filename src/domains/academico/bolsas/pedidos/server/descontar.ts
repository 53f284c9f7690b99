import { sql } from 'kysely';
import {
  contratoComDesconto,
  encerrarDesconto,
  incluirDesconto,
  lerVencimentos,
} from '#domains/academico/contratos/aditivos/datados/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { pedidoEmFrase } from '../../situacoes.ts';
import type { bolsasApi as api } from '../api.ts';
import { conferirFim } from '../fim-da-bolsa.ts';
import { conferirConcedido } from './desconto-de-bolsa.ts';
import { conferirVerbo, mudarPedido, type PedidoTravado, travarPedido } from './travar.ts';

type Aplicacao = EntradaServidor<typeof api.aplicarBolsa>['body'] & { id: number };
type Encerramento = EntradaServidor<typeof api.encerrarBolsa>['body'] & { id: number };
const motivoDoAditivo = 'Bolsa de estudo concedida';

/** Puts the discount of a scholarship on the contract, from the installments due on a day on to the end of the year; one that was agreed with it already is taken for it. @throws BOLSA_TRANSICAO_INVALIDA, BOLSA_APLICADA, BOLSA_MUDOU_NO_CADASTRO, and what `incluirDesconto` refuses */
export async function aplicarBolsa(
  ato: Ato,
  { aPartirDe, ...qual }: Aplicacao,
): Promise<{ id: number; versao: number; contratoId: number; aditivoId: number | null }> {
  const { id, situacao, matriculaId, descontoId, percentualConcedido, aplicada, versao } = await travarPedido(ato.tx, qual);
  if (situacao !== 'concedido' || descontoId === null) throw erros.BOLSA_TRANSICAO_INVALIDA({ situacao: pedidoEmFrase(situacao) });
  if (aplicada) throw erros.BOLSA_APLICADA();
  await conferirConcedido(ato.tx, { descontoId, percentualConcedido });
  const onde = await incluirDesconto(ato, { matriculaId, descontoId, de: aPartirDe, ate: null, motivo: motivoDoAditivo, assume: true });
  await sql`update bolsas_pedidos set contrato_id = ${onde.contratoId}, aditivo_id = ${onde.aditivoId}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, { acao: 'bolsa.aplicada', alvoTipo: 'bolsa', alvoId: id, depois: { ...onde, aPartirDe } });
  return { id, versao: versao + 1, ...onde };
}

/**
 * Ends a scholarship: the discount stops with the installments that fall due from a day on. Where the addendum that stops it was not signed, it is
 * ended once more. @throws DADOS_INVALIDOS (aPartirDe), BOLSA_TRANSICAO_INVALIDA, BOLSA_JA_ENCERRADA, BOLSA_POR_OUTRO_MEIO, and what `encerrarDesconto` refuses
 */
export async function encerrarBolsa(ato: Ato, { aPartirDe, motivo, ...qual }: Encerramento): Promise<{ id: number; versao: number }> {
  const pedido = await travarPedido(ato.tx, qual);
  const { id, situacao, versao, contratoId, descontoId, aditivoId, aplicada } = pedido;
  if (situacao !== 'encerrado' || (await temOutraConcedida(ato.tx, pedido))) conferirVerbo(pedido, 'encerrar');
  await conferirDiaDoFim(ato.tx, pedido, aPartirDe);
  if (!aplicada && situacao !== 'encerrado' && descontoId !== null)
    await conferirSemDesconto(ato.tx, pedido, { descontoId, de: aPartirDe });
  const porque = `Fim da bolsa de estudo: ${motivo}`.slice(0, 300);
  const fim =
    aplicada && contratoId !== null && descontoId !== null
      ? await encerrarDesconto(ato, { contratoId, descontoId, aditivoId, aPartirDe, motivo: porque })
      : null;
  if (situacao !== 'encerrado')
    return mudarPedido(ato, pedido, { verbo: 'encerrar', motivo, colunas: sql`encerrada_desde = ${aPartirDe}` });
  if (!fim?.mudou) throw erros.BOLSA_JA_ENCERRADA({ de: formatarData(aPartirDe) });
  await sql`update bolsas_pedidos set encerrada_desde = ${aPartirDe}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, { acao: 'bolsa.encerrado', alvoTipo: 'bolsa', alvoId: id, depois: { aditivoId: fim.aditivoId, aPartirDe, motivo } });
  return { id, versao: versao + 1 };
}

/** What is on the contract by now may be of a later scholarship of the student. */
async function temOutraConcedida(tx: Tx, { matriculaId }: PedidoTravado): Promise<boolean> {
  const { rows } = await sql`select 1 from bolsas_pedidos where matricula_id = ${matriculaId} and situacao = 'concedido'`.execute(tx);
  return rows.length > 0;
}

/** A scholarship that never went to the contract ends nothing there: where the contract gives its discount all the same, that is told. @throws BOLSA_POR_OUTRO_MEIO */
async function conferirSemDesconto(
  tx: Tx,
  { matriculaId }: PedidoTravado,
  { descontoId, de }: { descontoId: number; de: DataCivil },
): Promise<void> {
  const numero = await contratoComDesconto(tx, { matriculaId, descontoId, de });
  if (numero !== null) throw erros.BOLSA_POR_OUTRO_MEIO({ numero, de: formatarData(de) });
}

async function conferirDiaDoFim(tx: Tx, { ano, aplicada, contratoId }: PedidoTravado, aPartirDe: DataCivil): Promise<void> {
  const vencimentos = aplicada && contratoId !== null ? await lerVencimentos(tx, contratoId) : [];
  conferirCampos((addIssue) => conferirFim({ aPartirDe, ano, vencimentos }, { addIssue }));
}
