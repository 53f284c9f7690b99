import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosPeriodoLetivo as erros } from '../erros.ts';
import { textosUsosDoPeriodo as rotulos } from '../texts-usos.ts';

/** First and last day of a segmentação in a year, all its periods together. */
export type DiasDaSegmentacao = { segmentacaoId: number; nome: string; inicio: DataCivil; fim: DataCivil };
/** A year that is still to begin begins on another day for a segmentação. */
export type MudancaDeInicio = { anoLetivoId: number; segmentacaoId: number; de: DataCivil; para: DataCivil };
type Seguidor = (ato: Ato<Autor>, mudancas: readonly MudancaDeInicio[]) => Promise<void>;

const seguidores = new Map<string, Seguidor>();

/** Declares what goes along when the beginning of a year to come moves. Rooms to the left call it when their module loads. */
export function registrarSeguidorDoInicio(chave: string, seguir: Seguidor): void {
  seguidores.set(chave, seguir);
}

/** The days of the segmentações of a year as they stand. */
export async function lerDiasDoAno(tx: Tx, anoLetivoId: number): Promise<DiasDaSegmentacao[]> {
  const { rows } = await sql<DiasDaSegmentacao>`select p.segmentacao_id as "segmentacaoId", v.nome, p.inicio, p.fim
    from v_periodo_da_segmentacao p join v_segmentacao v on v.id = p.segmentacao_id where p.ano_letivo_id = ${anoLetivoId} order by v.ordem, v.id`.execute(
    tx,
  );
  return rows;
}

/**
 * After a period was written: what was dated by the beginning of a year to come goes along with it, and nothing that had its days
 * inside the year has them outside by now. @throws DATAS_FORA_DO_PERIODO
 */
export async function acompanharPeriodo(
  ato: Ato<Autor>,
  { anoLetivoId, antes }: { anoLetivoId: number; antes: readonly DiasDaSegmentacao[] },
): Promise<void> {
  const { tx, hoje } = ato;
  const depois = new Map((await lerDiasDoAno(tx, anoLetivoId)).map((d) => [d.segmentacaoId, d]));
  const pares = antes.flatMap((velho) => {
    const novo = depois.get(velho.segmentacaoId);
    return novo && (novo.inicio !== velho.inicio || novo.fim !== velho.fim) ? [{ velho, novo }] : [];
  });
  const mudancas = pares
    .filter(({ velho, novo }) => velho.inicio !== novo.inicio && velho.inicio > hoje)
    .map(({ velho, novo }) => ({ anoLetivoId, segmentacaoId: velho.segmentacaoId, de: velho.inicio, para: novo.inicio }));
  if (mudancas.length > 0) for (const seguir of seguidores.values()) await seguir(ato, mudancas);
  for (const par of pares) await conferirNadaFora(tx, anoLetivoId, par);
}

/**
 * After the first period of a year was written for a segmentação: what was dated by the first of January, for want of a period, begins with
 * it. Nothing was taught before there was one.
 */
export async function acompanharPrimeiroPeriodo(
  ato: Ato<Autor>,
  { anoLetivoId, ano, antes }: { anoLetivoId: number; ano: number; antes: readonly DiasDaSegmentacao[] },
): Promise<void> {
  const { tx } = ato;
  const tinham = new Set(antes.map((d) => d.segmentacaoId));
  const mudancas = (await lerDiasDoAno(tx, anoLetivoId))
    .filter(({ segmentacaoId }) => !tinham.has(segmentacaoId))
    .map(({ segmentacaoId, inicio }) => ({ anoLetivoId, segmentacaoId, de: `${ano}-01-01`, para: inicio }));
  if (mudancas.length > 0) for (const seguir of seguidores.values()) await seguir(ato, mudancas);
}

async function conferirNadaFora(
  tx: Tx,
  anoLetivoId: number,
  { velho, novo }: { velho: DiasDaSegmentacao; novo: DiasDaSegmentacao },
): Promise<void> {
  const antesDoInicio = (data: string) => sql`(${sql.ref(data)} >= ${velho.inicio}::date and ${sql.ref(data)} < ${novo.inicio}::date)`;
  const depoisDoFim = (data: string) => sql`(${sql.ref(data)} <= ${velho.fim}::date and ${sql.ref(data)} > ${novo.fim}::date)`;
  const da = sql`t.ano_letivo_id = ${anoLetivoId} and t.segmentacao_id = ${velho.segmentacaoId}`;
  const contar = async (fora: typeof antesDoInicio, comMatriculas: boolean) => {
    const { rows } = await sql<{ matriculas: number; disciplinas: number; docentes: number }>`select
      (select count(*)::int from v_matricula_resumo m where ${comMatriculas} and m.ano_letivo_id = ${anoLetivoId} and m.segmentacao_id = ${velho.segmentacaoId}
        and m.ativa and ${fora('m.data_matricula')}) as matriculas,
      (select count(*)::int from v_turma_disciplina d join v_turma t on t.id = d.turma_id where ${da} and (${fora('d.data_inicio')} or ${fora('d.data_fim')})) as disciplinas,
      (select count(*)::int from v_docente_turma d join v_turma t on t.id = d.turma_id where ${da} and (${fora('d.data_inicio')} or ${fora('d.data_fim')})) as docentes`.execute(
      tx,
    );
    const { matriculas = 0, disciplinas = 0, docentes = 0 } = rows[0] ?? {};
    return contarUsos([
      { rotulo: rotulos.nMatriculas, n: matriculas },
      { rotulo: rotulos.nDisciplinasDeTurma, n: disciplinas },
      { rotulo: rotulos.nDocentesDaTurma, n: docentes },
    ]);
  };
  const dados = { segmentacao: velho.nome, de: formatarData(novo.inicio), ate: formatarData(novo.fim) };
  // Families enroll before the year begins: their date counts only against its end.
  const noInicio = novo.inicio > velho.inicio ? await contar(antesDoInicio, false) : null;
  if (noInicio) throw erros.DATAS_FORA_DO_PERIODO({ ...dados, ...noInicio }, { campos: ['dataInicio'] });
  const noFim = novo.fim < velho.fim ? await contar(depoisDoFim, true) : null;
  if (noFim) throw erros.DATAS_FORA_DO_PERIODO({ ...dados, ...noFim }, { campos: ['dataFim'] });
}
