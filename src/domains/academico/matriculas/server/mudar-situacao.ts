import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Pedido, Quem } from '#platform/server/http/tipos.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { errosMatricula as erros } from '../erros.ts';
import { conferirDataDoMovimento, conferirPeriodo } from '../regras.ts';
import { type Movimento, movimentos, type Saida, transitar, type Verbo } from '../situacoes.ts';
import { type MatriculaTravada, travarMatricula } from './travar-matricula.ts';

export type Situacao = { id: number; codigo: string; movimento: Movimento; versao: number };
/** Who asks, at which school: the time zone decides which day is today. */
export type Circunstancia = { quem: Quem; fuso: string; pedido?: Pedido };

/**
 * The student leaves: the placement is closed on the date and its place is free again.
 * @throws NAO_ENCONTRADO, TRANSICAO_PROIBIDA, PERIODO_LETIVO_FECHADO, DATA_ANTES_DA_ENTRADA, DATA_FUTURA
 */
export function registrarSaida(
  tx: Tx,
  circunstancia: Circunstancia,
  { id, verbo, dataMovimento, motivo }: { id: number; verbo: Saida; dataMovimento: DataCivil; motivo: string },
): Promise<Situacao> {
  return mudarSituacao(tx, circunstancia, { id, verbo, dataMovimento, motivo });
}

/** Confirms a pre-enrollment. @throws as `registrarSaida` */
export function ativarMatricula(
  tx: Tx,
  circunstancia: Circunstancia,
  { id, dataMovimento }: { id: number; dataMovimento: DataCivil },
): Promise<Situacao> {
  return mudarSituacao(tx, circunstancia, { id, verbo: 'ativacao', dataMovimento, motivo: null });
}

async function mudarSituacao(
  tx: Tx,
  { quem, fuso, pedido }: Circunstancia,
  { id, verbo, dataMovimento, motivo }: { id: number; verbo: 'ativacao' | Saida; dataMovimento: DataCivil; motivo: string | null },
): Promise<Situacao> {
  const matricula = await travarMatricula(tx, quem, id, fuso);
  const para = exigirTransicao(matricula, verbo, pedido?.idioma ?? 'br');
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  conferirDataDoMovimento(dataMovimento, matricula.enturmacao?.dataInicio ?? matricula.dataMatricula, matricula.hoje, 'dataMovimento');
  const sai = para !== 'ativa';
  await sql`with movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id)
      values (${id}, ${verbo}, ${matricula.movimento}, ${para}, ${dataMovimento}, ${motivo}, ${quem.usuarioId}) returning id),
    placa as (update enturmacoes set data_fim = ${dataMovimento}, fechada_por = movimento.id from movimento
      where matricula_id = ${id} and data_fim is null and ${sai})
    update matriculas set movimento = ${para}, data_saida = ${sai ? dataMovimento : null}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(
    tx,
    quem,
    {
      acao: `matricula.${verbo}`,
      alvoTipo: 'matricula',
      alvoId: id,
      motivo,
      antes: { movimento: matricula.movimento, dataSaida: null },
      depois: { movimento: para, dataSaida: sai ? dataMovimento : null },
    },
    pedido,
  );
  return { id, codigo: matricula.codigo, movimento: para, versao: matricula.versao + 1 };
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
