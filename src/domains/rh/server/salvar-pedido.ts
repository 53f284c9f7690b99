import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { confirmacaoUnica } from '#domains/acesso/confirmacoes/server/door.ts';
import type { funcionariosApi } from '../api.ts';
import { type FuncionarioCompleto, obterFuncionario } from './queries.ts';
import { criarFuncionario, editarFuncionario } from './salvar-funcionario.ts';

/**
 * Registers an employee as somebody asks for it: with bank data, who asks confirms who they are and administrators are told; with what
 * gives a user power back, they confirm it too, once for both.
 * @throws CONFIRMACAO_EXIGIDA and those of criarFuncionario.
 */
export async function criarFuncionarioPedido(
  ato: ContextoEscrita,
  { confirmacao, ...dados }: EntradaServidor<typeof funcionariosApi.criarFuncionario>['body'],
): Promise<FuncionarioCompleto> {
  const confirmar = confirmacaoDaFicha(ato, dados.pessoaId, confirmacao);
  const criado = await criarFuncionario(ato, dados, confirmar);
  if (criado.bancoConta !== null) await confirmarBanco(ato, criado.pessoaId, confirmar);
  return criado;
}

/** Changes an employee as somebody asks for it; other bank data, and a dismissal undone, take the same. @throws CONFIRMACAO_EXIGIDA and those of editarFuncionario. */
export async function editarFuncionarioPedido(
  ato: ContextoEscrita,
  { confirmacao, ...mudanca }: EntradaServidor<typeof funcionariosApi.editarFuncionario>['body'],
): Promise<FuncionarioCompleto> {
  const ler = async (): Promise<FuncionarioCompleto> => obterFuncionario(ato.tx, ato.servicos.cifra, mudanca.id, ato.hoje);
  // Of another version than this one the edition is refused: what is compared is what it changes.
  const antes = await ler();
  const confirmar = confirmacaoDaFicha(ato, antes.pessoaId, confirmacao);
  const editado = await editarFuncionario(ato, mudanca, confirmar);
  if (ondeRecebe(await ler()) !== ondeRecebe(antes)) await confirmarBanco(ato, editado.pessoaId, confirmar);
  return editado;
}

const ondeRecebe = ({ bancoCodigo, bancoAgencia, bancoConta }: FuncionarioCompleto): string =>
  JSON.stringify([bancoCodigo, bancoAgencia, bancoConta]);

/** A record has no number before it stands: the act is named by the person. */
const confirmacaoDaFicha = (ato: ContextoEscrita, pessoaId: number, confirmacao: string | undefined) =>
  confirmacaoUnica(ato, { confirmacao, ato: `funcionario.ficha:${pessoaId}` });

async function confirmarBanco({ tx, quem, pedido }: ContextoEscrita, pessoaId: number, confirmar: () => Promise<void>): Promise<void> {
  await confirmar();
  await registrarEvento(tx, {
    tipo: 'dados_bancarios.funcionario',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    ip: pedido.ip,
    correlacao: pedido.correlationId,
    alvoId: pessoaId,
  });
}
