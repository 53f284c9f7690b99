import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { inicioDaIntegracao, intervalo, recusaDeFatos } from './esquemas.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { motivosDeFora } from './fora.ts';
import { partesDoDinheiro } from './partes.ts';
import { problemas } from './problemas.ts';

const id = z.number();
const texto = z.string();
const nome = texto.nullable();
const tela = 'financeiro-integracao-contabil';
const datas = { De: campo.dataCivil(), Ate: campo.dataCivil() };
const doIntervalo = z.strictObject(datas).transform((q) => ({ de: q.De, ate: q.Ate }));

const linha = z.object({ contaId: id, codigo: texto, nome: texto, debitoCentavos: dinheiro, creditoCentavos: dinheiro });
const pendencia = z.object({
  evento: texto,
  parte: nome,
  problema: z.enum(problemas),
  variante: nome,
  segmentacaoId: id.nullable(),
  segmentacaoNome: nome,
  cursoId: id.nullable(),
  cursoNome: nome,
  categoriaId: id.nullable(),
  categoriaNome: nome,
  grupoProdutoId: id.nullable(),
  grupoProdutoNome: nome,
  formaPagamentoId: id.nullable(),
  formaPagamentoNome: nome,
  contaBancariaId: id.nullable(),
  contaBancariaNome: nome,
  /** Of which kind the rule is that says where this money stands, and nobody made; null where something else is missing. */
  dinheiroEm: z.enum(partesDoDinheiro).nullable(),
  /** The month in which the fact that these take back waits; null where that is not what they lack. */
  originalEm: id.nullable(),
  /** The day of the oldest of these facts. */
  desde: texto,
  fatos: id,
  valorCentavos: dinheiro,
});

/** From facts to the books. */
export const integracaoApi = {
  obterSituacao: defineEndpoint({
    method: 'GET',
    path: 'IntegracaoContabil/situacao',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'From which day facts are posted, how many wait by month, and whether there are rules',
    output: z.object({
      integrarDesde: nome,
      inicio: nome,
      versao: id,
      regras: id,
      meses: z.array(z.object({ periodo: id, fatos: id, valorCentavos: dinheiro })),
    }),
  }),
  prever: defineEndpoint({
    method: 'GET',
    path: 'IntegracaoContabil/previa',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'What the facts of some days come to in the books, by event, and what of them has no rule',
    query: doIntervalo,
    output: z.object({
      prontos: id,
      dispensados: id,
      comProblema: id,
      /** Entries that were corrected by hand and are taken back, told anew by the rules: number and year. */
      corrigidos: z.array(texto),
      eventos: z.array(z.object({ evento: texto, fatos: id, valorCentavos: dinheiro, linhas: z.array(linha) })),
      /** Facts of closed months, and the day on which they enter the books instead; null where none is. */
      adiados: z.object({ fatos: id, dia: texto }).nullable(),
      pendencias: z.array(pendencia),
    }),
  }),
  integrar: defineEndpoint({
    method: 'POST',
    path: 'IntegracaoContabil',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Posts the facts of some days in the background, each once',
    exigeIdempotencia: true,
    body: intervalo,
    output: z.object({ tarefaId: id, total: id }),
  }),
  listarDiferencas: defineEndpoint({
    method: 'GET',
    path: 'IntegracaoContabil/diferencas',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'Posted entries that the rules of today would make otherwise',
    query: z
      .strictObject({ ...paginacaoQuery({ colunas: ['data'], padrao: 'data', tamanhoPadrao: 50 }), ...datas })
      .transform((q) => ({ paginacao: toPaginacao(q), de: q.De, ate: q.Ate })),
    output: paginaDe(
      z.object({
        fatoId: id,
        evento: texto,
        dataFato: texto,
        lancamentoId: id,
        ano: id,
        numero: id,
        valorCentavos: dinheiro,
        lancadas: z.array(linha),
        pelasRegras: z.array(linha),
      }),
    ),
  }),
  listarPendentes: defineEndpoint({
    method: 'GET',
    path: 'IntegracaoContabil/pendentes',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'The facts of some days that wait for the books',
    query: z
      .strictObject({ ...paginacaoQuery({ colunas: ['data', 'valor'], padrao: 'data', tamanhoPadrao: 50 }), ...datas })
      .transform((q) => ({ paginacao: toPaginacao(q), de: q.De, ate: q.Ate })),
    output: paginaDe(
      z.object({ id, evento: texto, dataFato: texto, origemTipo: texto, origemId: id, documento: nome, valorCentavos: dinheiro }),
    ),
  }),
  listarFora: defineEndpoint({
    method: 'GET',
    path: 'IntegracaoContabil/fora',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'The facts that stay out of the books, and why: those before the start, and those that a rule or a person left out',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['data', 'valor'], padrao: 'data', tamanhoPadrao: 50 }),
        Motivo: z.enum(valoresDaLista(motivosDeFora)).optional(),
        De: campo.dataCivil.opcional(),
        Ate: campo.dataCivil.opcional(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), motivo: q.Motivo, de: q.De, ate: q.Ate })),
    output: paginaDe(
      z.object({
        id,
        evento: texto,
        dataFato: texto,
        documento: nome,
        valorCentavos: dinheiro,
        motivo: z.enum(valoresDaLista(motivosDeFora)),
        razao: nome,
        usuarioNome: nome,
      }),
    ),
  }),
  recusarFatos: defineEndpoint({
    method: 'POST',
    path: 'IntegracaoContabil/recusa',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Leaves facts out of the books, with a reason',
    body: recusaDeFatos,
    output: z.object({ recusados: id }),
  }),
  retomarDispensados: defineEndpoint({
    method: 'POST',
    path: 'IntegracaoContabil/retomada',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Has the facts of some days that were left out, by a rule or a person, wait for the books again',
    body: intervalo,
    output: z.object({ retomados: id }),
  }),
  mudarInicio: defineEndpoint({
    method: 'PUT',
    path: 'IntegracaoContabil/inicio',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'From which day facts are posted: those of before are in the balances that the books opened with',
    body: inicioDaIntegracao,
    output: z.object({ versao: id }),
  }),
};
