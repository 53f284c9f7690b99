import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { generos } from '#shared/listas/pessoa.ts';
import { filtroBooleano, filtroId, filtroIds, filtroTexto, paginacaoQuery } from '#shared/listas/paginacao.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import '../mensagens.ts';

/** What the API documentation says of the filters that enrollments answer. */
export const resumoDosFiltros =
  'by segmentação, course, class and year: who is enrolled there or completed it (any year unless told); by subject: who takes or teaches it there';

/** The columns that people are sorted by. */
export const colunasDeOrdem = ['nome', 'codigo', 'dataNascimento'] as const;
export type ColunaDeOrdem = (typeof colunasDeOrdem)[number];

const vazioEhNada = <S extends z.ZodType>(schema: S) =>
  z.preprocess((valor) => (valor === '' || valor === null ? undefined : valor), schema.optional());

/**
 * The filters of every list of people, in wire names. `Nome` finds by name, CPF, code, phone or e-mail; those of the school find by
 * enrollment (`resumoDosFiltros`).
 */
export const formaFiltros = {
  Nome: filtroTexto(200),
  Cpf: vazioEhNada(campo.cpf()),
  Codigo: filtroId(),
  DataNascimentoInicio: vazioEhNada(campo.dataCivil()),
  DataNascimentoFim: vazioEhNada(campo.dataCivil()),
  Genero: vazioEhNada(campo.opcao(generos)),
  Cidade: filtroTexto(100),
  Uf: vazioEhNada(campo.uf()),
  ComCpf: filtroBooleano(),
  ComFoto: filtroBooleano(),
  ComContato: filtroBooleano(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  AnoLetivoId: filtroId(),
  disciplinaId: filtroId(),
  Ids: filtroIds(),
  ExcetoIds: filtroIds(),
};

const esquemaFiltros = z.strictObject(formaFiltros);
export type FiltrosPessoas = z.output<typeof esquemaFiltros>;

/** Refuses a birth interval that ends before it begins. */
export function conferirPeriodo({ DataNascimentoInicio: de, DataNascimentoFim: ate }: FiltrosPessoas, ctx: Achados): void {
  if (de && ate && de > ate) ctx.addIssue(recusa('PERIODO_INVERTIDO', {}, ['DataNascimentoInicio']));
}

export const paginacaoDePessoas = (tamanhoPadrao: number) => paginacaoQuery({ colunas: colunasDeOrdem, padrao: 'nome', tamanhoPadrao });
