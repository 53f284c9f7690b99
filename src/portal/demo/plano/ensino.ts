import type { DadosDisciplina, DadosTipoAvaliacao } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { type Criterio, criterioInfantil, criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { cursos } from './cursos.ts';

type Area = NonNullable<DadosDisciplina['area']>;
/** Name, short name, area, and the department of the staff that teaches it. */
type Disciplina = { nome: string; sigla: string; area: Area; departamento: string; optativa?: true };

/** In the order of the report card. */
export const disciplinas: readonly Disciplina[] = [
  { nome: 'O eu, o outro e o nós', sigla: 'EO', area: 'campos_experiencia', departamento: 'Educação Infantil' },
  { nome: 'Corpo, gestos e movimentos', sigla: 'CG', area: 'campos_experiencia', departamento: 'Educação Infantil' },
  { nome: 'Traços, sons, cores e formas', sigla: 'TS', area: 'campos_experiencia', departamento: 'Educação Infantil' },
  { nome: 'Escuta, fala, pensamento e imaginação', sigla: 'EF', area: 'campos_experiencia', departamento: 'Educação Infantil' },
  { nome: 'Espaços, tempos, quantidades e relações', sigla: 'ET', area: 'campos_experiencia', departamento: 'Educação Infantil' },
  { nome: 'Língua Portuguesa', sigla: 'LP', area: 'linguagens', departamento: 'Língua Portuguesa' },
  { nome: 'Matemática', sigla: 'MAT', area: 'matematica', departamento: 'Matemática' },
  { nome: 'Ciências', sigla: 'CIE', area: 'ciencias_natureza', departamento: 'Ciências' },
  { nome: 'Biologia', sigla: 'BIO', area: 'ciencias_natureza', departamento: 'Biologia' },
  { nome: 'Física', sigla: 'FIS', area: 'ciencias_natureza', departamento: 'Física' },
  { nome: 'Química', sigla: 'QUI', area: 'ciencias_natureza', departamento: 'Química' },
  { nome: 'História', sigla: 'HIS', area: 'ciencias_humanas', departamento: 'História' },
  { nome: 'Geografia', sigla: 'GEO', area: 'ciencias_humanas', departamento: 'Geografia' },
  { nome: 'Sociologia', sigla: 'SOC', area: 'ciencias_humanas', departamento: 'História' },
  { nome: 'Inglês', sigla: 'ING', area: 'linguagens', departamento: 'Inglês' },
  { nome: 'Arte', sigla: 'ART', area: 'linguagens', departamento: 'Arte' },
  { nome: 'Educação Física', sigla: 'EDF', area: 'linguagens', departamento: 'Educação Física' },
  { nome: 'Ensino Religioso', sigla: 'ER', area: 'ensino_religioso', departamento: 'História', optativa: true },
];

/** Hours a year of each subject (by short name) in a stage. */
type Grade = Readonly<Record<string, number>>;
const infantil: Grade = { EO: 160, CG: 160, TS: 160, EF: 160, ET: 160 };
const iniciais: Grade = { LP: 200, MAT: 200, CIE: 100, HIS: 80, GEO: 80, ING: 40, ART: 40, EDF: 60, ER: 40 };
const finais: Grade = { LP: 180, MAT: 180, CIE: 120, HIS: 100, GEO: 100, ING: 40, ART: 40, EDF: 40, ER: 40 };
const medio: Grade = { LP: 180, MAT: 180, BIO: 90, FIS: 90, QUI: 90, HIS: 90, GEO: 90, SOC: 40, ING: 60, ART: 30, EDF: 60 };
/** What one teacher gives alone in the first years. */
const polivalentes = new Set(['LP', 'MAT', 'CIE', 'HIS', 'GEO', 'ER']);

const gradePorGrupo: Readonly<Record<string, Grade>> = {
  'Educação Infantil': infantil,
  'Fundamental I': iniciais,
  'Fundamental II': finais,
  'Ensino Médio': medio,
};

export type DisciplinaDoCurso = { sigla: string; cargaHoraria: number; departamento: string };

/** The subjects of a course, with the department that teaches each. */
export function disciplinasDoCurso(curso: number): DisciplinaDoCurso[] {
  const grupo = cursos[curso]?.grupo ?? '';
  const grade = gradePorGrupo[grupo] ?? {};
  return disciplinas
    .filter(({ sigla }) => grade[sigla] !== undefined)
    .map(({ sigla, departamento }) => ({
      sigla,
      cargaHoraria: grade[sigla] ?? 0,
      departamento: grupo === 'Fundamental I' && polivalentes.has(sigla) ? 'Anos iniciais' : departamento,
    }));
}

/** How each course judges: opinions in infantil, concepts in the first two years, marks from then on. */
export function criterioDoCurso(curso: number): Criterio {
  const { segmentacao, idade = 0 } = cursos[curso] ?? {};
  if (segmentacao === 'Educação Infantil') return criterioInfantil;
  if (idade <= 7) {
    const conceitos = [
      { sigla: 'A', nome: 'Ótimo', valor: '9.0000' },
      { sigla: 'B', nome: 'Bom', valor: '7.0000' },
      { sigla: 'C', nome: 'Em desenvolvimento', valor: '5.0000' },
      { sigla: 'D', nome: 'Precisa de apoio', valor: '2.0000' },
    ];
    return { ...criterioPadrao, tipo: 'conceito', usaExameFinal: false, mediaAprovacao: '5.0000', conceitos };
  }
  return segmentacao === 'Ensino Médio' ? { ...criterioPadrao, dependenciasPermitidas: 2 } : criterioPadrao;
}

const tipo = (nome: string, sigla: string, peso: string, partes: Partial<DadosTipoAvaliacao> = {}): DadosTipoAvaliacao => ({
  nome,
  sigla,
  valorMaximo: '10.0000',
  peso,
  recuperacao: false,
  todosOsCursos: true,
  cursos: [],
  ativo: true,
  ...partes,
});
export const tiposAvaliacao: readonly DadosTipoAvaliacao[] = [
  tipo('Prova', 'PR', '2.0000'),
  tipo('Trabalho', 'TR', '1.0000'),
  tipo('Participação', 'PA', '1.0000'),
  tipo('Recuperação', 'RE', '1.0000', { recuperacao: true }),
];
/** Only from the sixth year on. */
export const simulado = tipo('Simulado', 'SI', '1.0000', { todosOsCursos: false });
export const isCursoComSimulado = (curso: number): boolean => (cursos[curso]?.idade ?? 0) >= 11;
