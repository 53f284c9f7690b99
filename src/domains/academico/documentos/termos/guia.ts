import type { Guia } from '#shared/papel/guia.ts';
import type { Valores } from '#shared/papel/preencher.ts';
import { termosDaEscola, termosDoItemResponsavel, termosDosResponsaveis } from './da-escola.ts';
import { guiaDos, type Listas, lista, type Termos, termo, valoresDos } from '#shared/papel/termos.ts';
import type { DoDocumento } from './definir.ts';
import { termosDoAluno } from './do-aluno.ts';
import { listasDoContrato, termosDoContrato } from './do-contrato.ts';
import type { FatosDoPapel, NotaDoPapel, ResponsavelDoPapel } from './fatos.ts';

/** Every term that stands anywhere in a text. */
export const termosDoTexto: Termos<DoDocumento> = { ...termosDoAluno, ...termosDosResponsaveis, ...termosDoContrato, ...termosDaEscola };

const porEtapa = (n: number) => termo<NotaDoPapel>(`Média da ${n}ª etapa`, `Average of stage ${n}`, ({ etapas }) => etapas[n - 1] ?? null);

export const listas: Listas<DoDocumento> = {
  responsaveis: lista<DoDocumento, ResponsavelDoPapel>(
    { br: 'Responsáveis do aluno', en: 'Guardians of the student' },
    (d) => d.responsaveis,
    termosDoItemResponsavel('responsavel'),
  ),
  pagadores: lista<DoDocumento, ResponsavelDoPapel>(
    { br: 'Responsáveis financeiros', en: 'Financial guardians' },
    (d) => d.responsaveis.filter(({ financeiro }) => financeiro),
    termosDoItemResponsavel('pagador'),
  ),
  ...listasDoContrato,
  irmaos: lista<DoDocumento, FatosDoPapel['irmaos'][number]>(
    { br: 'Irmãos matriculados no ano', en: 'Siblings enrolled in the year' },
    (d) => d.irmaos,
    {
      'irmao.nome': termo('Nome do irmão', "The sibling's name", (i) => i.nome),
      'irmao.curso': termo('Curso do irmão', "The sibling's course", (i) => i.curso),
      'irmao.turma': termo('Turma do irmão', "The sibling's class", (i) => i.turma),
    },
  ),
  notas: lista<DoDocumento, NotaDoPapel>(
    { br: 'Notas do ano, por disciplina', en: 'Grades of the year, by subject' },
    (d) => d.boletim?.notas ?? [],
    {
      'nota.disciplina': termo('Disciplina', 'Subject', (n) => n.disciplina),
      'nota.etapa1': porEtapa(1),
      'nota.etapa2': porEtapa(2),
      'nota.etapa3': porEtapa(3),
      'nota.etapa4': porEtapa(4),
      'nota.final': termo('Média final, quando há', 'Final average, when there is one', (n) => n.final),
      'nota.faltas': termo('Faltas na disciplina', 'Absences in the subject', (n) => (n.faltas === null ? null : String(n.faltas))),
    },
  ),
};

/** The guide of terms: what may be written, what it means, and where it may stand. */
export const guia: Guia = guiaDos(termosDoTexto, listas);

/** What each term says of one student, on one day, on one paper. */
export const valoresDe = (de: DoDocumento): Valores => valoresDos(termosDoTexto, listas, de);

/** Whether a paper asks for what the diary knows, which is read only then. */
export const pedeBoletim = (termos: Iterable<string>): boolean =>
  [...termos].some((nome) => nome === 'notas' || /^(nota|frequencia)\./.test(nome));
