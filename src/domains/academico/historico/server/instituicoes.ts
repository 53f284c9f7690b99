import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { instituicoesApi } from '../api-instituicoes.ts';
import { errosHistorico } from '../erros.ts';
import type { esquemaInstituicao } from '../esquemas.ts';
import { pesquisavel, semMascara } from './queries.ts';
import './restricoes.ts';
import { usosDe } from './usos.ts';

export type Instituicao = RespostaServidor<typeof instituicoesApi.obter>;
export type DadosInstituicao = z.output<typeof esquemaInstituicao>;

/** Throws NAO_ENCONTRADO, INSTITUICAO_INEP_DUPLICADO, INSTITUICAO_DUPLICADA, INSTITUICAO_EM_USO naming what hangs on it. */
export const instituicoes = registroListado<Instituicao, DadosInstituicao>({
  tabela: 'instituicoes_ensino',
  alvoTipo: 'instituicao_ensino',
  ato: { nome: 'instituicao', genero: 'a' },
  selecao: sql<Instituicao>`r.id, r.nome, r.rede, r.cnpj, r.inep, r.cep, r.logradouro, r.numero, r.complemento, r.bairro, r.cidade, r.uf, r.pais, r.telefone, r.email,
    r.contato, r.observacoes, r.ativa, r.versao, (select count(*)::int from instituicoes_disciplinas d where d.instituicao_id = r.id) as disciplinas,
    (select count(*)::int from instituicoes_turmas t where t.instituicao_id = r.id) as turmas`,
  de: sql`from instituicoes_ensino r`,
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
  conferirExclusao: async ({ id, nome }, { tx }) => {
    const usos = await usosDe(tx, 'instituicao', id);
    if (usos) throw errosHistorico.INSTITUICAO_EM_USO({ nome, ...usos });
  },
});

/** Other institutions by name, city, CNPJ or INEP code. */
export const listaDeInstituicoes = ({ nome, rede, uf, ativa }: FiltrosDe<typeof instituicoesApi>) =>
  listaDe(
    instituicoes,
    [
      ...contemPalavras(sql`(${pesquisavel})`, semMascara(nome)),
      rede !== null && sql`r.rede = ${rede}`,
      uf !== null && sql`r.uf = ${uf}`,
      ativa !== undefined && sql`r.ativa = ${ativa}`,
    ],
    {
      nome: { semNulos: sql`r.nome_busca` },
      cidade: sql`f_busca(r.cidade)`,
      rede: { semNulos: sql`r.rede` },
      disciplinas: { semNulos: sql`disciplinas` },
      turmas: { semNulos: sql`turmas` },
    },
  );
