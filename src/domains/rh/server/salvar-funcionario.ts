import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { conferirSemUso } from '#shared/palavras/usos.ts';
import { acertarFimDeAcesso, conferirDemissaoDeOutro } from '#domains/acesso/usuarios/server/door.ts';
import { obterPessoaResumo } from '#domains/pessoas/busca/server/door.ts';
import type { funcionariosApi } from '../api.ts';
import { errosRh, funcionarioEmUso } from '../erros.ts';
import { conferirFuncionario } from '../esquemas.ts';
import { textosUsos } from '../texts.ts';
import { fecharBanco } from './cifrar-banco.ts';
import { comBancoOculto, type FuncionarioCompleto, obterFuncionario } from './queries.ts';
import { conferirVersao } from './recusas.ts';

registrarRestricoes({ funcionarios_pessoa_id_key: () => errosRh.FUNCIONARIO_JA_EXISTE({}, { campos: ['pessoaId'] }) });

/** Bank values are compared but never kept in the audit: it only says that they changed. */
function paraAuditoria(f: FuncionarioCompleto, outro?: FuncionarioCompleto): Record<string, unknown> {
  const { cargo, departamento, docente, dataAdmissao, dataDemissao } = f;
  const banco = (x: FuncionarioCompleto) => [x.bancoCodigo, x.bancoAgencia, x.bancoConta].join('|');
  const dadosBancarios = outro && banco(f) !== banco(outro) ? { dadosBancarios: 'alterado' } : {};
  return { cargo, departamento, docente, dataAdmissao, dataDemissao, ...dadosBancarios };
}

type Sensiveis = Pick<FuncionarioCompleto, 'dataDemissao' | 'bancoCodigo' | 'bancoAgencia' | 'bancoConta'>;
const semNada: Sensiveis = { dataDemissao: null, bancoCodigo: null, bancoAgencia: null, bancoConta: null };
const dadosBancarios = ['bancoCodigo', 'bancoAgencia', 'bancoConta'] as const;

/**
 * Nobody but an administrator changes when the own employment ends, which is the own access, nor where the own salary goes.
 * @throws PROPRIO_ACESSO, PROPRIOS_DADOS_BANCARIOS.
 */
function conferirQueNaoEProprio(quem: Quem, pessoaId: number, antes: Sensiveis, depois: Sensiveis): void {
  if (antes.dataDemissao !== depois.dataDemissao) conferirDemissaoDeOutro(quem, pessoaId);
  const mudados = dadosBancarios.filter((membro) => antes[membro] !== depois[membro]);
  if (!quem.admin && quem.pessoaId === pessoaId && mudados.length > 0) throw errosRh.PROPRIOS_DADOS_BANCARIOS({}, { campos: [...mudados] });
}

