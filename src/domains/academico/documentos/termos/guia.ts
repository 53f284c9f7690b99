import type { Guia } from '#shared/papel/guia.ts';
import type { Valores } from '#shared/papel/preencher.ts';
import { termosDaEscola, termosDoItemResponsavel, termosDosResponsaveis } from './da-escola.ts';
import { type DoDocumento, type Lista, lista, type Termos, termo } from './definir.ts';
import { termosDoAluno } from './do-aluno.ts';
import { listasDoContrato, termosDoContrato } from './do-contrato.ts';
import type { FatosDoPapel, NotaDoPapel, ResponsavelDoPapel } from './fatos.ts';

/** Every term that stands anywhere in a text. */
export const termosDoTexto: Termos<DoDocumento> = { ...termosDoAluno, ...termosDosResponsaveis, ...termosDoContrato, ...termosDaEscola };

const porEtapa = (n: number) => termo<NotaDoPapel>(`Média da ${n}ª etapa`, `Average of stage ${n}`, ({ etapas }) => etapas[n - 1] ?? null);

export const listas: Readonly<Record<string, Lista>> = {
  responsaveis: lista<ResponsavelDoPapel>(
    { br: 'Responsáveis do aluno', en: 'Guardians of the student' },
    (d) => d.responsaveis,
    termosDoItemResponsavel('responsavel'),
  ),
  pagadores: lista<ResponsavelDoPapel>(
    { br: 'Responsáveis financeiros', en: 'Financial guardians' },
    (d) => d.responsaveis.filter(({ financeiro }) => financeiro),
    termosDoItemResponsavel('pagador'),
  ),
  ...listasDoContrato,
  irmaos: lista<FatosDoPapel['irmaos'][number]>(
    { br: 'Irmãos matriculados no ano', en: 'Siblings enrolled in the year' },
    (d) => d.irmaos,
    {
      'irmao.nome': termo('Nome do irmão', "The sibling's name", (i) => i.nome),
      'irmao.curso': termo('Curso do irmão', "The sibling's course", (i) => i.curso),
      'irmao.turma': termo('Turma do irmão', "The sibling's class", (i) => i.turma),
    },
  ),
  notas: lista<NotaDoPapel>({ br: 'Notas do ano, por disciplina', en: 'Grades of the year, by subject' }, (d) => d.boletim?.notas ?? [], {
    'nota.disciplina': termo('Disciplina', 'Subject', (n) => n.disciplina),
    'nota.etapa1': porEtapa(1),
    'nota.etapa2': porEtapa(2),
    'nota.etapa3': porEtapa(3),
    'nota.etapa4': porEtapa(4),
    'nota.final': termo('Média final, quando há', 'Final average, when there is one', (n) => n.final),
    'nota.faltas': termo('Faltas na disciplina', 'Absences in the subject', (n) => String(n.faltas)),
  }),
};

const grupoDe = (nome: string): string => nome.split('.')[0] ?? nome;

/** The guide of terms: what may be written, what it means, and where it may stand. */
export const guia: Guia = {
  termos: [
    ...Object.entries(termosDoTexto).map(([nome, { significado }]) => ({
      nome,
      lista: null,
      grupo: nome.includes('.') ? grupoDe(nome) : 'documento',
      significado,
    })),
    ...Object.entries(listas).flatMap(([qual, { termos }]) =>
      Object.entries(termos).map(([nome, significado]) => ({ nome, lista: qual, grupo: qual, significado })),
    ),
    {
      nome: 'pagina.numero',
      lista: null,
      grupo: 'pagina',
      significado: { br: 'Número da página (cabeçalho e rodapé)', en: 'Number of the page (header and footer)' },
    },
    {
      nome: 'pagina.total',
      lista: null,
      grupo: 'pagina',
      significado: { br: 'Quantas páginas há (cabeçalho e rodapé)', en: 'How many pages there are (header and footer)' },
    },
  ],
  listas: Object.entries(listas).map(([nome, { significado }]) => ({ nome, significado })),
};

/** What each term says of one student, on one day, on one paper. */
export function valoresDe(de: DoDocumento): Valores {
  return {
    campos: Object.fromEntries(Object.entries(termosDoTexto).map(([nome, { valor }]) => [nome, valor(de) ?? ''])),
    listas: Object.fromEntries(Object.entries(listas).map(([nome, { itens }]) => [nome, itens(de)])),
  };
}

/** Whether a paper asks for what the diary knows, which is read only then. */
export const pedeBoletim = (termos: Iterable<string>): boolean =>
  [...termos].some((nome) => nome === 'notas' || /^(nota|frequencia)\./.test(nome));
