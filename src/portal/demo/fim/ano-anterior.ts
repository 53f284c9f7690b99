import { sql } from 'kysely';
import { chamarComoViveu } from '#domains/academico/diario/chamadas/server/oficina.ts';
import { aplicarExames, lancarAnoVivido } from '#domains/academico/diario/notas/server/oficina.ts';
import { calcularAnos, fecharAnos } from '#domains/academico/fechamento/server/oficina.ts';
import { fecharEtapasDoPeriodo, fecharSegmentacoes } from '#domains/academico/fechamento/periodo/server/oficina.ts';
import { concluirTurmas } from '#domains/academico/matriculas/movimentos/server/oficina.ts';
import { esquemaNovaMatricula } from '#domains/academico/matriculas/nova/esquemas.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { montarData } from '#shared/datas.ts';
import type { Base, Equipe } from '../base/base.ts';
import { type TurmaPlanejada, turmasDoCurso } from '../plano/turmas.ts';
import { celebrarConselhos } from './fim-conselhos.ts';
import { darAulasEm } from './fim-aulas.ts';
import { conferir, etapasPassadas, fecharEtapaDasTurmas } from './fim-fechamento.ts';
import { parecer } from './fim-notas.ts';

/** One student in so many of a course sits in it for the second time. */
const REPETE_UM_EM = 33;
const FALTOSOS = 170;
const LOTE = 1000;
const TURMAS_COM_CONSELHO = 2;

const turmasDoAnoAnterior = (base: Base): number[] => base.turmas.anteriores.filter((id) => id !== null);

/**
 * The year before: who is here now sat one course below, but for a few who repeat; lessons, rolls and marks of the whole year. Gives the
 * enrollments of who did not pass.
 */
export async function viverOAnoAnterior(
  { secretaria }: Pick<Equipe, 'secretaria'>,
  base: Base,
  planejadas: readonly TurmaPlanejada[],
  ano: number,
): Promise<number[]> {
  const fracos = await matricularNoAnoAnterior(secretaria, base, planejadas, ano - 1);
  await darAulasEm(secretaria, turmasDoAnoAnterior(base));
  await chamarComoViveu(secretaria, base.anos.anterior, { faltosos: FALTOSOS });
  await lancarAnoVivido(secretaria, { anoLetivoId: base.anos.anterior, turmas: null, parecer, fracos });
  return fracos;
}

/** Handed in and closed from the etapas of its classes to the period, with the results that brought each where he is now. */
export async function fecharOAnoAnterior(
  { secretaria, coordenacao }: Pick<Equipe, 'secretaria' | 'coordenacao'>,
  base: Base,
  { fracos, ano, publicUrl }: { fracos: readonly number[]; ano: number; publicUrl: string },
): Promise<void> {
  const turmas = turmasDoAnoAnterior(base);
  const etapas = await etapasPassadas(coordenacao, base.anos.anterior);
  for (const etapa of etapas) await fecharEtapaDasTurmas(coordenacao, etapa);
  const doConselho = await examinar(secretaria, turmas, new Set(fracos));
  await celebrarConselhos(coordenacao, {
    turmaIds: [...doConselho.keys()],
    aprovados: new Set(doConselho.values()),
    dia: montarData(ano - 1, 12, 17),
    publicUrl,
  });
  conferir(await fecharAnos(coordenacao, { turmaIds: turmas }));
  await concluirTurmas(secretaria, { turmaIds: turmas, data: montarData(ano - 1, 12, 18) });
  await fecharPeriodo(coordenacao, base.anos.anterior);
}

type Atual = { matriculaId: number; alunoId: number; curso: number; turma: number; respondem: Record<string, unknown>[] | null };

