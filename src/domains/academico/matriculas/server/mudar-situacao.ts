import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { contarUsos } from '#shared/usos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosMatricula as erros } from '../erros.ts';
import { isResultadoFinal, resultados } from '../situacoes.ts';
import { textosUsosDaMatricula } from '../texts-usos.ts';
import { type Circunstancia, gravarMovimento, type MovimentoFeito, type PedidoDeSaida, type SaidaRegistrada } from './gravar-movimento.ts';
import { abrirParaMovimento } from './abrir-para-movimento.ts';
import { registrarMorte } from './registrar-morte.ts';
import type { MatriculaTravada } from './travar-matricula.ts';

/**
 * The student leaves: the placement is closed on the date and its place is free again. A death ends every enrollment of the
 * student that goes on (`registrar-morte.ts`).
 * @throws NAO_ENCONTRADO, TRANSICAO_PROIBIDA, PERIODO_LETIVO_FECHADO, DATA_ANTES_DA_ENTRADA, DATA_FUTURA,
 *   MATRICULA_AINDA_NAO_COMECOU, MATRICULA_COM_PAGAMENTO
 */
export async function registrarSaida(tx: Tx, circunstancia: Circunstancia, pedido: PedidoDeSaida): Promise<SaidaRegistrada> {
  const { verbo, dataMovimento: data, motivo, destino, conferencia } = pedido;
  if (verbo === 'falecimento') return registrarMorte(tx, circunstancia, { ...pedido, verbo });
  const { matricula, para, efeito } = await abrirParaMovimento(tx, circunstancia, { id: pedido.id, verbo, data });
  if (verbo === 'cancelamento') await recusarComPagamento(tx, matricula);
  const feito = await gravarMovimento(tx, circunstancia, matricula, {
    verbo,
    para,
    data,
    efeito,
    motivo,
    dataSaida: efeito,
    entra: null,
    destino: destino ?? null,
    ...(conferencia === undefined ? {} : { conferencia }),
  });
  return { ...feito, junto: [] };
}

type Confirmacao = { id: number; dataMovimento: DataCivil };

/** Confirms a pre-enrollment. @throws as `registrarSaida` */
export async function ativarMatricula(
  tx: Tx,
  circunstancia: Circunstancia,
  { id, dataMovimento: data }: Confirmacao,
): Promise<MovimentoFeito> {
  const { matricula, para, efeito } = await abrirParaMovimento(tx, circunstancia, { id, verbo: 'ativacao', data });
  return gravarMovimento(tx, circunstancia, matricula, { verbo: 'ativacao', para, data, efeito, motivo: null, dataSaida: null });
}

/**
 * The student finished the course with a final result; the place in the class is kept, as the list of who finished it.
 * @throws as `registrarSaida`; RESULTADO_NAO_FINAL
 */
export async function concluirMatricula(
  tx: Tx,
  circunstancia: Circunstancia,
  { id, dataMovimento: data, motivo }: Confirmacao & { motivo: string | null },
): Promise<MovimentoFeito> {
  const { matricula, para, efeito } = await abrirParaMovimento(tx, circunstancia, { id, verbo: 'conclusao', data });
  const { codigo, resultado } = matricula;
  if (!isResultadoFinal(resultado)) {
    const nome = rotuloDe(resultados, resultado, circunstancia.pedido?.idioma ?? 'br').toLowerCase();
    throw erros.RESULTADO_NAO_FINAL({ codigo, resultado: nome });
  }
  return gravarMovimento(tx, circunstancia, matricula, { verbo: 'conclusao', para, data, efeito, motivo, dataSaida: null });
}

/** Only an enrollment that never came to count is cancelled: one that was paid for ends by a transfer or a dropout. */
async function recusarComPagamento(tx: Tx, { id, codigo }: MatriculaTravada): Promise<void> {
  const { rows } = await sql<{ n: number; total: number }>`select count(*)::int as n, coalesce(sum(recebido_centavos), 0)::bigint as total
    from v_titulo_receber where matricula_id = ${id} and recebido_centavos > 0`.execute(tx);
  const { n = 0, total = 0 } = rows[0] ?? {};
  const usos = contarUsos([{ rotulo: textosUsosDaMatricula.nTitulosPagos, n }]);
  if (usos) throw erros.MATRICULA_COM_PAGAMENTO({ codigo, valor: formatarReais(centavos(total)), ...usos });
}
