import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { registrarFalecimento } from '#domains/pessoas/server/door.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirDataDoMovimento, conferirPeriodo } from '../regras.ts';
import { type Movimento, movimentos, type Saida, transitar, type Verbo } from '../situacoes.ts';
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
 * @throws NAO_ENCONTRADO, TRANSICAO_PROIBIDA, PERIODO_LETIVO_FECHADO, DATA_ANTES_DA_ENTRADA, DATA_FUTURA
 */
export async function registrarSaida(tx: Tx, circunstancia: Circunstancia, pedido: PedidoDeSaida): Promise<MovimentoFeito> {
  const { verbo, dataMovimento: data, motivo, destino, conferencia } = pedido;
  const { matricula, para } = await abrirParaMovimento(tx, circunstancia, { id: pedido.id, verbo, data });
  const morte = { pessoaId: matricula.alunoId, data, motivo };
  const marcouFalecimento = verbo === 'falecimento' && (await registrarFalecimento(tx, circunstancia.quem, morte, circunstancia.pedido));
  return gravarMovimento(tx, circunstancia, matricula, {
    verbo,
    para,
    data,
    motivo,
    dataSaida: data,
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
  const { matricula, para } = await abrirParaMovimento(tx, circunstancia, { id, verbo: 'ativacao', data });
  return gravarMovimento(tx, circunstancia, matricula, { verbo: 'ativacao', para, data, motivo: null, dataSaida: null });
}

/** The student finished the course; the place in the class is kept, as the list of who finished it. @throws as `registrarSaida` */
export async function concluirMatricula(
  tx: Tx,
  circunstancia: Circunstancia,
  { id, dataMovimento: data, motivo }: Confirmacao & { motivo: string | null },
): Promise<MovimentoFeito> {
  const { matricula, para } = await abrirParaMovimento(tx, circunstancia, { id, verbo: 'conclusao', data });
  return gravarMovimento(tx, circunstancia, matricula, { verbo: 'conclusao', para, data, motivo, dataSaida: null });
}

/** Locks an enrollment for a movement and checks what every movement is checked for. @throws as `registrarSaida` */
export async function abrirParaMovimento(
  tx: Tx,
  { quem, fuso, pedido }: Circunstancia,
  { id, verbo, data, campo = 'dataMovimento' }: { id: number; verbo: Verbo; data: DataCivil; campo?: string },
): Promise<{ matricula: MatriculaTravada; para: Movimento }> {
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const para = exigirTransicao(matricula, verbo, pedido?.idioma ?? 'br');
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  const entrada = matricula.enturmacao?.dataInicio ?? matricula.dataSaida ?? matricula.dataMatricula;
  conferirDataDoMovimento(data, entrada, matricula.hoje, campo);
  return { matricula, para };
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
