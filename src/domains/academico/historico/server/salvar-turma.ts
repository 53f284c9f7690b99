import type { Ato } from '#platform/server/ato.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { obterTurma, type Turma } from './queries-partes.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type DadosTurma = EntradaServidor<typeof historicoApi.criarTurma>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarTurma>['body'];
const alvoTipo = 'instituicao_turma';

const turmas: Registro<Turma, Omit<Edicao, keyof Gravado>> = {
  tabela: 'instituicoes_turmas',
  alvoTipo,
  ato: { nome: 'instituicaoTurma', genero: 'a' },
  obter: obterTurma,
  colunas: { cursoId: 'curso_id', ano: 'ano', serie: 'serie', nome: 'nome', turno: 'turno', ativa: 'ativa' },
  doNovo: { instituicaoId: 'instituicao_id' },
  conferirExclusao: async ({ id, nome }, tx) => {
    const usos = await usosDe(tx, 'turma', id);
    if (usos) throw errosHistorico.PARTE_EM_USO({ nome, ...usos });
  },
};

/** Registers a class of another institution. @throws INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, TURMA_DA_INSTITUICAO_DUPLICADA, CURSO_NOSSO_INEXISTENTE */
export async function criarTurma(ato: Ato<Autor>, dados: DadosTurma): Promise<Gravado> {
  await travarInstituicao(ato.tx, dados.instituicaoId);
  return criarRegistro(ato, turmas, dados);
}

/** Changes a class of another institution. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_DA_INSTITUICAO_DUPLICADA, CURSO_NOSSO_INEXISTENTE */
export async function editarTurma(ato: Ato<Autor>, dados: Edicao): Promise<Turma> {
  await editarRegistro(ato, turmas, dados);
  return obterTurma(ato.tx, dados.id);
}

/** Deletes a class that nothing uses. @throws NAO_ENCONTRADO, PARTE_EM_USO naming what does */
export const excluirTurma = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, turmas, id);
