import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import * as e from './esquemas.ts';

const id = z.number();
const tela = 'regras-bolsa';
export const salariosApi = endpointsDeRegistro({
  nome: 'SalarioMinimo',
  tela,
  ordem: { colunas: ['vigenteDesde', 'valor'], padrao: 'vigenteDesde', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(10) },
  item: z.object({ id, vigenteDesde: z.string(), valorCentavos: dinheiro, versao: z.number() }),
  novo: e.novoSalario,
  edicao: e.edicaoSalario,
  sem: ['exportar'],
});
export const faixasApi = endpointsDeRegistro({
  nome: 'FaixaBolsa',
  tela,
  ordem: { colunas: ['limite', 'nome'], padrao: 'limite' },
  filtros: { Nome: filtroTexto(80) },
  item: z.object({
    id,
    nome: z.string(),
    limiteSalarios: z.string(),
    percentualMaximo: z.string(),
    toleranciaPercentual: z.string(),
    versao: z.number(),
  }),
  novo: e.novaFaixa,
  edicao: e.edicaoFaixa,
  sem: ['exportar'],
});
export const cotasApi = endpointsDeRegistro({
  nome: 'CotaBolsa',
  tela,
  ordem: { colunas: ['ano', 'curso', 'bolsas'], padrao: 'ano', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(100), AnoLetivoId: filtroId() },
  item: z.object({
    id,
    anoLetivoId: id,
    ano: z.number(),
    cursoId: id,
    cursoNome: z.string(),
    bolsas: z.number(),
    concedidas: z.number(),
    versao: z.number(),
  }),
  novo: e.novaCota,
  edicao: e.edicaoCota,
  sem: ['exportar'],
});

/** Wages, brackets and quotas. */
export const regrasDeBolsaApi = emUmaSala({ salarios: salariosApi, faixas: faixasApi, cotas: cotasApi });
