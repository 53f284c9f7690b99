import type { Ato } from '#platform/server/ato.ts';
import { criarCurso, criarGrupoTurma, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { montarData } from '#shared/datas.ts';
import { cursos, type Segmentacao, segmentacoes } from '../plano/cursos.ts';
import type { Calendario } from '../plano/plano-matriculas.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';
import { type TurmaPlanejada, turmasVividas } from '../plano/turmas.ts';

export type Estrutura = {
  anos: { anterior: number; atual: number; proximo: number };
  /** By position. */
  cursos: number[];
  /** By position; of the year before only those that were kept. */
  turmas: { anteriores: (number | null)[]; atuais: number[]; proximas: number[] };
};

const turnos = { manha: 'manhã', tarde: 'tarde' } as const;

/** Segments, courses in their chain, three years with their periods, class groups and the classes of each year. */
export async function montarEstrutura(
  ato: Ato<Autor>,
  turmas: PlanoDaEscola['turmas'],
  { alunos, calendario: { ano } }: { alunos: number; calendario: Calendario },
): Promise<Estrutura> {
  const porNome = new Map<Segmentacao, number>();
  for (const [i, nome] of segmentacoes.entries()) porNome.set(nome, (await criarSegmentacao(ato, { nome, ordem: i + 1, ativa: true })).id);
  const criarAno = async (de: number): Promise<number> => (await criarAnoLetivo(ato, de)).id;
  const anos = { anterior: await criarAno(ano - 1), atual: await criarAno(ano), proximo: await criarAno(ano + 1) };
  for (const de of [ano - 1, ano, ano + 1]) await criarPeriodoDoAno(ato, de, porNome);
  const ids = await criarCursos(ato, porNome);
  const grupos = await criarGrupos(ato);
  const criar = async (lista: readonly TurmaPlanejada[], anoLetivoId: number): Promise<number[]> => {
    const criadas: number[] = [];
    for (const { curso, ...turma } of lista) {
      const grupoTurmaId = grupos.get(nomeDoGrupo(curso, turma.turno)) ?? null;
      criadas.push((await criarTurma(ato, { ...turma, cursoId: ids[curso] as number, anoLetivoId, grupoTurmaId })).id);
    }
    return criadas;
  };
  // The year before had the same classes, one course below: of the first year of ensino médio there was none.
  const vividas = turmasVividas(turmas.atuais, alunos);
  const anteriores = await criar(
    vividas.map((i) => turmas.atuais[i] as TurmaPlanejada),
    anos.anterior,
  );
  return {
    anos,
    cursos: ids,
    turmas: {
      anteriores: turmas.atuais.map((_, i) => anteriores[vividas.indexOf(i)] ?? null),
      atuais: await criar(turmas.atuais, anos.atual),
      proximas: await criar(turmas.proximas, anos.proximo),
    },
  };
}

/** From the last to the first, so that each finds the next one. */
async function criarCursos(ato: Ato<Autor>, porNome: ReadonlyMap<Segmentacao, number>): Promise<number[]> {
  const ids: number[] = [];
  for (const [i, { nome, sigla, segmentacao, idadeMinima, cargaHoraria }] of [...cursos.entries()].reverse()) {
    const segmentacaoId = porNome.get(segmentacao) as number;
    ids[i] = (
      await criarCurso(ato, {
        segmentacaoId,
        nome,
        sigla,
        ordem: i + 1,
        idadeMinima,
        cargaHoraria,
        proximoCursoId: ids[i + 1] ?? null,
        ativo: true,
      })
    ).id;
  }
  return ids;
}

const nomeDoGrupo = (curso: number, turno: TurmaPlanejada['turno']): string => `${cursos[curso]?.grupo} ${turnos[turno]}`;

async function criarGrupos(ato: Ato<Autor>): Promise<Map<string, number>> {
  const nomes = new Set(cursos.flatMap((_, curso) => [nomeDoGrupo(curso, 'manha'), nomeDoGrupo(curso, 'tarde')]));
  const grupos = new Map<string, number>();
  for (const nome of nomes) grupos.set(nome, (await criarGrupoTurma(ato, { nome, ativo: true })).id);
  return grupos;
}

/** One period for the three segments: two semesters for infantil, four bimestres for the others. */
async function criarPeriodoDoAno(ato: Ato<Autor>, ano: number, porNome: ReadonlyMap<Segmentacao, number>): Promise<void> {
  const etapa = (nome: string, [mesDe, diaDe, mesAte, diaAte]: readonly [number, number, number, number]) => ({
    nome,
    dataInicio: montarData(ano, mesDe, diaDe),
    dataFim: montarData(ano, mesAte, diaAte),
    peso: '1.0000',
  });
  const bimestres = [
    etapa('1º bimestre', [2, 2, 4, 17]),
    etapa('2º bimestre', [4, 18, 6, 30]),
    etapa('3º bimestre', [8, 1, 10, 2]),
    etapa('4º bimestre', [10, 3, 12, 18]),
  ];
  const semestres = [etapa('1º semestre', [2, 2, 6, 30]), etapa('2º semestre', [8, 1, 12, 18])];
  await criarPeriodo(ato, {
    ano,
    nome: `Ano letivo ${ano}`,
    dataInicio: montarData(ano, 2, 2),
    dataFim: montarData(ano, 12, 18),
    segmentacoes: segmentacoes.map((nome) => ({
      segmentacaoId: porNome.get(nome) as number,
      etapas: nome === 'Educação Infantil' ? semestres : bimestres,
    })),
  });
}
