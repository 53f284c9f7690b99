import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirPeriodo } from '#domains/academico/matriculas/regras.ts';
import { isAtiva, type TipoMovimento } from '#domains/academico/matriculas/situacoes.ts';
import { desfazerNovaMatricula, desfazerObito } from './desfazer-efeitos.ts';
import type { MovimentoFeito } from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { motivoDaVolta } from './lugar-da-volta.ts';
import { conferirMesmoTurno } from '#domains/academico/matriculas/enturmacao/server/door.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { type MatriculaTravada, travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

export type PedidoDeDesfazimento = {
  id: number;
  movimentoId: number;
  motivo: string;
  /** Why the student goes back into a class that filled up meanwhile. */
  motivoExcedente?: string | null;
};
/** `movimentoId` is the undo's own row; `desfeito` is what it undid. */
type Volta = MovimentoFeito & { desfeito: { id: number; tipo: TipoMovimento; novaMatriculaId: number | null } };
export type Desfeito = Volta & { /** What happened to other enrollments in the same act, and went back with it. */ junto: Volta[] };

/**
 * Undoes the movement that is named, which must be the last one that still stands: the state and the exit date come back, the
 * placement it closed opens again in the same class with the same call number (when the class is open and has the place), the
 * one it opened no longer counts, the enrollment it made is cancelled, the death it recorded is taken back, with the other
 * enrollments that ended in its act. Nothing is erased: the undo is a movement of its own.
 * @throws NAO_ENCONTRADO, MOVIMENTO_NAO_E_O_ULTIMO (with the current record), NADA_A_DESFAZER, PERIODO_LETIVO_FECHADO,
 *   TURMA_FECHADA, TURMA_SEM_VAGA (without a reason), SEM_PERMISSAO (with one), MATRICULA_ATIVA_EXISTENTE, MATRICULA_MESMO_TURNO, RECLASSIFICACAO_COM_MOVIMENTOS,
 *   RECLASSIFICACAO_COM_ANO_SEGUINTE, FALECIDO_EM_OUTRA_MATRICULA
 */
export async function desfazerMovimento(ato: Ato, pedido: PedidoDeDesfazimento): Promise<Desfeito> {
  const { tx } = ato;
  const { id, movimentoId, motivo } = pedido;
  const motivos = { motivo, motivoExcedente: pedido.motivoExcedente ?? null };
  const outras = (await travarDoMesmoAto(tx, movimentoId)).filter((outra) => outra !== id);
  const matricula = await travarMatricula(ato, id);
  const ultimo = await conferirUltimo(ato, matricula, movimentoId);
  const junto: Volta[] = [];
  let obito = ultimo.marcouFalecimento;
  for (const outra of outras) {
    const travada = await travarMatricula({ ...ato, quem: null }, outra);
    if (travada.ultimo?.tipo !== 'falecimento') continue;
    obito ||= travada.ultimo.marcouFalecimento;
    junto.push(await desfazerUm(ato, travada, travada.ultimo, motivos));
  }
  const volta = await desfazerUm(ato, matricula, ultimo, motivos);
  if (obito) await desfazerObito(ato, matricula, motivo);
  return { ...volta, junto };
}

