import { sql } from 'kysely';
import { auditar } from '#platform/server/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { autenticacaoApi } from '../api-autenticacao.ts';
import { escrever } from './correspondencia.ts';
import { registrar } from './eventos.ts';
import { gerarHash } from './hash-de-senha.ts';
import './restricoes.ts';
import { abrirSenhaNova, conferirSenhaNova } from './senha-nova.ts';
import { contarTentativa, enderecoParaContar } from './tentativas.ts';

/**
 * Asks for a user, which waits for approval. The answer, and the work behind it, are the same whether the e-mail was
 * known or not; only the mailbox is told.
 * @throws SENHA_RECUSADA, MUITAS_TENTATIVAS (by address).
 */
export async function cadastrar(
  contexto: ContextoPublico,
  { body }: EntradaServidor<typeof autenticacaoApi.cadastrar>,
): Promise<{ ok: true }> {
  const { db, pedido, servicos } = contexto;
  await contarTentativa(db, 'cadastro', enderecoParaContar(pedido.ip));
  const { nome, sobrenome, email } = body;
  const senha = abrirSenhaNova(servicos.config.credentialKey, body);
  await conferirSenhaNova(db, senha, { nome, sobrenome, email });
  const senhaHash = await gerarHash(senha);
  const criado = await transacao(db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into usuarios (email, nome, sobrenome, senha_hash, situacao, senha_alterada_em, termos_aceitos_em)
      values (${email}, ${nome}, ${sobrenome}, ${senhaHash}, 'pendente', now(), now()) on conflict (email) do nothing returning id`.execute(
      tx,
    );
    const [novo] = rows;
    await escrever(tx, contexto, email, novo ? 'cadastro' : 'cadastroExistente', {
      nome,
      caminho: novo ? '/login' : '/esqueceu-sua-senha',
    });
    if (novo)
      await auditar(
        tx,
        { processo: 'cadastro' },
        { acao: 'usuario.cadastrado', alvoTipo: 'usuario', alvoId: novo.id, depois: { nome, sobrenome, email } },
        pedido,
      );
    return novo?.id ?? null;
  });
  await registrar(db, pedido, { tipo: criado === null ? 'cadastro.repetido' : 'cadastro.recebido', usuarioId: criado });
  return { ok: true };
}