/** Registers a person as employee. @throws NAO_ENCONTRADO (person), FUNCIONARIO_JA_EXISTE and those of a change. */
export async function criarFuncionario(
  ato: ContextoEscrita,
  dados: Omit<EntradaServidor<typeof funcionariosApi.criarFuncionario>['body'], 'confirmacao'>,
  confirmar?: () => Promise<void>,
): Promise<FuncionarioCompleto> {
  const { tx, quem, hoje, servicos } = ato;
  if ((await obterPessoaResumo(tx, dados.pessoaId)) === null) throw errosComuns.NAO_ENCONTRADO({}, { campos: ['pessoaId'] });
  conferirQueNaoEProprio(quem, dados.pessoaId, semNada, dados);
  const banco = fecharBanco(servicos.cifra, dados.pessoaId, dados);
  const { rows } = await sql<{ id: number }>`
    insert into funcionarios (pessoa_id, cargo, departamento, docente, data_admissao, data_demissao, banco_cifrado, chave_id)
    values (${dados.pessoaId}, ${dados.cargo}, ${dados.departamento}, ${dados.docente}, ${dados.dataAdmissao}, ${dados.dataDemissao},
      ${banco.bancoCifrado}, ${banco.chaveId}) returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await acertarFimDeAcesso(ato, dados.pessoaId, confirmar && { confirmar });
  const criado = await obterFuncionario(tx, servicos.cifra, id, hoje);
  await auditar(ato, {
    acao: 'funcionario.criado',
    alvoTipo: 'funcionario',
    alvoId: id,
    depois: { pessoaId: dados.pessoaId, ...paraAuditoria(criado) },
  });
  return comBancoOculto(criado);
}

/**
 * Changes an employee, absent members staying; from the dismissal date on the user cannot enter.
 * @throws VERSAO_DESATUALIZADA, NAO_ENCONTRADO, PROPRIO_ACESSO, PROPRIOS_DADOS_BANCARIOS, DEMISSAO_DE_QUEM_GERENCIA_ACESSO, ULTIMO_ADMINISTRADOR.
 */
export async function editarFuncionario(
  ato: ContextoEscrita,
  mudanca: Omit<EntradaServidor<typeof funcionariosApi.editarFuncionario>['body'], 'confirmacao'>,
  confirmar?: () => Promise<void>,
): Promise<FuncionarioCompleto> {
  const { tx, quem, hoje, servicos } = ato;
  await sql`select 1 from funcionarios where id = ${mudanca.id} for update`.execute(tx);
  const antes = await obterFuncionario(tx, servicos.cifra, mudanca.id, hoje);
  conferirVersao(antes, mudanca.versao);
  const dados = comOsDados(antes, mudanca);
  conferirQueNaoEProprio(quem, antes.pessoaId, antes, dados);
  const banco = fecharBanco(servicos.cifra, antes.pessoaId, dados);
  await sql`update funcionarios set cargo = ${dados.cargo}, departamento = ${dados.departamento}, docente = ${dados.docente}, data_admissao = ${dados.dataAdmissao},
    data_demissao = ${dados.dataDemissao}, banco_codigo = null, banco_agencia = null, banco_conta = null, banco_cifrado = ${banco.bancoCifrado},
    chave_id = ${banco.chaveId}, versao = versao + 1, updated_at = now() where id = ${mudanca.id}`.execute(tx);
  if (dados.dataDemissao !== antes.dataDemissao) await acertarFimDeAcesso(ato, antes.pessoaId, confirmar && { confirmar });
  const depois = await obterFuncionario(tx, servicos.cifra, mudanca.id, hoje);
  await auditar(ato, {
    acao: 'funcionario.editado',
    alvoTipo: 'funcionario',
    alvoId: mudanca.id,
    antes: paraAuditoria(antes),
    depois: paraAuditoria(depois, antes),
  });
  return comBancoOculto(depois);
}

/** The record as it is with what was given over it, judged together: a dismissal is not before the admission that stays. */
function comOsDados(
  antes: FuncionarioCompleto,
  { departamento, docente, dataDemissao, ...m }: Omit<EntradaServidor<typeof funcionariosApi.editarFuncionario>['body'], 'confirmacao'>,
) {
  const dados = {
    cargo: m.cargo,
    dataAdmissao: m.dataAdmissao,
    departamento: departamento === undefined ? antes.departamento : departamento,
    docente: docente ?? antes.docente,
    dataDemissao: dataDemissao === undefined ? antes.dataDemissao : dataDemissao,
    bancoCodigo: m.bancoCodigo === undefined ? antes.bancoCodigo : m.bancoCodigo,
    bancoAgencia: m.bancoAgencia === undefined ? antes.bancoAgencia : m.bancoAgencia,
    bancoConta: m.bancoConta === undefined ? antes.bancoConta : m.bancoConta,
  };
  conferirCampos((addIssue) => conferirFuncionario(dados, { addIssue }));
  return dados;
}

/** A record under which somebody teaches, or taught, is no mistake: the classes would keep a teacher whom nobody employs. @throws REGISTRO_EM_USO. */
async function conferirQueNaoEnsina(tx: Tx, { pessoaId, nome }: FuncionarioCompleto): Promise<void> {
  // No class is given meanwhile: an assignment holds a share of its person.
  await sql`select 1 from v_pessoa_resumo where id = ${pessoaId} for update`.execute(tx);
  const { rows } = await sql<{ turmas: number; disciplinas: number }>`select count(distinct turma_id)::int as turmas,
    count(distinct turma_disciplina_id)::int as disciplinas from v_docente_turma where pessoa_id = ${pessoaId}`.execute(tx);
  const { turmas = 0, disciplinas = 0 } = rows[0] ?? {};
  const usos = [
    { rotulo: textosUsos.nDisciplinas, n: disciplinas },
    { rotulo: textosUsos.nTurmas, n: turmas },
  ];
  conferirSemUso(nome, usos, funcionarioEmUso);
}

/**
 * Deletes a record made by mistake; the person stays, and their user without the end that a dismissal had set. Where that would give power
 * back, the dismissal is undone first, which asks who does it again who they are.
 * @throws NAO_ENCONTRADO, REGISTRO_EM_USO, EXCLUSAO_DEVOLVE_PODER and those of a change.
 */
export async function excluirFuncionario(ato: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { tx, quem, hoje, servicos } = ato;
  await sql`select 1 from funcionarios where id = ${id} for update`.execute(tx);
  const antes = await obterFuncionario(tx, servicos.cifra, id, hoje);
  conferirQueNaoEProprio(quem, antes.pessoaId, antes, semNada);
  await conferirQueNaoEnsina(tx, antes);
  await sql`delete from funcionarios where id = ${id}`.execute(tx);
  await acertarFimDeAcesso(ato, antes.pessoaId, { confirmar: () => Promise.reject(errosRh.EXCLUSAO_DEVOLVE_PODER({ nome: antes.nome })) });
  await auditar(ato, {
    acao: 'funcionario.excluido',
    alvoTipo: 'funcionario',
    alvoId: id,
    antes: { pessoaId: antes.pessoaId, ...paraAuditoria(antes) },
  });
  return { ok: true };
}
