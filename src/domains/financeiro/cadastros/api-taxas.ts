import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import * as esquemas from './esquemas.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();

/** Fine and interest for paying late, as dated rows: the newest that started rules. */
export const taxasApi = endpointsDeRegistro({
  nome: 'Taxa',
  tela: 'taxas',
  ordem: { colunas: ['vigenteDesde', 'nome'], padrao: 'vigenteDesde', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(80) },
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

/** Fixed fees of services that the school charges by hand: rows dated by name, the newest of a name that started rules. */
export const taxasServicoApi = endpointsDeRegistro({
  nome: 'TaxaServico',
  tela: 'taxas',
  ordem: { colunas: ['nome', 'valor', 'vigenteDesde'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), Ativa: filtroBooleano() },
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
