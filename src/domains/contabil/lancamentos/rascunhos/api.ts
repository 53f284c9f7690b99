import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { edicaoModelo, edicaoRascunho, novoModelo, novoRascunho } from './esquemas.ts';

const id = z.number();
const texto = z.string();
const partidas = z.array(
  z.object({
    contaId: id.nullable(),
    contaCodigo: texto.nullable(),
    contaNome: texto.nullable(),
    centroCustoId: id.nullable(),
    debitoCentavos: dinheiro.nullable(),
    creditoCentavos: dinheiro.nullable(),
    historico: texto.nullable(),
  }),
);
const comuns = { id, historico: texto.nullable(), documento: texto.nullable(), partidas, valorCentavos: dinheiro, versao: id };

/** Drafts: entries that are still to be posted. */
export const rascunhosApi = endpointsDeRegistro({
  nome: 'RascunhoContabil',
  tela: 'contabil-lancamentos',
  ordem: { colunas: ['data', 'valor'], padrao: 'data' },
  filtros: { De: campo.dataCivil.opcional(), Ate: campo.dataCivil.opcional(), Texto: filtroTexto(100) },
  item: z.object({
    ...comuns,
    dataLancamento: texto,
    ajuste: z.boolean(),
    /** By how much debits exceed credits. */
    diferencaCentavos: dinheiro,
    modeloNome: texto.nullable(),
  }),
  novo: novoRascunho,
  edicao: edicaoRascunho,
  sem: ['exportar'],
});

/** Models: what drafts are made of, by hand or each month. */
export const modelosApi = endpointsDeRegistro({
  nome: 'ModeloContabil',
  tela: 'contabil-lancamentos',
  ordem: { colunas: ['nome'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Recorrente: filtroBooleano(), Ativo: filtroBooleano() },
  item: z.object({
    ...comuns,
    nome: texto,
    diaRecorrente: id.nullable(),
    recorreDe: texto.nullable(),
    recorreAte: texto.nullable(),
    ativo: z.boolean(),
  }),
  novo: novoModelo,
  edicao: edicaoModelo,
  sem: ['exportar'],
});

export const gerarRecorrentes = defineEndpoint({
  method: 'POST',
  path: 'ModeloContabil/recorrentes',
  acesso: comPermissao('contabil-lancamentos:criar'),
  resumo: 'Makes the drafts of a month of every recurrent model that has not made its own',
  body: z.strictObject({ periodo: campo.inteiro({ min: 199_001, max: 210_012 }) }),
  output: z.object({ rascunhos: z.number() }),
});

export const rascunhosDaSala = { ...emUmaSala({ rascunhos: rascunhosApi, modelos: modelosApi }), gerarRecorrentes };
