import { centavos, ratear } from '#shared/dinheiro.ts';
import type { TipoDeMovimento } from './movimentos.ts';

/** From one centavo of an installment to another: whose they are. */
export type ParteDoTitulo = { alunoId: number | null; de: number; ate: number };
/** An installment of an agreement over the debts of several students. */
export type TituloPartilhado = { tituloId: number; partes: readonly ParteDoTitulo[] };
type Movimento = { tituloId: number; tipo: TipoDeMovimento; valorCentavos: number; dinheiroCentavos: number };

/** How much of the first centavos of an installment is of each student, in the order of `alunos`. */
const ate = ({ partes }: TituloPartilhado, alunos: readonly (number | null)[], limite: number): number[] =>
  alunos.map((aluno) =>
    partes.filter((p) => p.alunoId === aluno).reduce((soma, p) => soma + Math.max(0, Math.min(p.ate, limite) - p.de), 0),
  );
const alunosDe = ({ partes }: TituloPartilhado): (number | null)[] =>
  [...new Set(partes.map((p) => p.alunoId))].toSorted((a, b) => (a ?? 0) - (b ?? 0));
const totalDe = ({ partes }: TituloPartilhado): number => Math.max(0, ...partes.map((p) => p.ate));
const menos = (a: readonly number[], b: readonly number[]): number[] => a.map((valor, i) => valor - (b[i] ?? 0));
/** A sum by the first weights that are not all zero; the parts add up to it. */
function repartir(valor: number, ...pesos: readonly (readonly number[])[]): number[] {
  const deles = pesos.map((p) => p.map(Math.abs)).find((p) => p.some((n) => n > 0));
  return deles === undefined || valor === 0 ? (pesos[0] ?? []).map(() => 0) : ratear(centavos(valor), deles);
}

/**
 * The movements of a student's account: those of shared installments become the student's part, and those that only moved the part of
 * another go. What is paid covers the parts in their order. Over all students the parts add up to the movement. They come in order.
 */
export function soDoAluno<M extends Movimento>(movimentos: readonly M[], partilhados: readonly TituloPartilhado[], alunoId: number): M[] {
  const porTitulo = new Map(partilhados.map((p) => [p.tituloId, { ...p, coberto: 0 }]));
  return movimentos.flatMap((movimento) => {
    const titulo = porTitulo.get(movimento.tituloId);
    if (!titulo) return [movimento];
    const alunos = alunosDe(titulo);
    const aqui = alunos.indexOf(alunoId);
    const antes = ate(titulo, alunos, titulo.coberto);
    const todo = ate(titulo, alunos, totalDe(titulo));
    const falta = menos(todo, antes);
    const partes = (): number[] => {
      switch (movimento.tipo) {
        case 'emissao':
        case 'restauracao':
          return todo;
        case 'cancelamento':
          return todo.map((n) => -n);
        case 'devolucao':
          return falta;
        case 'renegociacao':
          return falta.map((n) => -n);
        case 'amortizacao':
        case 'baixa':
        case 'estorno':
        case 'descontoRevogado':
          titulo.coberto -= movimento.valorCentavos;
          return menos(antes, ate(titulo, alunos, titulo.coberto));
        default:
          return movimento.tipo satisfies never;
      }
    };
    const delas = partes();
    const valorCentavos = delas[aqui] ?? 0;
    const dinheiroCentavos = repartir(movimento.dinheiroCentavos, delas, falta, todo)[aqui] ?? 0;
    return valorCentavos === 0 && dinheiroCentavos === 0 ? [] : [{ ...movimento, valorCentavos, dinheiroCentavos }];
  });
}

/** What a student owes of an open installment of which so much is covered, and of the charges that it has today. */
export function devidoPeloAluno(
  titulo: TituloPartilhado,
  { cobertoCentavos, encargosCentavos }: { cobertoCentavos: number; encargosCentavos: number },
  alunoId: number,
): { saldoCentavos: number; encargosCentavos: number } {
  const alunos = alunosDe(titulo);
  const aqui = alunos.indexOf(alunoId);
  const falta = menos(ate(titulo, alunos, totalDe(titulo)), ate(titulo, alunos, cobertoCentavos));
  return { saldoCentavos: falta[aqui] ?? 0, encargosCentavos: repartir(encargosCentavos, falta)[aqui] ?? 0 };
}
