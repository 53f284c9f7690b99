import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { lerRegras } from '#domains/acesso/server/regras.ts';
import type { entradaApi } from '../api.ts';
import { enviarLink, escrever } from '#domains/acesso/links/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { abrirSenhaNova, conferirSenhaNova, gerarHash } from '#domains/acesso/senhas/server/door.ts';
import { temLinkRecente } from '#domains/acesso/links/server/door.ts';
import '#domains/acesso/server/restricoes.ts';
import { enderecoParaContar } from '#platform/server/endereco-para-contar.ts';
import { contarTentativa } from '#domains/acesso/server/tentativas.ts';

/**
 * Asks for a user, which waits for its mailbox to answer and then for approval. The answer, and the work behind it, are the
 * same whether the e-mail was known or not; only the mailbox is told. Asked again before it answered, it gets another link.
 * @throws CADASTRO_FECHADO where the school takes none, SENHA_RECUSADA, MUITAS_TENTATIVAS (by address).
 */
export async function cadastrar(contexto: ContextoPublico, { body }: EntradaServidor<typeof entradaApi.cadastrar>): Promise<{ ok: true }> {
  const { db, pedido, servicos } = contexto;
  if (!(await lerRegras(db)).cadastroAberto) throw errosAcesso.CADASTRO_FECHADO();
  await contarTentativa(db, 'cadastro', enderecoParaContar(pedido.ip));
  const { nome, sobrenome, email } = body;
  const senha = abrirSenhaNova(servicos.config.credentialKey, body);
  await conferirSenhaNova(db, senha, { nome, sobrenome, email });
  const senhaHash = await gerarHash(senha);
  const criado = await transacao(db, async (tx) => {
    // Asked again before the mailbox answered, the new names and password count: nobody keeps an address by asking first.
    const { rows } = await sql<{ id: number }>`
      insert into usuarios (email, nome, sobrenome, senha_hash, situacao, senha_alterada_em, termos_aceitos_em)
      values (${email}, ${nome}, ${sobrenome}, ${senhaHash}, 'pendente', now(), now())
      on conflict (email) do update set nome = excluded.nome, sobrenome = excluded.sobrenome, senha_hash = excluded.senha_hash,
        senha_alterada_em = now(), termos_aceitos_em = now(), versao = usuarios.versao + 1, updated_at = now()
        where usuarios.situacao = 'pendente' and usuarios.email_confirmado_em is null
      returning id`.execute(tx);
    const [pendente] = rows;
    if (!pendente) {
      await avisarDoCadastro(tx, contexto, email);
      return null;
    }
    const { id } = pendente;
    if (!(await temLinkRecente(tx, id, 'confirmacao'))) await enviarLink(tx, contexto, 'confirmacao', { id, email });
    const depois = { nome, sobrenome, email };
    await auditar(
      { tx, quem: { processo: 'cadastro' }, origem: pedido },
      { acao: 'usuario.cadastrado', alvoTipo: 'usuario', alvoId: id, depois },
    );
    return id;
  });
  await registrar(db, pedido, { tipo: criado === null ? 'cadastro.repetido' : 'cadastro.recebido', usuarioId: criado });
  return { ok: true };
}

/** The owner of an address is told of a sign-up with it, at most once each five minutes: nobody's mailbox is flooded. */
async function avisarDoCadastro(tx: Tx, contexto: ContextoPublico, email: string): Promise<void> {
  try {
    await contarTentativa(tx, 'avisoDeCadastro', email);
  } catch (recusa) {
    if (recusa instanceof ErroNegocio) return;
    throw recusa;
  }
  await escrever(tx, contexto, email, 'cadastroExistente', { caminho: '/esqueceu-sua-senha' });
}
