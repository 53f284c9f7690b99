import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { decimalEmTextos, lerDecimal } from '#shared/decimais.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { bolsasConcedidas } from '../../server/bolsas-concedidas.ts';
import type { bolsasApi as api } from '../api.ts';
import { conferirLaudo } from './conferir-laudo.ts';
import { descontoDeBolsa } from './desconto-de-bolsa.ts';
import { conferirVerbo, mudarPedido, type PedidoTravado, travarPedido } from './travar.ts';

type Parecer = EntradaServidor<typeof api.darParecer>['body'] & { id: number };
type ComMotivo = EntradaServidor<typeof api.retirarParecer>['body'] & { id: number };
type Decisao = EntradaServidor<typeof api.decidirBolsa>['body'] & { id: number };
type Mudado = Promise<{ id: number; versao: number }>;

/** The opinion, after which the committee may decide. @throws BOLSA_TRANSICAO_INVALIDA, FICHA_SEM_DECLARACAO_DO_ANO, LAUDO_SEM_ANEXO */
export async function darParecer(ato: Ato, { parecer, percentualRecomendado, ...qual }: Parecer): Mudado {
  const pedido = await travarPedido(ato.tx, qual);
  conferirVerbo(pedido, 'darParecer');
  if (!pedido.declarada) throw erros.FICHA_SEM_DECLARACAO_DO_ANO();
  await conferirLaudo(ato.tx, pedido.fichaId);
  const colunas = sql`parecer = ${parecer}, percentual_recomendado = ${percentualRecomendado}, parecer_por = ${nomeDoAutor(ato.quem)}, parecer_em = clock_timestamp()`;
  return mudarPedido(ato, pedido, { verbo: 'darParecer', motivo: null, colunas });
}

/** Takes the opinion back, so that the form may be corrected. @throws BOLSA_TRANSICAO_INVALIDA */
export async function retirarParecer(ato: Ato, { motivo, ...qual }: ComMotivo): Mudado {
  const pedido = await travarPedido(ato.tx, qual);
  conferirVerbo(pedido, 'retirarParecer');
  const colunas = sql`parecer = null, percentual_recomendado = null, parecer_por = null, parecer_em = null`;
  return mudarPedido(ato, pedido, { verbo: 'retirarParecer', motivo, colunas });
}

/**
 * The decision of the committee. Granted, it is a discount of the register of the kind bolsa, within the bracket of the family and the quota of the course.
 * @throws BOLSA_SEM_PARECER, BOLSA_TRANSICAO_INVALIDA, DESCONTO_NAO_E_BOLSA, BOLSA_ACIMA_DA_FAIXA, COTA_DE_BOLSAS_ESGOTADA
 */
export async function decidirBolsa(ato: Ato, { conceder, descontoId, decisao, ...qual }: Decisao): Mudado {
  const pedido = await travarPedido(ato.tx, qual);
  const verbo = conceder ? 'conceder' : 'indeferir';
  conferirVerbo(pedido, verbo);
  const percentual = conceder && descontoId !== null ? await conferirConcessao(ato, pedido, descontoId) : null;
  const colunas = sql`decisao = ${decisao}, decidido_por = ${nomeDoAutor(ato.quem)}, decidido_em = clock_timestamp(),
    desconto_id = ${percentual === null ? null : descontoId}::bigint, percentual_concedido = ${percentual}::numeric`;
  return mudarPedido(ato, pedido, { verbo, motivo: decisao, colunas });
}

async function conferirConcessao(
  { tx }: Ato,
  { percentualMaximo, cursoId, anoLetivoId }: PedidoTravado,
  descontoId: number,
): Promise<string> {
  const { rows } = await sql<{ percentual: string }>`select percentual::text from v_desconto
    where id = ${descontoId} and ${descontoDeBolsa}`.execute(tx);
  const [desconto] = rows;
  if (!desconto) throw erros.DESCONTO_NAO_E_BOLSA({}, { campos: ['descontoId'] });
  if ((lerDecimal(desconto.percentual, 4) ?? 0n) > (lerDecimal(percentualMaximo, 4) ?? 0n))
    throw erros.BOLSA_ACIMA_DA_FAIXA({ maximo: decimalEmTextos(percentualMaximo) }, { campos: ['descontoId'] });
  // Two decisions of one course take turns at its quota: each counts what the other granted.
  const { rows: cotas } = await sql<{
    bolsas: number;
  }>`select bolsas from bolsas_cotas where ano_letivo_id = ${anoLetivoId} and curso_id = ${cursoId} for update`.execute(tx);
  const [cota] = cotas;
  if (!cota) return desconto.percentual;
  if ((await bolsasConcedidas(tx, { anoLetivoId, cursoId })) >= cota.bolsas)
    throw erros.COTA_DE_BOLSAS_ESGOTADA({}, { campos: ['descontoId'] });
  return desconto.percentual;
}

/** Takes a decision back, while no discount came of it. @throws BOLSA_TRANSICAO_INVALIDA, BOLSA_APLICADA */
export async function desfazerDecisao(ato: Ato, { motivo, ...qual }: ComMotivo): Mudado {
  const pedido = await travarPedido(ato.tx, qual);
  conferirVerbo(pedido, 'desfazerDecisao');
  if (pedido.aplicada) throw erros.BOLSA_APLICADA();
  const colunas = sql`decisao = null, decidido_por = null, decidido_em = null, desconto_id = null, percentual_concedido = null, contrato_id = null, aditivo_id = null`;
  return mudarPedido(ato, pedido, { verbo: 'desfazerDecisao', motivo, colunas });
}

/** Withdraws a request that was not decided. @throws BOLSA_TRANSICAO_INVALIDA */
export async function cancelarPedidoDeBolsa(ato: Ato, { motivo, ...qual }: ComMotivo): Mudado {
  const pedido = await travarPedido(ato.tx, qual);
  conferirVerbo(pedido, 'cancelar');
  return mudarPedido(ato, pedido, { verbo: 'cancelar', motivo });
}
