import { type Calculo, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import type { SituacaoDaDisciplina } from './disciplina.ts';
import { arredondar, comparar, dividir, exibirDecimal, fracao, vezes } from './fracao.ts';

/** Hours (or days) given and missed in the year, all subjects together. */
export type Presencas = { dadas: number; faltas: number; justificadas: number };
export type Frequencia = Calculo & { basta: boolean };
export const resultados = [
  'cursando',
  'em_exame',
  'aprovado',
  'aprovado_apos_exame',
  'aprovado_pelo_conselho',
  'aprovado_com_dependencia',
  'reprovado_por_nota',
  'reprovado_por_falta',
] as const;
export type ResultadoDoAluno = (typeof resultados)[number];

/**
 * Attendance in percent, truncated to two decimals and compared with the course's minimum: 200 of 800 h absent is 75.00
 * and enough, 201 is 74.87 and is not. Nothing given yet: nobody is missing.
 */
export function frequencia(criterio: Criterio, { dadas, faltas, justificadas }: Presencas): Frequencia {
  if (dadas <= 0) return { valor: null, basta: true, passos: [passo('semAulas')] };
  const contadas = criterio.justificadasContam ? faltas + justificadas : faltas;
  const presentes = Math.max(dadas - contadas, 0);
  const exata = dividir(vezes(fracao(String(presentes)), fracao('100')), fracao(String(dadas)));
  const valor = arredondar(exata, 2, 'truncado');
  const basta = comparar(fracao(valor), fracao(criterio.frequenciaMinima)) >= 0;
  const minimo = exibirDecimal(criterio.frequenciaMinima);
  const passos = [
    passo('frequencia', { presentes: String(presentes), dadas: String(dadas), percentual: exibirDecimal(valor) }),
    passo(basta ? 'frequenciaBasta' : criterio.reprovaPorFalta ? 'frequenciaNaoBasta' : 'frequenciaNaoReprova', { minimo }),
  ];
  return { valor, basta, passos };
}

/**
 * The year of a student as it is judged: what he was given, and what the plan of his class had beyond what it gave (`aDar`, null: no plan was
 * said), which nobody can have missed.
 */
export function noAnoInteiro(presencas: Presencas, aDar: number | null): Presencas {
  return { ...presencas, dadas: presencas.dadas + (aDar ?? 0) };
}

/** How many absences a total still lets pass: with one more, `frequencia` is not enough. */
export function faltasPermitidas(criterio: Criterio, total: number): number {
  // The percentage is cut to two decimals before it is compared: a minimum of more decimals asks for the next hundredth.
  const { num, den } = fracao(criterio.frequenciaMinima);
  const centesimos = Number((num * 100n + den - 1n) / den);
  return Math.floor((total * (10_000 - centesimos)) / 10_000);
}

export type DisciplinaJulgada = { nome: string; contaPromocao: boolean; situacao: SituacaoDaDisciplina; frequenciaBasta?: boolean };
export type Julgamento = {
  /** He left: the exit stands before everything, and the result stays as it was. */
  saiu?: boolean;
  /** Every etapa of the year is closed: before that nobody has passed or failed. */
  todasFechadas: boolean;
  frequenciaBasta: boolean;
  disciplinas: readonly DisciplinaJulgada[];
  /** The council decided, on record, that he passes. It never reverses a failure by absence, nor one in more subjects than the course lets it. */
  conselho?: boolean;
};

/** The student's result of the year, in the order of the rule: exit, attendance, worst subject that counts, council, dependency. */
export function resultadoDoAluno(criterio: Criterio, j: Julgamento): { resultado: ResultadoDoAluno; passos: readonly Passo[] } {
  const fim = (resultado: ResultadoDoAluno, ultimo: Passo) => ({ resultado, passos: [ultimo] });
  if (j.saiu) return fim('cursando', passo('saida'));
  const contam = j.disciplinas.filter((d) => d.contaPromocao);
  const emFalta = criterio.frequenciaPorDisciplina ? contam.filter((d) => d.frequenciaBasta === false) : [];
  const cursando = contam.filter((d) => d.situacao === 'cursando');
  const reprovadas = contam.filter((d) => d.situacao === 'reprovado_por_nota');
  const nomes = (lista: readonly DisciplinaJulgada[]): { n: string; nomes: string } => ({
    n: String(lista.length),
    nomes: lista.map((d) => d.nome).join(', '),
  });
  if (!j.todasFechadas) return fim('cursando', passo('etapasAbertas'));
  if (criterio.reprovaPorFalta && (!j.frequenciaBasta || emFalta.length > 0))
    return fim('reprovado_por_falta', passo('falta', nomes(emFalta)));
  const emExame = contam.filter((d) => d.situacao === 'em_exame');
  // Whom no mark judges when the year is over is the council's to decide: nobody waits for an average that cannot come.
  const semJuizo = contam.length === 0 || cursando.length > 0;
  if (semJuizo && j.conselho && emExame.length === 0 && reprovadas.length === 0)
    return fim('aprovado_pelo_conselho', passo('conselhoSemMedia'));
  if (semJuizo) return fim('cursando', passo('aindaCursando', nomes(cursando)));
  const ateOnde = criterio.disciplinasDoConselho ?? reprovadas.length;
  if (j.conselho && reprovadas.length > 0 && reprovadas.length <= ateOnde && emExame.length === 0)
    return fim('aprovado_pelo_conselho', passo('conselho', nomes(reprovadas)));
  if (reprovadas.length > criterio.dependenciasPermitidas) return fim('reprovado_por_nota', passo('reprovacoes', nomes(reprovadas)));
  if (emExame.length > 0) return fim('em_exame', passo('exameEm', nomes(emExame)));
  if (reprovadas.length > 0) return fim('aprovado_com_dependencia', passo('dependencia', nomes(reprovadas)));
  const aposExame = contam.some((d) => d.situacao === 'aprovado_apos_exame');
  return fim(aposExame ? 'aprovado_apos_exame' : 'aprovado', passo('todasAprovadas'));
}
