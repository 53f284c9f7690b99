import { sql } from 'kysely';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import { isAprovado, isResultadoFinal, type Resultado, resultados, resultadosFinais } from '#domains/academico/matriculas/situacoes.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { AnoDoHistorico, DisciplinaDoAno, EscolaDoPapel } from '../conteudo.ts';
import { escalaDe } from '../redigir.ts';
import { parteDe } from '../tipos.ts';

type DisciplinaLida = {
  disciplinaId: number;
  nome: string;
  area: string | null;
  tipo: string;
  ordem: number;
  cargaHoraria: number | null;
  media: string | null;
  conceito: string | null;
  faltas: number | null;
};
type Linha = {
  alunoId: number;
  matriculaId: number;
  turmaId: number;
  ano: number;
  turma: string;
  curso: { id: number; nome: string; segmentacao: string };
  cargaDoCurso: number | null;
  criterio: Criterio;
  frequencia: string | null;
  resultado: Resultado | null;
  disciplinas: DisciplinaLida[];
};

/**
 * The years of some students that living closings of this school tell: nothing of them is copied, so that one that is reopened is gone
 * from here until it is closed again. Of who left before its end the closing says nothing.
 */
export async function anosDeFechamentos(
  db: Db | Tx,
  alunoIds: readonly number[],
  escola: EscolaDoPapel,
): Promise<Map<number, AnoDoHistorico[]>> {
  const { rows } =
    await sql<Linha>`select distinct on (m.id) m.aluno_id as "alunoId", m.id as "matriculaId", t.id as "turmaId", t.ano, t.nome as turma,
      json_build_object('id', c.id, 'nome', c.nome, 'segmentacao', c.segmentacao_nome) as curso, c.carga_horaria as "cargaDoCurso",
      r.criterio, r.frequencia, r.resultado,
      coalesce((select json_agg(json_build_object('disciplinaId', td.disciplina_id, 'nome', td.disciplina_nome, 'area', td.area, 'tipo', td.tipo,
          'ordem', td.ordem_no_boletim, 'cargaHoraria', td.carga_horaria, 'media', coalesce(d.media_final, d.media)::text, 'conceito', d.conceito,
          'faltas', d.faltas + d.justificadas) order by td.ordem, td.id)
        from v_resultado_disciplina d join v_turma_disciplina td on td.id = d.turma_disciplina_id
        where d.fechamento_id = r.fechamento_id and d.matricula_id = r.matricula_id), '[]') as disciplinas
    from v_matricula_estado m join v_resultado_aluno r on r.matricula_id = m.id and r.etapa_id is null
      join v_turma t on t.id = r.turma_id join v_curso c on c.id = t.curso_id
    where m.aluno_id = any(${alunoIds}::bigint[]) and (m.movimento in ('ativa', 'concluida') or r.resultado = any(${[...resultadosFinais]}::text[]))
    order by m.id, r.fechado_em desc`.execute(db);
  const dias = await diasLetivosDe(db, [...new Set(rows.map(({ turmaId }) => turmaId))]);
  const anos = rows.map((linha) => ({ alunoId: linha.alunoId, ano: anoDe(linha, escola, dias.get(linha.turmaId) ?? null) }));
  return new Map([...Map.groupBy(anos, ({ alunoId }) => alunoId)].map(([id, deles]) => [id, deles.map(({ ano }) => ano)]));
}

/** How many school days the etapas of each class have in the calendar. */
async function diasLetivosDe(db: Db | Tx, turmaIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; dias: number }>`select x.turma_id as id, count(*)::int as dias from (
      select distinct e.turma_id, d.dia::date as dia, e.periodo_letivo_id from v_etapa_da_turma e
        cross join lateral generate_series(e.data_inicio, e.data_fim, interval '1 day') d(dia) where e.turma_id = any(${turmaIds}::bigint[])) x
    where is_dia_letivo(x.periodo_letivo_id, x.dia) group by x.turma_id`.execute(db);
  return new Map(rows.map(({ id, dias }) => [id, dias]));
}

function anoDe(linha: Linha, escola: EscolaDoPapel, diasLetivos: number | null): AnoDoHistorico {
  const { criterio, resultado, matriculaId, turmaId } = linha;
  // Early childhood is told by its opinions: its fields of experience have no marks to print.
  const disciplinas = criterio.tipo === 'parecer' ? [] : umaVez(linha.disciplinas.map((d) => disciplinaDe(d, criterio)));
  const cargas = linha.disciplinas.map(({ cargaHoraria }) => cargaHoraria);
  const soma = cargas.length > 0 && cargas.every((carga) => carga !== null) ? cargas.reduce((total, carga) => total + carga, 0) : null;
  return {
    origem: { tipo: 'fechamento', matriculaId, turmaId },
    ano: linha.ano,
    serie: linha.curso.nome,
    turma: linha.turma,
    curso: linha.curso,
    escola: { nossa: true, nome: escola.nome, cidade: escola.cidade, uf: escola.uf },
    cargaHoraria: soma ?? linha.cargaDoCurso,
    diasLetivos,
    frequencia: linha.frequencia === null ? null : exibirDecimal(linha.frequencia, 1),
    resultado: resultado === null ? '' : rotuloDe(resultados, resultado, 'br'),
    passou: resultado !== null && isResultadoFinal(resultado) ? isAprovado(resultado) : null,
    escala: escalaDe(criterio),
    observacao: null,
    disciplinas,
  };
}

/** A subject that the class lost and got again in the year is told once: by where it has a mark. */
function umaVez(disciplinas: readonly DisciplinaDoAno[]): DisciplinaDoAno[] {
  const porDisciplina = new Map<number | null, DisciplinaDoAno>();
  for (const d of disciplinas) if (porDisciplina.get(d.disciplinaId)?.aproveitamento == null) porDisciplina.set(d.disciplinaId, d);
  return [...porDisciplina.values()];
}

function disciplinaDe({ area, tipo, media, conceito, ...resto }: DisciplinaLida, criterio: Criterio): DisciplinaDoAno {
  return { ...resto, parte: parteDe({ area, tipo }), aproveitamento: escreverMedia(criterio, media, conceito) };
}
