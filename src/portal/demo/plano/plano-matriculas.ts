import { type DataCivil, montarData, somarDias } from '#shared/datas.ts';
import type { Resultado } from '#domains/academico/matriculas/situacoes.ts';
import { cursos, proximoCurso } from './cursos.ts';
import { semente } from '../pessoas/familias.ts';
import { planejarContrato, type PlanoDeContrato } from './plano-contratos.ts';
import { criarSorteio, type Sorteio } from './sorteio.ts';
import type { Familia } from './tipos.ts';
import { type TurmaPlanejada, turmasDoCurso, turmasLotadas } from './turmas.ts';

export type Saida = { verbo: 'transferencia' | 'desistencia' | 'cancelamento'; dataMovimento: DataCivil; motivo: string };
export type PlanoDeMatricula = {
  /** Position among the children of the family. */
  filho: number;
  proximoAno: boolean;
  /** Position among the classes of its year. */
  turma: number;
  dataMatricula: DataCivil;
  preMatricula: boolean;
  troca: { turma: number; dataInicio: DataCivil; motivo: string } | null;
  saida: Saida | null;
  /** How the student did, where the council has already met. */
  resultado: Resultado | null;
  contrato: PlanoDeContrato | null;
};

export type Calendario = { /** The current school year. */ ano: number; hoje: DataCivil };
type Turmas = { atuais: readonly TurmaPlanejada[]; proximas: readonly TurmaPlanejada[] };

/** What befalls one student in this many: the first number repeats, the second is the first one it falls on. */
const destinos = {
  transferencia: [50, 7],
  desistencia: [60, 19],
  cancelamento: [60, 41],
  troca: [40, 23],
  soNoProximo: [40, 29],
  noMeioDoAno: [33, 16],
  rematricula: [3, 0],
} as const;
/** Courses (by position) whose council has met: years three to five of fundamental. The others still await theirs. */
const cursosComConselho: readonly number[] = [4, 5, 6];
const reprovacoes = { nota: [9, 4], falta: [40, 22], conselho: [14, 8] } as const;

/** What the council decided of a student; null before it met. */
function resultadoDe(ordem: number, curso: number | undefined): Resultado | null {
  if (curso === undefined || !cursosComConselho.includes(curso)) return null;
  // Who has already renewed passed.
  if (cai(ordem, destinos.rematricula)) return 'aprovado';
  if (cai(ordem, reprovacoes.nota)) return 'reprovado_por_nota';
  if (cai(ordem, reprovacoes.falta)) return 'reprovado_por_falta';
  return cai(ordem, reprovacoes.conselho) ? 'aprovado_pelo_conselho' : 'aprovado';
}
const cai = (ordem: number, [cada, primeiro]: readonly [number, number]): boolean => ordem % cada === primeiro;

const motivos = {
  transferencia: [
    'Mudança da família para outra cidade.',
    'Transferência para escola mais próxima de casa.',
    'Transferência para escola pública.',
  ],
  desistencia: ['Deixou de frequentar; família não respondeu aos contatos.', 'Dificuldade financeira da família.'],
  cancelamento: ['Família desistiu da vaga.', 'Matrícula feita em duplicidade de intenção; família optou por outra escola.'],
} as const;

/** Free places of each class, counted down as the plan uses them. */
function vagasLivres(livres: number[]): { ocupar(opcoes: readonly number[]): number | null } {
  return {
    ocupar(opcoes) {
      const turma = opcoes.find((i) => (livres[i] ?? 0) > 0);
      if (turma === undefined) return null;
      livres[turma] = (livres[turma] ?? 0) - 1;
      return turma;
    },
  };
}

/** Places that the planned students leave in each class of the current year; a full class has none. */
function sobras(turmas: readonly TurmaPlanejada[], familias: readonly Familia[]): number[] {
  const livres = turmas.map(({ nome, vagas }) => (turmasLotadas.includes(nome) ? 0 : vagas));
  for (const { turma } of familias.flatMap(({ filhos }) => filhos)) livres[turma] = (livres[turma] ?? 0) - 1;
  return livres;
}

