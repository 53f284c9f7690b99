import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { isResultadoFinal, resultados, type Verbo } from '#domains/academico/matriculas/situacoes.ts';
import { textosUsosDaMatricula } from '../texts-usos.ts';
import type { Presente } from '#platform/server/ato.ts';
import {
  gravarMovimento,
  type MovimentoFeito,
  type PedidoDeSaida,
  type SaidaRegistrada,
} from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { abrirParaMovimento } from './abrir-para-movimento.ts';
import { registrarMorte } from './registrar-morte.ts';

/**
 * The student leaves: the placement is closed on the date and its place is free again. A death ends every enrollment of the
 * student that goes on (`registrar-morte.ts`).
 * @throws NAO_ENCONTRADO, TRANSICAO_PROIBIDA, PERIODO_LETIVO_FECHADO, DATA_ANTES_DA_ENTRADA, DATA_FUTURA,
 *   MATRICULA_AINDA_NAO_COMECOU, MATRICULA_COM_PAGAMENTO
 */
export async function registrarSaida(ato: Ato, pedido: PedidoDeSaida): Promise<SaidaRegistrada> {
  const { tx } = ato;
  const { verbo, dataMovimento: data, motivo, destino, conferencia } = pedido;
  if (verbo === 'falecimento') return registrarMorte(ato, { ...pedido, verbo });
  const { matricula, para, efeito } = await abrirParaMovimento(ato, { id: pedido.id, verbo, data });
  const recusa = verbo === 'cancelamento' ? await recusaDoCancelamento(tx, matricula.id) : null;
  if (recusa) throw recusa;
  const feito = await gravarMovimento(ato, matricula, {
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

/**
 * Why a departure would be refused; null when it goes. The enrollment is held as the act would hold it, and let go. @throws NAO_ENCONTRADO
 */
export async function recusaDaSaida(
  db: Db,
  presente: Presente,
  { id, verbo, dataMovimento: data }: { id: number; verbo: Verbo; dataMovimento: DataCivil },
): Promise<ErroNegocio | null> {
  try {
    await transacao(db, (tx) => abrirParaMovimento({ ...presente, tx }, { id, verbo, data }));
  } catch (causa) {
    if (causa instanceof ErroNegocio && causa.status !== 404) return causa;
    throw causa;
  }
  return verbo === 'cancelamento' ? recusaDoCancelamento(db, id) : null;
}

type Confirmacao = { id: number; dataMovimento: DataCivil };

/** Confirms a pre-enrollment. @throws as `registrarSaida` */
export async function ativarMatricula(ato: Ato, { id, dataMovimento: data }: Confirmacao): Promise<MovimentoFeito> {
  const { matricula, para, efeito } = await abrirParaMovimento(ato, { id, verbo: 'ativacao', data });
  return gravarMovimento(ato, matricula, { verbo: 'ativacao', para, data, efeito, motivo: null, dataSaida: null });
}

/**
 * The student finished the course with a final result; the place in the class is kept, as the list of who finished it.
 * @throws as `registrarSaida`; RESULTADO_NAO_FINAL
 */
export async function concluirMatricula(
  ato: Ato,
  { id, dataMovimento: data, motivo }: Confirmacao & { motivo: string | null },
): Promise<MovimentoFeito> {
  const { matricula, para, efeito } = await abrirParaMovimento(ato, { id, verbo: 'conclusao', data });
  const { codigo, resultado } = matricula;
  if (!isResultadoFinal(resultado)) throw erros.RESULTADO_NAO_FINAL({ codigo, resultado: emFrase(resultados, resultado) });
  return gravarMovimento(ato, matricula, { verbo: 'conclusao', para, data, efeito, motivo, dataSaida: null });
}

/** Only an enrollment that never came to count is cancelled: one that was paid for ends by a transfer or a dropout. */
async function recusaDoCancelamento(db: Db | Tx, id: number): Promise<ErroNegocio | null> {
  const { rows } = await sql<{
    codigo: string;
    n: number;
    total: number;
  }>`select m.codigo, count(t.id)::int as n, coalesce(sum(t.recebido_centavos), 0)::bigint as total
    from matriculas m left join v_titulo_receber t on t.matricula_id = m.id and t.recebido_centavos > 0 where m.id = ${id} group by m.id`.execute(
    db,
  );
  const { codigo = '', n = 0, total = 0 } = rows[0] ?? {};
  const usos = contarUsos([{ rotulo: textosUsosDaMatricula.nTitulosPagos, n }]);
  return usos ? erros.MATRICULA_COM_PAGAMENTO({ codigo, valor: formatarReais(centavos(total)), ...usos }) : null;
}
