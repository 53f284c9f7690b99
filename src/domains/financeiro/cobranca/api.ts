import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { centavosMaximo } from '#shared/dinheiro.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroInteiro, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { degrauEsquema, escolhaEsquema, modeloEsquema, novoDegrauEsquema, novoModeloEsquema } from './esquemas.ts';
import {
  canal,
  cartaSaida,
  degrauSaida,
  devedor,
  gravado,
  itemCarta,
  lotesSaida,
  modeloSaida,
  previaSaida,
  reenvioSaida,
  situacaoCarta,
  totaisDeDevedores,
} from './saidas.ts';

const porId = z.strictObject({ id: campo.id() });
const data = campo.dataCivil.opcional;
/** A hundred years: further back no day is a date of the product. */
const diasMaximos = 36_500;
const vazio = (v: unknown): unknown => (v === '' ? undefined : v);

const filtrosDeDevedores = {
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
const toDevedores = (q: z.output<z.ZodObject<typeof filtrosDeDevedores>>) => ({
  nome: q.Nome,
  diasMinimo: q.DiasMinimo,
  diasMaximo: q.DiasMaximo,
  valorMinimo: q.ValorMinimo,
  valorMaximo: q.ValorMaximo,
  turmaId: q.TurmaId,
  pagadorId: q.PagadorId,
});
export type FiltrosDevedor = ReturnType<typeof toDevedores>;
const filtrosDeCartas = {
  ...paginacaoQuery({ colunas: ['numero', 'data', 'pagador', 'total'], padrao: 'numero', tamanhoPadrao: 50, ascendentePadrao: false }),
  Nome: filtroTexto(100),
  PagadorId: filtroId(),
  LoteId: filtroId(),
  Situacao: z.preprocess(vazio, situacaoCarta.optional()),
  Canal: z.preprocess(vazio, canal.optional()),
  Inicio: data(),
  Fim: data(),
};
const toCartas = (q: z.output<z.ZodObject<typeof filtrosDeCartas>>) => ({
  nome: q.Nome,
  pagadorId: q.PagadorId,
  loteId: q.LoteId,
  situacao: q.Situacao,
  canal: q.Canal,
  inicio: q.Inicio,
  fim: q.Fim,
});
export type FiltrosCarta = ReturnType<typeof toCartas>;
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };
const listar = comPermissao('cobranca:listar');
const ver = comPermissao('cobranca:visualizar');
const criar = comPermissao('cobranca:criar');
const editar = comPermissao('cobranca:editar');

/** Collection letters: debtors, templates, the ladder, letters sent. */
export const cobrancaApi = {
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
  pdfDoLote: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/lotes/{id}/pdf',
    acesso: ver,
    resumo: 'The printed letters of a batch in one PDF',
    params: porId,
    arquivo: true,
  }),
  listarCartas: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/cartas',
    acesso: listar,
    resumo: 'Who got what and when',
    query: z.strictObject(filtrosDeCartas).transform((q) => ({ paginacao: toPaginacao(q), filtros: toCartas(q) })),
    output: paginaDe(itemCarta),
  }),
  exportarCartas: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/cartas/exportar',
    acesso: listar,
    resumo: 'The filtered letters as CSV, XLSX or PDF',
    arquivo: true,
    query: z
      .strictObject({ ...filtrosDeCartas, ...formato })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toCartas(q) })),
  }),
  obterCarta: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/cartas/{id}',
    acesso: ver,
    resumo: 'One letter as it was sent',
    params: porId,
    output: cartaSaida,
  }),
  reenviarCarta: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/cartas/{id}/reenvio',
    acesso: criar,
    resumo: 'Sends again a letter whose mail failed, judged again today and to the address of today',
    exigeIdempotencia: true,
    params: porId,
    output: reenvioSaida,
  }),
  cartaEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/cartas/{id}/pdf',
    acesso: ver,
    resumo: 'One letter as PDF',
    params: porId,
    arquivo: true,
  }),
  modelos: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/modelos',
    acesso: ver,
    resumo: 'The texts of letters',
    output: z.object({ itens: z.array(modeloSaida) }),
  }),
  criarModelo: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/modelos',
    acesso: editar,
    resumo: 'Registers a text',
    body: novoModeloEsquema,
    output: gravado,
  }),
  editarModelo: defineEndpoint({
    method: 'PUT',
    path: 'Cobranca/modelos/{id}',
    acesso: editar,
    resumo: 'Changes a text',
    params: porId,
    body: modeloEsquema,
    output: gravado,
  }),
  degraus: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/degraus',
    acesso: ver,
    resumo: 'The steps of the ladder',
    output: z.object({ itens: z.array(degrauSaida) }),
  }),
  criarDegrau: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/degraus',
    acesso: editar,
    resumo: 'Adds a step to the ladder',
    body: novoDegrauEsquema,
    output: gravado,
  }),
  editarDegrau: defineEndpoint({
    method: 'PUT',
    path: 'Cobranca/degraus/{id}',
    acesso: editar,
    resumo: 'Changes a step of the ladder',
    params: porId,
    body: degrauEsquema,
    output: gravado,
  }),
};
