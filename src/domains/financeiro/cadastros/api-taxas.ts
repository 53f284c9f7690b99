import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { filtroBooleano, filtroTexto, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import * as esquemas from './esquemas.ts';
import { endpointsDeRegistro, formato } from '#shared/registro-api.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();

const taxas = {
  ...paginacaoQuery({ colunas: ['vigenteDesde', 'nome'], padrao: 'vigenteDesde', tamanhoPadrao: 50, ascendentePadrao: false }),
  Nome: filtroTexto(80),
};
/** Fine and interest for paying late, as dated rows: the newest that started rules. */
export const taxasApi = endpointsDeRegistro({
  nome: 'Taxa',
  tela: 'taxas',
  lista: z.strictObject(taxas).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome } })),
  exportacao: z
    .strictObject({ ...taxas, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome } })),
  item: z.object({
    id,
    nome: texto,
    multaPercentual: texto,
    jurosPercentualMes: texto,
    vigenteDesde: texto,
    vigenteAte: texto.nullable(),
    versao,
  }),
  novo: esquemas.novaTaxa,
  edicao: esquemas.edicaoTaxa,
});

const taxasServico = {
  ...paginacaoQuery({ colunas: ['nome', 'valor', 'vigenteDesde'], padrao: 'nome', tamanhoPadrao: 50 }),
  Nome: filtroTexto(80),
  Ativa: filtroBooleano(),
};
/** Fixed fees of services that the school charges by hand: rows dated by name, the newest of a name that started rules. */
export const taxasServicoApi = endpointsDeRegistro({
  nome: 'TaxaServico',
  tela: 'taxas',
  lista: z.strictObject(taxasServico).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativa } })),
  exportacao: z
    .strictObject({ ...taxasServico, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativa } })),
  item: z.object({
    id,
    nome: texto,
    valorCentavos: dinheiro,
    vigenteDesde: texto,
    /** The day before the next row of the same name starts. */
    vigenteAte: texto.nullable(),
    ativa: z.boolean(),
    versao,
  }),
  novo: esquemas.novaTaxaServico,
  edicao: esquemas.edicaoTaxaServico,
});
