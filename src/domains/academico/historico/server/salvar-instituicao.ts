import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { type Instituicao, obterInstituicao } from './queries.ts';
import './restricoes.ts';
import { usosDe } from './usos.ts';

export type DadosInstituicao = EntradaServidor<typeof historicoApi.criarInstituicao>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarInstituicao>['body'];

/** Registers an institution. @throws INSTITUICAO_INEP_DUPLICADO, INSTITUICAO_DUPLICADA */
export async function criarInstituicao(ato: Ato<Autor>, d: DadosInstituicao): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number }>`insert into instituicoes_ensino
      (nome, rede, cnpj, inep, cep, logradouro, numero, complemento, bairro, cidade, uf, pais, telefone, email, contato, observacoes, ativa)
    values (${d.nome}, ${d.rede}, ${d.cnpj}, ${d.inep}, ${d.cep}, ${d.logradouro}, ${d.numero}, ${d.complemento}, ${d.bairro}, ${d.cidade}, ${d.uf}, ${d.pais},
      ${d.telefone}, ${d.email}, ${d.contato}, ${d.observacoes}, ${d.ativa}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'instituicao.criada', alvoTipo: 'instituicao_ensino', alvoId: id, depois: d });
  return { id };
}

/** Changes an institution. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and those of its creation */
export async function editarInstituicao(ato: Ato<Autor>, { id, versao, ...d }: Edicao): Promise<Instituicao> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_ensino where id = ${id} for update`.execute(tx);
  const antes = await obterInstituicao(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'instituicao_ensino', id }, antes);
  await sql`update instituicoes_ensino set nome = ${d.nome}, rede = ${d.rede}, cnpj = ${d.cnpj}, inep = ${d.inep}, cep = ${d.cep}, logradouro = ${d.logradouro},
    numero = ${d.numero}, complemento = ${d.complemento}, bairro = ${d.bairro}, cidade = ${d.cidade}, uf = ${d.uf}, pais = ${d.pais}, telefone = ${d.telefone},
    email = ${d.email}, contato = ${d.contato}, observacoes = ${d.observacoes}, ativa = ${d.ativa}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, { acao: 'instituicao.editada', alvoTipo: 'instituicao_ensino', alvoId: id, antes: campos(antes), depois: d });
  return obterInstituicao(tx, id);
}

/** Deletes an institution on which nothing hangs. @throws NAO_ENCONTRADO, INSTITUICAO_EM_USO naming what does */
export async function excluirInstituicao(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_ensino where id = ${id} for update`.execute(tx);
  const antes = await obterInstituicao(tx, id);
  const usos = await usosDe(tx, 'instituicao', id);
  if (usos) throw errosHistorico.INSTITUICAO_EM_USO({ nome: antes.nome, ...usos });
  await sql`delete from instituicoes_ensino where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'instituicao.excluida', alvoTipo: 'instituicao_ensino', alvoId: id, antes: campos(antes) });
}

function campos({ id: _, versao: __, disciplinas: ___, turmas: ____, ...resto }: Instituicao) {
  return resto;
}
