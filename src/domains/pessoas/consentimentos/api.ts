import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { origensDoConsentimento } from './origens.ts';

const texto = z.string();
const nulo = texto.nullable();
/** The day on which somebody said so; without one, today. */
const diaOuHoje = () => campo.dataCivil.opcional();
export const novoConsentimento = z.strictObject({
  finalidadeId: campo.id(),
  pessoaId: campo.id(),
  /** Null: for themselves. */
  alunoId: campo.id.opcional(),
  origem: campo.opcao(origensDoConsentimento),
  consentidoEm: diaOuHoje(),
});
export const retiradaDeConsentimento = z.strictObject({ retiradoEm: diaOuHoje() });
export const novaFinalidade = z.strictObject({ nome: campo.texto({ max: 80 }), texto: campo.texto({ max: 4000 }) });
export const novoTexto = z.strictObject({ texto: campo.texto({ max: 4000 }), versao: campo.versao() });
const finalidade = z.object({
  id: z.number(),
  /** Set where the portal itself asks before it acts. */
  doPortal: z.boolean(),
  nome: texto,
  texto,
  /** Number of the text in force. */
  versao: z.number(),
  textoEm: texto,
  emVigor: z.number(),
});

/** Purposes, their texts, and who agreed. */
export const consentimentosApi = {
  listarConsentimentos: defineEndpoint({
    method: 'GET',
    path: 'Consentimento/obter-paginado',
    acesso: comPermissao('privacidade:listar'),
    resumo: 'Consents, newest first: by person who agreed or student, purpose, and whether they stand',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['em', 'nome'], padrao: 'em', tamanhoPadrao: 50, ascendentePadrao: false }),
      Nome: filtroTexto(100),
      PessoaId: filtroId(),
      FinalidadeId: filtroId(),
      EmVigor: filtroBooleano(),
    }),
    output: paginaDe(
      z.object({
        id: z.number(),
        finalidade: texto,
        textoVersao: z.number(),
        /** Whether the text agreed to is the one in force. */
        textoEmVigor: z.boolean(),
        pessoaId: z.number(),
        pessoaNome: texto,
        alunoNome: nulo,
        origem: z.enum(valoresDaLista(origensDoConsentimento)),
        /** The day on which it was given; `em` and `por`: when and by whom that was recorded. */
        consentidoEm: texto,
        em: texto,
        por: texto,
        /** The day on which it was taken back; `revogadoEm`: when that was recorded. */
        retiradoEm: nulo,
        revogadoEm: nulo,
        revogadoPor: nulo,
      }),
    ),
  }),
  registrarConsentimento: defineEndpoint({
    method: 'POST',
    path: 'Consentimento',
    acesso: comPermissao('privacidade:criar'),
    resumo:
      'Records that a guardian agreed to a purpose for a student, or a person for themselves, to the text that was in force on that day',
    body: novoConsentimento,
    output: z.object({ id: z.number() }),
  }),
  retirarConsentimento: defineEndpoint({
    method: 'POST',
    path: 'Consentimento/{id}/revogacao',
    acesso: comPermissao('privacidade:criar'),
    resumo: 'Records that a consent was taken back',
    params: porId,
    body: retiradaDeConsentimento,
    output: z.null(),
  }),
  listarFinalidades: defineEndpoint({
    method: 'GET',
    path: 'Consentimento/finalidades',
    acesso: comPermissao('privacidade:listar'),
    resumo: 'Every purpose with the text in force and how many agreed',
    output: z.object({ itens: z.array(finalidade) }),
  }),
  criarFinalidade: defineEndpoint({
    method: 'POST',
    path: 'Consentimento/finalidades',
    acesso: comPermissao('privacidade:editar'),
    resumo: 'A new purpose with its first text',
    body: novaFinalidade,
    output: z.object({ id: z.number() }),
  }),
  escreverTexto: defineEndpoint({
    method: 'POST',
    path: 'Consentimento/finalidades/{id}/textos',
    acesso: comPermissao('privacidade:editar'),
    resumo: 'A new version of the text of a purpose; consents to earlier ones stand',
    params: porId,
    body: novoTexto,
    output: z.object({ versao: z.number() }),
  }),
};
