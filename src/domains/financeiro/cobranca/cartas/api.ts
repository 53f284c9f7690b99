import { z } from 'zod';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { canal, cartaSaida, itemCarta, reenvioSaida, situacaoCarta } from '../respostas.ts';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const data = campo.dataCivil.opcional;
const vazio = (v: unknown): unknown => (v === '' ? undefined : v);
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };
const listar = comPermissao('cobranca:listar');
const ver = comPermissao('cobranca:visualizar');
const criar = comPermissao('cobranca:criar');

export const filtrosDeCartas = {
  ...paginacaoQuery({ colunas: ['numero', 'data', 'pagador', 'total'], padrao: 'numero', tamanhoPadrao: 50, ascendentePadrao: false }),
  Nome: filtroTexto(100),
  PagadorId: filtroId(),
  LoteId: filtroId(),
  Situacao: z.preprocess(vazio, situacaoCarta.optional()),
  Canal: z.preprocess(vazio, canal.optional()),
  Inicio: data(),
  Fim: data(),
};

export const toCartas = (q: z.output<z.ZodObject<typeof filtrosDeCartas>>) => ({
  nome: q.Nome,
  pagadorId: q.PagadorId,
  loteId: q.LoteId,
  situacao: q.Situacao,
  canal: q.Canal,
  inicio: q.Inicio,
  fim: q.Fim,
});

export type FiltrosCarta = ReturnType<typeof toCartas>;

export const cobrancaCartasApi = {
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
};
