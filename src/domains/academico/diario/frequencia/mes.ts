import { montarData, type DataCivil, partesDe, somarDias, ultimoDiaDoMes } from '#shared/datas.ts';
import type { EntradaCliente } from '#shared/endpoint.ts';
import type { chamadasApi } from '#domains/academico/diario/chamadas/api.ts';
import {
  type AlunoDoQuadro,
  chaveDaColuna,
  isJustificado,
  cabeNaChamada,
  type Quadro,
} from '#domains/academico/diario/chamadas/rascunho.ts';
import type { Marca } from '#domains/academico/diario/chamadas/situacoes.ts';

/** What a cell of the month holds: P present, F absent, J justified; a part of a lesson by its number ('1', '1J'); null not called. */
export type ValorDoMes = string | null;

export function valorDaMarca(marca: Marca, quantidade: number, coberta: boolean): ValorDoMes {
  if (marca === null) return null;
  if (marca.faltas === 0) return 'P';
  const justificada = marca.justificada || coberta;
  if (marca.faltas >= quantidade) return justificada ? 'J' : 'F';
  return `${marca.faltas}${justificada ? 'J' : ''}`;
}

export function marcaDoValor(valor: ValorDoMes, quantidade: number): Marca {
  if (valor === null) return null;
  if (valor === 'P') return { faltas: 0, justificada: false };
  const justificada = valor.endsWith('J');
  if (valor === 'F' || valor === 'J') return { faltas: quantidade, justificada };
  return { faltas: Number.parseInt(valor, 10), justificada };
}

/** The values that a lesson of some periods takes, in the order of a click: wholes first, then parts. */
export const valoresDe = (quantidade: number): string[] => [
  'P',
  'F',
  'J',
  ...Array.from({ length: quantidade - 1 }, (_, k) => [`${k + 1}`, `${k + 1}J`]).flat(),
];

/** The values of a student as they are saved, by column. Columns that do not take him are left out. */
export const valoresDoAluno = (quadro: Quadro, aluno: AlunoDoQuadro): Record<string, ValorDoMes> =>
  Object.fromEntries(
    quadro.colunas.flatMap((coluna, i) =>
      cabeNaChamada(aluno, coluna, i)
        ? [[chaveDaColuna(coluna), valorDaMarca(aluno.marcas[i] ?? null, coluna.quantidade, isJustificado(aluno, coluna.data))]]
        : [],
    ),
  );

type Mudanca = { linha: string; coluna: string; entrada: { valor: ValorDoMes } };

/** What the first mark in a column that nobody called brings along: everybody else who may be called there is present. */
export function comPresentes<M extends { linha: string; coluna: string }>(
  { alunos, colunas }: Quadro,
  mudancas: readonly M[],
  ler: (linha: string, coluna: string) => ValorDoMes,
): (M | Mudanca)[] {
  const ditas = new Set(mudancas.map(({ linha, coluna }) => `${linha} ${coluna}`));
  const juntas = colunas.flatMap((coluna, i): Mudanca[] => {
    const id = chaveDaColuna(coluna);
    const comeca =
      mudancas.some((mudanca) => mudanca.coluna === id) && alunos.every((aluno) => ler(String(aluno.matriculaId), id) === null);
    if (!comeca) return [];
    return alunos.flatMap((aluno) => {
      const linha = String(aluno.matriculaId);
      return ditas.has(`${linha} ${id}`) || !cabeNaChamada(aluno, coluna, i) ? [] : [{ linha, coluna: id, entrada: { valor: 'P' } }];
    });
  });
  return [...mudancas, ...juntas];
}

/** Of all rows alike: it grows with whatever changes in the month. */
export const versaoDoMes = ({ colunas }: Quadro): number => colunas.reduce((soma, { chamada }) => soma + (chamada?.versao ?? 0), 1);

type Linha = { id: string; valores: Readonly<Record<string, ValorDoMes>> };

/**
 * The rolls that a save of some cells writes: whole, with what was saved of everybody else. A mark that nobody touched keeps saying what
 * it said, so that what a document justifies is not justified by hand. `vazias` are columns that would be left with nobody.
 */
export function chamadasDoMes(
  quadro: Quadro,
  mudadas: readonly Linha[],
): { chamadas: EntradaCliente<typeof chamadasApi.chamar>['body']['chamadas']; vazias: DataCivil[] } {
  const porAluno = new Map(mudadas.map(({ id, valores }) => [Number(id), valores]));
  const tocadas = new Set(mudadas.flatMap(({ valores }) => Object.keys(valores)));
  const vazias: DataCivil[] = [];
  const chamadas = quadro.colunas.flatMap((coluna, i) => {
    const chave = chaveDaColuna(coluna);
    if (!tocadas.has(chave)) return [];
    const alunos = quadro.alunos.flatMap((aluno) => {
      const novo = porAluno.get(aluno.matriculaId)?.[chave];
      const marca = novo === undefined ? (aluno.marcas[i] ?? null) : marcaDoValor(novo, coluna.quantidade);
      return marca === null ? [] : [{ matriculaId: aluno.matriculaId, ...marca }];
    });
    if (alunos.length === 0) vazias.push(coluna.data);
    return [{ aulaId: coluna.aulaId, data: coluna.data, versao: coluna.chamada?.versao ?? null, alunos }];
  });
  return { chamadas, vazias };
}

/** The days of a month, up to today: nobody is called ahead of time. */
export function diasDoMes(mes: string, hoje: DataCivil): { de: DataCivil; ate: DataCivil } {
  const { ano, mes: m } = partesDe(`${mes}-01`);
  const fim = montarData(ano, m, ultimoDiaDoMes(ano, m));
  return { de: montarData(ano, m, 1), ate: fim > hoje && hoje >= montarData(ano, m, 1) ? hoje : fim };
}

/** Months before or after. */
export function outroMes(mes: string, passo: -1 | 1): string {
  const { ano, mes: m } = partesDe(`${mes}-01`);
  const dia = passo < 0 ? somarDias(`${mes}-01`, -1) : somarDias(montarData(ano, m, ultimoDiaDoMes(ano, m)), 1);
  return dia.slice(0, 7);
}