/** Locks, in the order of their ids, the enrollments to which something happened in the act of a movement. */
async function travarDoMesmoAto(tx: Tx, movimentoId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with raiz as (select coalesce(junto_com_id, id) as id from matriculas_movimentos
      where id = ${movimentoId} and tipo = 'falecimento')
    select m.id from matriculas m where m.id in (
      select v.matricula_id from raiz join matriculas_movimentos v on v.id = raiz.id or v.junto_com_id = raiz.id) order by m.id for update of m`.execute(
    tx,
  );
  return rows.map((r) => r.id);
}

async function desfazerUm(
  ato: Ato,
  matricula: MatriculaTravada,
  ultimo: Ultimo,
  { motivo, motivoExcedente }: { motivo: string; motivoExcedente: string | null },
): Promise<Volta> {
  const { tx, quem, hoje } = ato;
  const { id } = matricula;
  conferirVolta(matricula, ultimo.de);
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  if (ultimo.novaMatriculaId !== null) await desfazerNovaMatricula(ato, { id: ultimo.novaMatriculaId, velha: matricula }, motivo);
  if (isAtiva(ultimo.de)) await conferirLugarDaVolta(tx, matricula, ultimo);
  const acima = await motivoDaVolta(ato, ultimo.id, motivoExcedente);
  // The database locks the class that takes the student back, and refuses when it is closed or full.
  const { rows } = await sql<{ id: number }>`with desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id, data_saida_anterior)
      values (${id}, 'desfazimento', ${matricula.movimento}, ${ultimo.de}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${ultimo.id}, ${matricula.dataSaida}) returning id),
    desfeita as (update enturmacoes set data_fim = data_inicio, desfeita_por = desfazimento.id from desfazimento where aberta_por = ${ultimo.id} and data_fim is null),
    reaberta as (update enturmacoes set data_fim = null, fechada_por = null, excedente = excedente or ${acima}::text is not null,
      motivo_excedente = coalesce(motivo_excedente, ${acima}) where fechada_por = ${ultimo.id}),
    matricula as (update matriculas set movimento = ${ultimo.de}, data_saida = ${ultimo.dataSaidaAnterior}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id})
    select id from desfazimento`.execute(tx);
  const desfazimentoId = rows[0]?.id ?? 0;
  await auditar(ato, {
    acao: 'matricula.desfazimento',
    alvoTipo: 'matricula',
    alvoId: id,
    motivo,
    antes: { movimento: matricula.movimento, dataSaida: matricula.dataSaida, turma: matricula.enturmacao?.turmaNome ?? null },
    depois: {
      movimento: ultimo.de,
      dataSaida: ultimo.dataSaidaAnterior,
      desfaz: ultimo.tipo,
      movimentoId: desfazimentoId,
      ...(acima === null ? {} : { excedente: true, motivoExcedente: acima }),
    },
  });
  const { codigo, versao } = matricula;
  const desfeito = { id: ultimo.id, tipo: ultimo.tipo, novaMatriculaId: ultimo.novaMatriculaId };
  return { id, codigo, movimento: ultimo.de, versao: versao + 1, movimentoId: desfazimentoId, desfeito };
}

type Ultimo = NonNullable<MatriculaTravada['ultimo']>;

/** The window showed one movement; if another is the last by now, who asked sees the record as it is. */
async function conferirUltimo({ tx, quem }: Ato, matricula: MatriculaTravada, movimentoId: number): Promise<Ultimo> {
  const { ultimo, codigo, id } = matricula;
  if (ultimo?.id === movimentoId) return ultimo;
  const detalhe = await obterMatricula(tx, quem, id);
  throw ultimo ? erros.MOVIMENTO_NAO_E_O_ULTIMO({ codigo }, { detalhe }) : erros.NADA_A_DESFAZER({ codigo }, { detalhe });
}

/** The class into which the undo puts the student back, or in which it leaves him, does not meet while he sits in another. */
async function conferirLugarDaVolta(tx: Tx, matricula: MatriculaTravada, { id, novaMatriculaId }: Ultimo): Promise<void> {
  const { rows } = await sql<{ id: number; nome: string }>`select t.id, t.nome from enturmacoes e join v_turma_resumo t on t.id = e.turma_id
    where e.matricula_id = ${matricula.id} and (e.fechada_por = ${id} or e.data_fim is null) order by e.fechada_por is null limit 1`.execute(
    tx,
  );
  const [turma] = rows;
  if (turma) await conferirMesmoTurno(tx, matricula, turma, novaMatriculaId === null ? [] : [novaMatriculaId]);
}

function conferirVolta({ outraAtiva, alunoNome }: MatriculaTravada, para: Ultimo['de']): void {
  if (!outraAtiva || !isAtiva(para)) return;
  throw erros.MATRICULA_ATIVA_EXISTENTE({ aluno: alunoNome, codigo: outraAtiva.codigo, turma: outraAtiva.turmaNome ?? '—' });
}