/** Gives the enrollments of who did not pass. */
async function matricularNoAnoAnterior(ato: Ato, base: Base, planejadas: readonly TurmaPlanejada[], anterior: number): Promise<number[]> {
  const { rows } = await sql<Atual>`with lugar as materialized (select matricula_id, turma_id from v_matricula_enturmacao where ordem = 1)
    select m.id as "matriculaId", m.aluno_id as "alunoId", coalesce(array_position(${base.cursos}::bigint[], m.curso_id) - 1, -1) as curso,
      coalesce(array_position(${base.turmas.atuais}::bigint[], e.turma_id) - 1, -1) as turma,
      (select json_agg(json_build_object('pessoaId', r.pessoa_id, 'parentesco', r.parentesco, 'pedagogico', r.pedagogico, 'financeiro', r.financeiro,
        'percentual', r.percentual::text) order by r.id) from v_responsavel_para_renovar r where r.matricula_id = m.id) as respondem
    from v_matricula_resumo m join lugar e on e.matricula_id = m.id
    where m.ano_letivo_id = ${base.anos.atual} and m.data_matricula < ${montarData(anterior + 1, 2, 2)}
      and array_position(${base.turmas.atuais}::bigint[], e.turma_id) is not null order by m.id`.execute(ato.tx);
  const sentados = new Map<number, number>();
  const novas = rows.flatMap(({ matriculaId, curso, turma, alunoId, respondem }) => {
    // From the second year of fundamental on: infantil fails nobody, and to the first year one comes at an age.
    const repete = curso > 2 && curso < base.cursos.length - 1 && matriculaId % REPETE_UM_EM === 0;
    const cursoDeAntes = repete ? curso : curso - 1;
    const letra = turmasDoCurso(planejadas, curso).indexOf(turma);
    const posicao = turmasDoCurso(planejadas, cursoDeAntes)[letra];
    const turmaId = posicao === undefined ? null : (base.turmas.anteriores[posicao] ?? null);
    const ocupadas = sentados.get(turmaId ?? 0) ?? 0;
    // Who found no place came from another school.
    if (posicao === undefined || turmaId === null || respondem === null || ocupadas >= (planejadas[posicao]?.vagas ?? 0)) return [];
    sentados.set(turmaId, ocupadas + 1);
    const dados = {
      alunoId,
      cursoId: base.cursos[cursoDeAntes],
      anoLetivoId: base.anos.anterior,
      turmaId,
      dataMatricula: montarData(anterior, 1, 5 + (matriculaId % 20)),
      preMatricula: false,
      motivoExcedente: null,
      responsaveis: respondem,
    };
    return [{ repete, dados: esquemaNovaMatricula.parse(dados) }];
  });
  const fracos: number[] = [];
  for (let i = 0; i < novas.length; i += LOTE) {
    const parte = novas.slice(i, i + LOTE);
    const criadas = await matricularEmLote(
      ato,
      parte.map(({ dados }) => dados),
    );
    fracos.push(...criadas.filter((_, n) => parte[n]?.repete).map(({ id }) => id));
  }
  return fracos;
}

/**
 * Whoever was left in exam sat for it: who is one course further passed, but for one student of some classes, whom their council let pass.
 * Gives those by class.
 */
async function examinar(ato: Ato, turmas: readonly number[], fracos: ReadonlySet<number>): Promise<Map<number, number>> {
  const calculadas = await calcularAnos(ato.tx, turmas);
  const doConselho = new Map<number, number>();
  const emExame = [...calculadas].flatMap(([turmaId, { disciplinas }]) => {
    const dela = disciplinas.filter(({ situacao }) => situacao === 'em_exame');
    const deCada = Map.groupBy(dela, ({ matriculaId }) => matriculaId);
    const numaSo = [...deCada].find(([matriculaId, suas]) => suas.length === 1 && !fracos.has(matriculaId));
    if (numaSo && doConselho.size < TURMAS_COM_CONSELHO) doConselho.set(turmaId, numaSo[0]);
    return dela;
  });
  const reprovam = new Set(doConselho.values());
  await aplicarExames(
    ato,
    'Exame final',
    emExame.map(({ turmaDisciplinaId, matriculaId }) => ({
      turmaDisciplinaId,
      matriculaId,
      valor: reprovam.has(matriculaId) ? 1 : fracos.has(matriculaId) ? 2 : 6 + (matriculaId % 4),
    })),
  );
  return doConselho;
}

async function fecharPeriodo(ato: Ato, anoLetivoId: number): Promise<void> {
  const { rows } = await sql<{ id: number; etapas: number[] }>`select s.id, (select coalesce(json_agg(e.id), '[]') from v_etapa e
      where e.ano_letivo_id = s.ano_letivo_id and e.segmentacao_id = s.segmentacao_id) as etapas
    from v_segmentacao_no_periodo s where s.ano_letivo_id = ${anoLetivoId} order by s.id`.execute(ato.tx);
  conferir(await fecharEtapasDoPeriodo(ato, { ids: rows.flatMap(({ etapas }) => etapas) }));
  conferir(await fecharSegmentacoes(ato, { ids: rows.map(({ id }) => id) }));
}
