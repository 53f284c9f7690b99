import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import type { funcionariosApi } from '../api.ts';
import { type FuncionarioCompleto, obterFuncionario } from './queries.ts';
import { criarFuncionario, editarFuncionario } from './salvar-funcionario.ts';

/**
 * Registers an employee as somebody asks for it: with bank data, who asks confirms who they are and administrators are told.
 * @throws CONFIRMACAO_EXIGIDA and those of criarFuncionario.
 */
export async function criarFuncionarioPedido(
  ato: ContextoEscrita,
  { confirmacao, ...dados }: EntradaServidor<typeof funcionariosApi.criarFuncionario>['body'],
): Promise<FuncionarioCompleto> {
  const criado = await criarFuncionario(ato, dados);
  // The record has no number before it stands: the act is named by the person.
  if (criado.bancoConta !== null) await confirmarBanco(ato, criado.pessoaId, confirmacao);
  return criado;
}

/** Changes an employee as somebody asks for it; other bank data take the same. @throws CONFIRMACAO_EXIGIDA and those of editarFuncionario. */
export async function editarFuncionarioPedido(
  ato: ContextoEscrita,
  { confirmacao, ...mudanca }: EntradaServidor<typeof funcionariosApi.editarFuncionario>['body'],
): Promise<FuncionarioCompleto> {
  const ler = async (): Promise<FuncionarioCompleto> => obterFuncionario(ato.tx, ato.servicos.cifra, mudanca.id, ato.hoje);
  // Of another version than this one the edition is refused: what is compared is what it changes.
  const antes = ondeRecebe(await ler());
  const editado = await editarFuncionario(ato, mudanca);
  if (ondeRecebe(await ler()) !== antes) await confirmarBanco(ato, editado.pessoaId, confirmacao);
  return editado;
}

const ondeRecebe = ({ bancoCodigo, bancoAgencia, bancoConta }: FuncionarioCompleto): string =>
  JSON.stringify([bancoCodigo, bancoAgencia, bancoConta]);

async function confirmarBanco(ato: ContextoEscrita, pessoaId: number, confirmacao: string | undefined): Promise<void> {
  const { tx, quem, pedido } = ato;
  await conferirConfirmacao(ato, { confirmacao, ato: `funcionario.dados_bancarios:${pessoaId}` });
  await registrarEvento(tx, {
    tipo: 'dados_bancarios.funcionario',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    ip: pedido.ip,
    correlacao: pedido.correlationId,
    alvoId: pessoaId,
  });
}
