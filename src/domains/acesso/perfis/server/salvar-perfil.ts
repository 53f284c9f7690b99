import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { perfisApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { chavesDasConcessoes, gerenciaAcesso } from '#domains/acesso/permissoes-de-perfil.ts';
import { alteraDinheiroOuAcesso } from '#domains/acesso/sessao-regras.ts';
import { type LinhaPerfil, obterPerfil, obterPermissoes, type PermissoesDoPerfil } from './queries.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { conferirNoEscopo, conferirQueCombinem, umPorVez } from '#domains/acesso/perfis/server/restricao-de-professor.ts';
import '#domains/acesso/server/restricoes.ts';

const paraAuditoria = ({ nome, descricao, restringirPainelProfessor, exigeSegundoFator }: LinhaPerfil) => ({
  nome,
  descricao,
  restringirPainelProfessor,
  exigeSegundoFator,
});

/** A profile locked for a change that its reader may make. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, PERFIL_PROPRIO, SO_ADMINISTRADOR. */
async function perfilParaAlterar(
  { tx, quem }: Ato,
  id: number,
  versao?: number,
): Promise<{ perfil: LinhaPerfil; permissoes: PermissoesDoPerfil }> {
  await umPorVez.execute(tx);
  await sql`select 1 from perfis where id = ${id} for update`.execute(tx);
  const [perfil, permissoes] = [await obterPerfil(tx, id), await obterPermissoes(tx, quem, id)];
  if (permissoes.somenteLeitura) throw errosAcesso[permissoes.somenteLeitura]();
  if (versao !== undefined && versao !== perfil.versao) {
    // Two screens edit a profile: what it is, and what it lets do.
    throw versaoDesatualizada({ tipo: 'perfil', id }, { ...perfil, ...permissoes });
  }
  return { perfil, permissoes };
}

/** Makes a profile, empty or with the permissions of another one and its restriction; one that changes money or access asks for a second factor. @throws PERFIL_NOME_EM_USO, NAO_ENCONTRADO, SO_ADMINISTRADOR, RESTRICAO_NAO_ALCANCA. */
export async function criarPerfil(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof perfisApi.criarPerfil>['body'],
): Promise<LinhaPerfil> {
  const { nome, descricao, exigeSegundoFator, copiarDeId } = dados;
  const modelo = copiarDeId === null ? null : await obterPermissoes(ato.tx, ato.quem, copiarDeId);
  // What is copied of who sees the own classes alone sees no more than that, and proves as much who it is.
  const restringirPainelProfessor = dados.restringirPainelProfessor || modelo?.restringirPainelProfessor === true;
  const chaves = chavesDasConcessoes(modelo?.permissoes ?? []);
  if (!ato.quem.admin && gerenciaAcesso(chaves)) throw errosAcesso.SO_ADMINISTRADOR();
  const exige =
    exigeSegundoFator ||
    (copiarDeId !== null && (await obterPerfil(ato.tx, copiarDeId)).exigeSegundoFator) ||
    alteraDinheiroOuAcesso(chaves);
  conferirNoEscopo(restringirPainelProfessor, chaves);
  const { rows } = await sql<{ id: number }>`insert into perfis (nome, descricao, restringir_painel_professor, exige_segundo_fator)
    values (${nome}, ${descricao}, ${restringirPainelProfessor}, ${exige}) returning id`.execute(ato.tx);
  const { id } = rows[0] as { id: number };
  await gravarPermissoes(ato.tx, id, chaves);
  const perfil = await obterPerfil(ato.tx, id);
  await auditar(ato, {
    acao: 'perfil.criado',
    alvoTipo: 'perfil',
    alvoId: id,
    depois: { ...paraAuditoria(perfil), permissoes: chaves, copiadoDe: modelo?.nome ?? null },
  });
  if (chaves.length > 0) await anotarPerfil(ato, 'perfil.alterado', id);
  return perfil;
}

/** Changes name, description and restriction. @throws VERSAO_DESATUALIZADA, PERFIL_PROPRIO, SO_ADMINISTRADOR, PERFIL_NOME_EM_USO, RESTRICAO_NAO_ALCANCA, PERFIS_NAO_COMBINAM, CONFIRMACAO_EXIGIDA (less proof is asked of who holds it). */
export async function editarPerfil(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof perfisApi.editarPerfil>['body'],
): Promise<LinhaPerfil> {
  const { id, nome, descricao, restringirPainelProfessor, exigeSegundoFator } = dados;
  const { perfil: antes, permissoes } = await perfilParaAlterar(ato, id, dados.versao);
  conferirNoEscopo(restringirPainelProfessor, chavesDasConcessoes(permissoes.permissoes));
  await sql`update perfis set nome = ${nome}, descricao = ${descricao}, restringir_painel_professor = ${restringirPainelProfessor},
    exige_segundo_fator = coalesce(${exigeSegundoFator ?? null}::boolean, exige_segundo_fator), versao = versao + 1, updated_at = now() where id = ${id}`.execute(
    ato.tx,
  );
  await conferirQueCombinem(ato.tx, { perfilId: id });
  const depois = await obterPerfil(ato.tx, id);
  await auditar(ato, {
    acao: 'perfil.editado',
    alvoTipo: 'perfil',
    alvoId: id,
    antes: paraAuditoria(antes),
    depois: paraAuditoria(depois),
  });
  const relaxou =
    antes.exigeSegundoFator && !depois.exigeSegundoFator && alteraDinheiroOuAcesso(chavesDasConcessoes(permissoes.permissoes));
  // Whoever holds it sees more, or less, from the next request on.
  if (antes.restringirPainelProfessor !== depois.restringirPainelProfessor) await anotarPerfil(ato, 'perfil.alterado', id);
  if (relaxou && antes.usuarios > 0) await confirmarPoder(ato, id, dados.confirmacao);
  if (relaxou) await anotarPerfil(ato, 'perfil.sem_segundo_fator', id);
  return depois;
}

/** Deletes a profile that nobody holds. @throws PERFIL_EM_USO with the number of users, PERFIL_PROPRIO, SO_ADMINISTRADOR. */
export async function excluirPerfil(ato: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { perfil } = await perfilParaAlterar(ato, id);
  if (perfil.usuarios > 0) throw errosAcesso.PERFIL_EM_USO({ n: perfil.usuarios }, { campos: ['id'] });
  await sql`delete from perfis where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'perfil.excluido', alvoTipo: 'perfil', alvoId: id, antes: paraAuditoria(perfil) });
  return { ok: true };
}

/**
 * Replaces what a profile grants; it holds from the next request of each of its users on. One that begins to change money or access begins to
 * ask for a second factor; the school may turn that off again.
 * @throws VERSAO_DESATUALIZADA, PERFIL_PROPRIO, SO_ADMINISTRADOR (also to add the management of users or profiles), RESTRICAO_NAO_ALCANCA,
 * PERFIS_NAO_COMBINAM, CONFIRMACAO_EXIGIDA (those who hold it get power over access or money).
 */
export async function salvarPermissoes(
  ato: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof perfisApi.salvarPermissoes>['body'],
): Promise<PermissoesDoPerfil> {
  const { tx, quem } = ato;
  const { perfil, permissoes } = await perfilParaAlterar(ato, id, dados.versao);
  const chaves = chavesDasConcessoes(dados.permissoes);
  if (!quem.admin && gerenciaAcesso(chaves)) throw errosAcesso.SO_ADMINISTRADOR();
  conferirNoEscopo(dados.restringirPainelProfessor, chaves);
  const anteriores = chavesDasConcessoes(permissoes.permissoes);
  await gravarPermissoes(tx, id, chaves);
  const passaAExigir = alteraDinheiroOuAcesso(chaves) && !alteraDinheiroOuAcesso(anteriores);
  const exigeSegundoFator = perfil.exigeSegundoFator || passaAExigir;
  await sql`update perfis set restringir_painel_professor = ${dados.restringirPainelProfessor}, exige_segundo_fator = ${exigeSegundoFator}, versao = versao + 1, updated_at = now() where id = ${id}`.execute(
    tx,
  );
  await conferirQueCombinem(tx, { perfilId: id });
  const dadas = chaves.filter((chave) => !anteriores.includes(chave));
  // What nobody holds gives nobody anything yet: who hands it over is asked then.
  if (perfil.usuarios > 0 && alteraDinheiroOuAcesso(dadas)) await confirmarPoder(ato, id, dados.confirmacao);
  const tiradas = anteriores.filter((chave) => !chaves.includes(chave));
  await auditar(ato, {
    acao: 'perfil.permissoes_alteradas',
    alvoTipo: 'perfil',
    alvoId: id,
    antes: { tiradas, restringirPainelProfessor: perfil.restringirPainelProfessor, exigeSegundoFator: perfil.exigeSegundoFator },
    depois: { dadas, restringirPainelProfessor: dados.restringirPainelProfessor, exigeSegundoFator },
  });
  await anotarPerfil(ato, 'perfil.alterado', id);
  return obterPermissoes(tx, quem, id);
}

const confirmarPoder = (ato: ContextoEscrita, id: number, confirmacao: string | undefined): Promise<void> =>
  conferirConfirmacao(ato, { confirmacao, ato: `acesso.poder.perfil:${id}` });

async function anotarPerfil(
  { tx, quem, pedido }: ContextoEscrita,
  tipo: 'perfil.alterado' | 'perfil.sem_segundo_fator',
  alvoId: number,
): Promise<void> {
  await registrar(tx, pedido, { tipo, usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, alvoId });
}

async function gravarPermissoes(tx: Tx, perfilId: number, chaves: readonly string[]): Promise<void> {
  const linhas = JSON.stringify(chaves.map((chave) => ({ tela: chave.split(':')[0], acao: chave.split(':')[1] })));
  await sql`with novas as (select tela, acao from json_to_recordset(${linhas}::json) as n(tela text, acao text)),
      fora as (delete from perfis_permissoes where perfil_id = ${perfilId} and (tela, acao) not in (select tela, acao from novas))
    insert into perfis_permissoes (perfil_id, tela, acao) select ${perfilId}, tela, acao from novas on conflict do nothing`.execute(tx);
}
