import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { eventosComRegra } from '../partes.ts';
import { cargaDoConjunto, edicaoRegra, novaRegra } from './esquemas.ts';

const id = z.number();
const texto = z.string();
const nome = texto.nullable();
const outro = id.nullable();

/** Rules: on which accounts a part of an event is posted, from a day on. */
export const regrasApi = endpointsDeRegistro({
  nome: 'RegraContabil',
  tela: 'financeiro-integracao-contabil',
  ordem: { colunas: ['evento', 'vigenteDesde'], padrao: 'evento', tamanhoPadrao: 100 },
  filtros: {
    /** Words of an account or a category. */
    Nome: filtroTexto(100),
    Evento: z.enum(eventosComRegra).optional(),
    CategoriaId: filtroId(),
    /** Rules of an account, on either side. */
    ContaId: filtroId(),
    Dispensa: filtroBooleano(),
  },
  item: z.object({
    id,
    evento: z.string(),
    parte: texto,
    variante: nome,
    segmentacaoId: outro,
    segmentacaoNome: nome,
    cursoId: outro,
    cursoNome: nome,
    categoriaId: outro,
    categoriaNome: nome,
    grupoProdutoId: outro,
    grupoProdutoNome: nome,
    formaPagamentoId: outro,
    formaPagamentoNome: nome,
    contaBancariaId: outro,
    contaBancariaNome: nome,
    vigenteDesde: texto,
    dispensa: z.boolean(),
    debitoId: outro,
    debitoNome: nome,
    creditoId: outro,
    creditoNome: nome,
    centroCustoId: outro,
    historico: nome,
    versao: id,
  }),
  novo: novaRegra,
  edicao: edicaoRegra,
  sem: ['exportar'],
});

const opcao = z.object({ id, nome: texto });
export const carregarConjunto = defineEndpoint({
  method: 'POST',
  path: 'RegraContabil/conjunto',
  acesso: comPermissao('financeiro-integracao-contabil:criar'),
  resumo: 'Loads the rules delivered for a school, where there are none; a rule whose account or category the school lacks is left out',
  body: cargaDoConjunto,
  output: z.object({ regras: z.number() }),
});
export const opcoesDeRegra = defineEndpoint({
  method: 'GET',
  path: 'RegraContabil/opcoes',
  acesso: comPermissao('financeiro-integracao-contabil:visualizar'),
  resumo: 'What rules may ask of a fact: segments, courses, categories, groups of products, methods, accounts and cost centres',
  output: z.object({
    segmentacoes: z.array(opcao),
    cursos: z.array(opcao),
    categorias: z.array(opcao),
    grupos: z.array(opcao),
    formas: z.array(opcao),
    contas: z.array(opcao),
    centros: z.array(opcao),
  }),
});
export const regrasDaSala = { ...emUmaSala({ regras: regrasApi }), carregarConjunto, opcoesDeRegra };
