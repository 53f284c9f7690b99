import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { contarUsos } from '#shared/usos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { registrarFalecimento } from '#domains/pessoas/server/door.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirPeriodo, efeitoDoMovimento } from '../regras.ts';
import { isResultadoFinal, type Movimento, movimentos, resultados, type Saida, transitar, type Verbo } from '../situacoes.ts';
import { textosUsosDaMatricula } from '../texts-usos.ts';
import { type Circunstancia, gravarMovimento, type MovimentoFeito } from './gravar-movimento.ts';
import { type MatriculaTravada, travarMatricula } from './travar-matricula.ts';

export type PedidoDeSaida = {
  id: number;
  verbo: Saida;
  dataMovimento: DataCivil;
  motivo: string;
  destino?: string | null;
  /** What was missing, as it was shown to who confirmed; kept with the movement. */
  conferencia?: unknown;
};

/**
 * The student leaves: the placement is closed on the date and its place is free again. A death is recorded in the people
 * register too.
 * @throws NAO_ENCONTRADO, TRANSICAO_PROIBIDA, PERIODO_LETIVO_FECHADO, DATA_ANTES_DA_ENTRADA, DATA_FUTURA,
 *   MATRICULA_AINDA_NAO_COMECOU, MATRICULA_COM_PAGAMENTO
 */
export async function registrarSaida(tx: Tx, circunstancia: Circunstancia, pedido: PedidoDeSaida): Promise<MovimentoFeito> {
  const { verbo, dataMovimento: data, motivo, destino, conferencia } = pedido;
  const { matricula, para, efeito } = await abrirParaMovimento(tx, circunstancia, { id: pedido.id, verbo, data });
  if (verbo === 'cancelamento') await recusarComPagamento(tx, matricula);
  const morte = { pessoaId: matricula.alunoId, data, motivo };
  const marcouFalecimento = verbo === 'falecimento' && (await registrarFalecimento(tx, circunstancia.quem, morte, circunstancia.pedido));
  return gravarMovimento(tx, circunstancia, matricula, {
    verbo,
    para,
    data,
    efeito,
    motivo,
    dataSaida: efeito,
    entra: null,
    destino: destino ?? null,
    ...(conferencia === undefined ? {} : { conferencia }),
    marcouFalecimento,
  });
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

/** Locks an enrollment for a movement and checks what every movement is checked for. @throws as `registrarSaida` */
export async function abrirParaMovimento(
  tx: Tx,
  { quem, fuso, pedido }: Circunstancia,
  { id, verbo, data, campo = 'dataMovimento' }: { id: number; verbo: Verbo; data: DataCivil; campo?: string },
): Promise<{ matricula: MatriculaTravada; para: Movimento; efeito: DataCivil }> {
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const para = exigirTransicao(matricula, verbo, pedido?.idioma ?? 'br');
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  const entrada = matricula.enturmacao?.dataInicio ?? matricula.dataSaida ?? matricula.dataMatricula;
  // A death is dated when it happened, even if the student had not begun.
  const morteAntes = verbo === 'falecimento' && entrada > matricula.hoje && data <= matricula.hoje;
  const efeito = morteAntes ? entrada : efeitoDoMovimento(data, entrada, matricula.hoje, campo);
  return { matricula, para, efeito };
}

/** Only an enrollment that never came to count is cancelled: one that was paid for ends by a transfer or a dropout. */
async function recusarComPagamento(tx: Tx, { id, codigo }: MatriculaTravada): Promise<void> {
  const { rows } = await sql<{ n: number; total: number }>`select count(*)::int as n, coalesce(sum(recebido_centavos), 0)::bigint as total
    from v_titulo_receber where matricula_id = ${id} and recebido_centavos > 0`.execute(tx);
  const { n = 0, total = 0 } = rows[0] ?? {};
  const usos = contarUsos([{ rotulo: textosUsosDaMatricula.nTitulosPagos, n }]);
  if (usos) throw erros.MATRICULA_COM_PAGAMENTO({ codigo, valor: formatarReais(centavos(total)), ...usos });
}

function exigirTransicao(matricula: MatriculaTravada, verbo: Verbo, idioma: Idioma): Movimento {
  const para = transitar(matricula.movimento, verbo);
  if (para === null)
    throw erros.TRANSICAO_PROIBIDA({
      codigo: matricula.codigo,
      movimento: rotuloDe(movimentos, matricula.movimento, idioma).toLowerCase(),
    });
  return para;
}
