import { gerarFamilias } from '../pessoas/familias.ts';
import { type FuncionarioPlanejado, gerarFuncionarios } from '../pessoas/funcionarios.ts';
import { criarLugares } from '../pessoas/lugares.ts';
import { type Calendario, type PlanoDeMatricula, planejarMatriculas } from './plano-matriculas.ts';
import type { Familia } from './tipos.ts';
import { planejarTurmas, type TurmaPlanejada, turmasLotadas } from './turmas.ts';

export type FamiliaComMatriculas = { familia: Familia; matriculas: PlanoDeMatricula[] };
export type PlanoDaEscola = {
  turmas: { atuais: TurmaPlanejada[]; proximas: TurmaPlanejada[] };
  funcionarios: FuncionarioPlanejado[];
  familias: FamiliaComMatriculas[];
};

/** The whole school on paper: the same for the same number of students and the same calendar. */
export function planejarEscola(alunos: number, calendario: Calendario): PlanoDaEscola {
  const proximas = planejarTurmas(alunos);
  const semLotacao = planejarTurmas(alunos);
  const familias = gerarFamilias(calendario.ano, criarLugares(alunos, semLotacao));
  const matriculas = planejarMatriculas(familias, { atuais: semLotacao, proximas }, calendario);
  const ocupadas = semLotacao.map(() => 0);
  for (const { proximoAno, turma } of matriculas.flat()) if (!proximoAno) ocupadas[turma] = (ocupadas[turma] ?? 0) + 1;
  const atuais = semLotacao.map((turma, i) => (turmasLotadas.includes(turma.nome) ? { ...turma, vagas: ocupadas[i] ?? 0 } : turma));
  return {
    turmas: { atuais, proximas },
    funcionarios: gerarFuncionarios(calendario.ano, atuais.length),
    familias: familias.map((familia, i) => ({ familia, matriculas: matriculas[i] ?? [] })),
  };
}

/** Families in groups of at most `alunos` students, each to be loaded in one transaction. */
export function emGrupos(familias: readonly FamiliaComMatriculas[], alunos: number): FamiliaComMatriculas[][] {
  const grupos: FamiliaComMatriculas[][] = [];
  let cabem = 0;
  for (const familia of familias) {
    const filhos = familia.familia.filhos.length;
    if (cabem < filhos) {
      grupos.push([]);
      cabem = alunos;
    }
    grupos.at(-1)?.push(familia);
    cabem -= filhos;
  }
  return grupos;
}
