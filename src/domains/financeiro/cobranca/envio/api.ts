import { z } from 'zod';
import { centavosMaximo } from '#shared/dinheiro.ts';
import { filtroId, filtroInteiro, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { escolhaEsquema } from '../esquemas.ts';
import { devedor, lotesSaida, previaSaida, totaisDeDevedores } from '../respostas.ts';

/** A hundred years: further back no day is a date of the product. */
const diasMaximos = 36_500;
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };
const listar = comPermissao('cobranca:listar');
const ver = comPermissao('cobranca:visualizar');
const criar = comPermissao('cobranca:criar');

export const filtrosDeDevedores = {
  ...paginacaoQuery({
    colunas: ['nome', 'diasAtraso', 'titulos', 'devido'],
    padrao: 'diasAtraso',
    tamanhoPadrao: 50,
    ascendentePadrao: false,
  }),
  Nome: filtroTexto(100),
  DiasMinimo: filtroInteiro(0, diasMaximos),
  DiasMaximo: filtroInteiro(0, diasMaximos),
  ValorMinimo: filtroInteiro(0, centavosMaximo),
  ValorMaximo: filtroInteiro(0, centavosMaximo),
  TurmaId: filtroId(),
  PagadorId: filtroId(),
};

export const toDevedores = (q: z.output<z.ZodObject<typeof filtrosDeDevedores>>) => ({
  nome: q.Nome,
  diasMinimo: q.DiasMinimo,
  diasMaximo: q.DiasMaximo,
  valorMinimo: q.ValorMinimo,
  valorMaximo: q.ValorMaximo,
  turmaId: q.TurmaId,
  pagadorId: q.PagadorId,
});

export type FiltrosDevedor = ReturnType<typeof toDevedores>;

export const cobrancaEnvioApi = {
  listarDevedores: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/devedores',
    acesso: listar,
    resumo: 'Payers with overdue titles; totals of the whole filter',
    query: z.strictObject(filtrosDeDevedores).transform((q) => ({ paginacao: toPaginacao(q), filtros: toDevedores(q) })),
    output: paginaDe(devedor, { totais: totaisDeDevedores }),
  }),
  exportarDevedores: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/devedores/exportar',
    acesso: listar,
    resumo: 'The filtered debtors as CSV, XLSX or PDF',
    arquivo: true,
    query: z
      .strictObject({ ...filtrosDeDevedores, ...formato })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toDevedores(q) })),
  }),
  preverCartas: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/previa',
    acesso: ver,
    resumo: 'The letters that chosen payers would get now; writes nothing',
    body: escolhaEsquema,
    output: previaSaida,
  }),
  enviarCartas: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/lotes',
    acesso: criar,
    resumo: 'Prepares letters to chosen payers and sends or prints them in a job, what was paid meanwhile left out',
    exigeIdempotencia: true,
    body: escolhaEsquema,
    output: lotesSaida,
  }),
  reguaDeHoje: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/regua-de-hoje',
    acesso: ver,
    resumo: 'The letters that the ladder proposes today; writes nothing',
    output: previaSaida,
  }),
  enviarRegua: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/regua-de-hoje',
    acesso: criar,
    resumo: "Prepares and sends today's letters of the ladder",
    exigeIdempotencia: true,
    body: z.strictObject({ exceto: z.array(campo.id()).max(5_000) }),
    output: lotesSaida,
  }),
};
