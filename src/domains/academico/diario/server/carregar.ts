import type { Ato } from '#platform/server/ato.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import {
  compartilharDisciplinas,
  compartilharTurmas,
  type DisciplinaCompartilhada,
  type TurmaCompartilhada,
} from '#domains/academico/estrutura/criterio/server/door.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/door.ts';
import { type EtapaTravada, travarEtapas } from '#domains/academico/periodos-letivos/server/door.ts';
import { conferirTurmaAberta, type EtapaDoDiario } from '../conferir.ts';
import { lerFechadas } from './fechadas.ts';
import { escopoDaTurma, escopoDoDiario } from './escopo.ts';
import './restricoes.ts';

type Etapas = { etapas: (EtapaTravada & EtapaDoDiario)[] };
/** A class as its diary is written: with the criterion of its year and its etapas, in order. */
export type TurmaDoDiario = TurmaCompartilhada & Etapas;
/** A subject of it. */
export type Diario = DisciplinaCompartilhada & Etapas;

/**
 * Subjects of classes to write in their diaries, by id, in two statements. They are held as they stand until the end of the transaction: no
 * class, etapa or period closes meanwhile. Whether the etapa in question is open is asked of `conferirEtapaAberta` or `etapaAbertaDoDia`.
 * @throws NAO_ENCONTRADO for ids unknown or outside the scope, DIARIO_TURMA_FECHADA
 */
export async function carregarDiarios(
  { tx, quem }: Pick<Ato<AutorComEscopo>, 'tx' | 'quem'>,
  ids: readonly number[],
): Promise<Map<number, Diario>> {
  const disciplinas = await compartilharDisciplinas(tx, ids, escopoDoDiario(leitorDe(quem)));
  if (disciplinas.length < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
  const diarios = await comEtapas(tx, disciplinas);
  return new Map(diarios.map((diario) => [diario.turmaDisciplinaId, diario]));
}

/** One of them. @throws NAO_ENCONTRADO, DIARIO_TURMA_FECHADA */
export async function carregarDiario(ato: Pick<Ato<AutorComEscopo>, 'tx' | 'quem'>, turmaDisciplinaId: number): Promise<Diario> {
  const diario = (await carregarDiarios(ato, [turmaDisciplinaId])).get(turmaDisciplinaId);
  if (!diario) throw errosComuns.NAO_ENCONTRADO();
  return diario;
}

/** A class, for what belongs to no subject (the roll of a day). @throws NAO_ENCONTRADO, DIARIO_TURMA_FECHADA */
export async function carregarTurma({ tx, quem }: Pick<Ato<AutorComEscopo>, 'tx' | 'quem'>, turmaId: number): Promise<TurmaDoDiario> {
  const [turma] = await comEtapas(tx, await compartilharTurmas(tx, [turmaId], escopoDaTurma(leitorDe(quem))));
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  return turma;
}

async function comEtapas<T extends TurmaCompartilhada & { turmaDisciplinaId?: number }>(
  tx: Tx,
  turmas: readonly T[],
): Promise<(T & Etapas)[]> {
  if (turmas.length === 0) return [];
  const etapas = await travarEtapas(
    tx,
    turmas.map(({ anoLetivoId, segmentacaoId }) => ({ anoLetivoId, segmentacaoId })),
  );
  const { daTurma, daDisciplina } = await lerFechadas(tx, turmas);
  return turmas.map((turma) => {
    conferirTurmaAberta(turma);
    const suas = etapas.filter((e) => e.anoLetivoId === turma.anoLetivoId && e.segmentacaoId === turma.segmentacaoId);
    const comMarcos = suas.map((etapa) => ({
      ...etapa,
      fechada: daTurma(turma.turmaId, etapa.id),
      entrega: turma.turmaDisciplinaId === undefined ? null : daDisciplina(turma.turmaDisciplinaId, etapa.id),
    }));
    return { ...turma, etapas: comMarcos };
  });
}