/** The enrollments of each family in both years, with everything that happens to them, in the order of the families. */
export function planejarMatriculas(familias: readonly Familia[], turmas: Turmas, calendario: Calendario): PlanoDeMatricula[][] {
  const atuais = vagasLivres(sobras(turmas.atuais, familias));
  const proximas = vagasLivres(turmas.proximas.map(({ vagas }) => vagas));
  const porCurso = (lista: readonly TurmaPlanejada[]): number[][] => cursos.map((_, curso) => turmasDoCurso(lista, curso));
  const turmasDoAno = { atuais: porCurso(turmas.atuais), proximas: porCurso(turmas.proximas) };
  let ordem = -1;
  return familias.map((familia) =>
    familia.filhos.flatMap(({ curso, turma }, filho) => {
      ordem += 1;
      const sorteio = criarSorteio(semente, 'matrícula', ordem);
      const seguinte = proximoCurso(curso);
      const fica = turmasLotadas.includes(turmas.atuais[turma]?.nome ?? '');
      const novo = !fica && cai(ordem, destinos.soNoProximo) && seguinte !== null;
      const saida = novo || fica ? null : planejarSaida(sorteio, ordem, calendario);
      const trocaPara =
        !novo && !fica && !saida && cai(ordem, destinos.troca)
          ? atuais.ocupar((turmasDoAno.atuais[curso] ?? []).filter((i) => i !== turma))
          : null;
      const renova = seguinte !== null && !saida && (novo || cai(ordem, destinos.rematricula));
      const turmaSeguinte = renova ? proximas.ocupar(girar(turmasDoAno.proximas[seguinte] ?? [], ordem)) : null;
      const base = { familia, filho, ordem, sorteio, calendario };
      return [
        ...(novo ? [] : [planejarAtual({ ...base, turma, trocaPara, saida })]),
        ...(turmaSeguinte === null ? [] : [planejarProxima({ ...base, turma: turmaSeguinte })]),
      ];
    }),
  );
}

type Base = { familia: Familia; filho: number; ordem: number; sorteio: Sorteio; calendario: Calendario; turma: number };

function planejarAtual({
  familia,
  filho,
  ordem,
  sorteio,
  calendario,
  turma,
  trocaPara,
  saida,
}: Base & { trocaPara: number | null; saida: Saida | null }): PlanoDeMatricula {
  const { ano, hoje } = calendario;
  const noMeio = cai(ordem, destinos.noMeioDoAno);
  const [de, ate] = noMeio ? [montarData(ano, 3, 2), montarData(ano, 7, 31)] : [montarData(ano - 1, 10, 15), montarData(ano, 1, 30)];
  const dataMatricula = antes(sorteio.dia(de, ate), saida ? somarDias(saida.dataMovimento, -1) : somarDias(hoje, -3));
  const dataInicio = antes(sorteio.dia(somarDias(dataMatricula, 1), somarDias(hoje, -1)), hoje);
  return {
    filho,
    turma,
    dataMatricula,
    saida,
    resultado: saida ? null : resultadoDe(ordem, familia.filhos[filho]?.curso),
    proximoAno: false,
    preMatricula: false,
    troca: trocaPara === null ? null : { turma: trocaPara, dataInicio, motivo: 'A pedido da família, por causa do turno.' },
    contrato: planejarContrato({ familia, filho, ordem, sorteio, ano, dataMatricula, saida, proximoAno: false, preMatricula: false }),
  };
}

function planejarProxima({ familia, filho, ordem, sorteio, calendario, turma }: Base): PlanoDeMatricula {
  const { ano, hoje } = calendario;
  const aberturaDasMatriculas = depois(montarData(ano, 1, 2), somarDias(hoje, -45));
  const dataMatricula = sorteio.dia(antes(aberturaDasMatriculas, hoje), hoje);
  const preMatricula = ordem % 2 === 0;
  return {
    filho,
    turma,
    dataMatricula,
    preMatricula,
    proximoAno: true,
    troca: null,
    saida: null,
    resultado: null,
    contrato: planejarContrato({
      familia,
      filho,
      ordem,
      sorteio,
      ano: ano + 1,
      dataMatricula,
      saida: null,
      proximoAno: true,
      preMatricula,
    }),
  };
}

/** Students who leave do so in the last weeks, so that what they still owe is what they really had. */
function planejarSaida(sorteio: Sorteio, ordem: number, { hoje }: Calendario): Saida | null {
  const verbo = (['transferencia', 'desistencia', 'cancelamento'] as const).find((v) => cai(ordem, destinos[v]));
  if (!verbo) return null;
  return { verbo, dataMovimento: sorteio.dia(somarDias(hoje, -30), hoje), motivo: sorteio.escolher(motivos[verbo]) };
}

const antes = (a: DataCivil, b: DataCivil): DataCivil => (a < b ? a : b);
const depois = (a: DataCivil, b: DataCivil): DataCivil => (a > b ? a : b);
/** The list begun at another place, so that classes fill evenly. */
const girar = (lista: readonly number[], k: number): number[] => lista.map((_, i) => lista[(i + k) % lista.length] as number);
