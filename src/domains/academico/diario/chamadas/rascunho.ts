import type { DataCivil } from '#shared/datas.ts';
import type { EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import type { chamadasApi } from './api.ts';
import { type Marca, presencaDe, proximaMarca } from './situacoes.ts';

export type Quadro = RespostaCliente<typeof chamadasApi.obterQuadro>;
export type ColunaDoQuadro = Quadro['colunas'][number];
export type AlunoDoQuadro = Quadro['alunos'][number];
/** What was marked and not saved: by column, then by enrollment. A roll that was begun has its column, even with nothing changed in it. */
export type Rascunho = Readonly<Record<string, Readonly<Record<number, Marca>>>>;

export const chaveDaColuna = ({ aulaId, data }: Pick<ColunaDoQuadro, 'aulaId' | 'data'>): string => (aulaId === null ? data : `a${aulaId}`);

const presente: Marca = { faltas: 0, justificada: false };
const temLugar = ({ lugares }: AlunoDoQuadro, dia: DataCivil): boolean =>
  lugares.some(({ de, ate }) => de <= dia && (ate === null || dia <= ate));
/** On the last day of a place, the student may have been called elsewhere: somebody says so. */
const eEsperado = ({ lugares }: AlunoDoQuadro, dia: DataCivil): boolean =>
  lugares.some(({ de, ate }) => de <= dia && (ate === null || dia < ate));
/** A document covers the day. */
export const isJustificado = ({ justificados }: AlunoDoQuadro, dia: DataCivil): boolean =>
  justificados.some(({ de, ate }) => de <= dia && dia <= ate);

/** Who may be called on the day of a column, or was. */
export const cabeNaChamada = (aluno: AlunoDoQuadro, coluna: ColunaDoQuadro, i: number): boolean =>
  temLugar(aluno, coluna.data) || (aluno.marcas[i] ?? null) !== null;

/** How a student stands in a column, as it would be saved now. */
export function marcaDe(quadro: Quadro, rascunho: Rascunho, i: number, aluno: AlunoDoQuadro): Marca {
  const coluna = quadro.colunas[i];
  if (!coluna) return null;
  const aberta = rascunho[chaveDaColuna(coluna)];
  const mudada = aberta?.[aluno.matriculaId];
  if (mudada !== undefined) return mudada;
  if (coluna.chamada || !aberta) return aluno.marcas[i] ?? null;
  return eEsperado(aluno, coluna.data) ? presente : null;
}

/** Begins the roll of a column: everybody expected is present until said otherwise. */
export const comecar = (rascunho: Rascunho, coluna: ColunaDoQuadro): Rascunho => {
  const chave = chaveDaColuna(coluna);
  return rascunho[chave] || coluna.chamada ? rascunho : { ...rascunho, [chave]: {} };
};

export function marcar(quadro: Quadro, rascunho: Rascunho, i: number, aluno: AlunoDoQuadro, marca: Marca): Rascunho {
  const coluna = quadro.colunas[i];
  if (!coluna) return rascunho;
  const chave = chaveDaColuna(coluna);
  const { [aluno.matriculaId]: _, ...outras } = rascunho[chave] ?? {};
  // What is back as it was saved is no change.
  const igual = coluna.chamada && mesma(aluno.marcas[i] ?? null, marca);
  const nova = igual ? outras : { ...outras, [aluno.matriculaId]: marca };
  const { [chave]: __, ...demais } = rascunho;
  return coluna.chamada && Object.keys(nova).length === 0 ? demais : { ...rascunho, [chave]: nova };
}

/** One tap on a student. A day that a document covers is justified by itself: there the tap goes between present and absent. */
export function tocar(quadro: Quadro, rascunho: Rascunho, i: number, aluno: AlunoDoQuadro): Rascunho {
  const coluna = quadro.colunas[i];
  if (!coluna) return rascunho;
  const iniciado = comecar(rascunho, coluna);
  // The first tap on a roll that was not begun finds the student present, as everybody.
  const atual = marcaDe(quadro, iniciado, i, aluno);
  const coberta = isJustificado(aluno, coluna.data) && presencaDe(atual) === 'falta';
  return marcar(quadro, iniciado, i, aluno, coberta ? presente : proximaMarca(atual, coluna.quantidade));
}

const mesma = (a: Marca, b: Marca): boolean => a?.faltas === b?.faltas && a?.justificada === b?.justificada;

/** Columns that saving would write. */
export const colunasAGravar = (quadro: Quadro, rascunho: Rascunho): ColunaDoQuadro[] =>
  quadro.colunas.filter((coluna) => rascunho[chaveDaColuna(coluna)] !== undefined);

/** What is sent: whole rolls of the columns that were begun or changed, each over the version that was seen. */
export function pedidoDe(quadro: Quadro, rascunho: Rascunho): EntradaCliente<typeof chamadasApi.chamar>['body'] {
  return {
    turmaId: quadro.turmaId,
    chamadas: quadro.colunas.flatMap((coluna, i) => {
      if (rascunho[chaveDaColuna(coluna)] === undefined) return [];
      const alunos = quadro.alunos.flatMap((aluno) => {
        const marca = marcaDe(quadro, rascunho, i, aluno);
        return marca === null
          ? []
          : [{ matriculaId: aluno.matriculaId, faltas: marca.faltas, justificada: marca.faltas > 0 && marca.justificada }];
      });
      return [{ aulaId: coluna.aulaId, data: coluna.data, versao: coluna.chamada?.versao ?? null, alunos }];
    }),
  };
}

/** How many stand how in a column. */
export function contar(quadro: Quadro, rascunho: Rascunho, i: number): Record<ReturnType<typeof presencaDe>, number> {
  const conta = { presente: 0, falta: 0, justificada: 0, nao_chamado: 0 };
  const coluna = quadro.colunas[i];
  for (const aluno of quadro.alunos)
    if (coluna && cabeNaChamada(aluno, coluna, i)) {
      const presenca = presencaDe(marcaDe(quadro, rascunho, i, aluno));
      conta[presenca === 'falta' && isJustificado(aluno, coluna.data) ? 'justificada' : presenca] += 1;
    }
  return conta;
}
