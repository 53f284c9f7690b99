import type { Ato } from '#platform/server/ato.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { type Instituicao, obterInstituicao } from './queries.ts';
import './restricoes.ts';
import { usosDe } from './usos.ts';

export type DadosInstituicao = EntradaServidor<typeof historicoApi.criarInstituicao>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarInstituicao>['body'];

const instituicoes: Registro<Instituicao, DadosInstituicao> = {
  tabela: 'instituicoes_ensino',
  alvoTipo: 'instituicao_ensino',
  ato: { nome: 'instituicao', genero: 'a' },
  obter: obterInstituicao,
  colunas: {
    nome: 'nome',
    rede: 'rede',
    cnpj: 'cnpj',
    inep: 'inep',
    cep: 'cep',
    logradouro: 'logradouro',
    numero: 'numero',
    complemento: 'complemento',
    bairro: 'bairro',
    cidade: 'cidade',
    uf: 'uf',
    pais: 'pais',
    telefone: 'telefone',
    email: 'email',
    contato: 'contato',
    observacoes: 'observacoes',
    ativa: 'ativa',
  },
  conferirExclusao: async ({ id, nome }, tx) => {
    const usos = await usosDe(tx, 'instituicao', id);
    if (usos) throw errosHistorico.INSTITUICAO_EM_USO({ nome, ...usos });
  },
};

/** Registers an institution. @throws INSTITUICAO_INEP_DUPLICADO, INSTITUICAO_DUPLICADA */
export const criarInstituicao = (ato: Ato<Autor>, dados: DadosInstituicao): Promise<Gravado> => criarRegistro(ato, instituicoes, dados);

/** Changes an institution. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and those of its creation */
export async function editarInstituicao(ato: Ato<Autor>, dados: Edicao): Promise<Instituicao> {
  await editarRegistro(ato, instituicoes, dados);
  return obterInstituicao(ato.tx, dados.id);
}

/** Deletes an institution on which nothing hangs. @throws NAO_ENCONTRADO, INSTITUICAO_EM_USO naming what does */
export const excluirInstituicao = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, instituicoes, id);
