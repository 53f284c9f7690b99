import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { cadastrar, marcarEmailConfirmado } from '#domains/acesso/entrada/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { pedidoDaCasa } from '../contexto.ts';

type Pendente = { nome: string; sobrenome: string; email: string; semConfirmar?: true };

/** People who signed up and wait for somebody to approve them. */
export const cadastrosPendentes: readonly Pendente[] = [
  { nome: 'Iracema', sobrenome: 'Valente Noronha', email: 'iracema.noronha@colegio.example' },
  { nome: 'Otávio', sobrenome: 'Leão Corrêa', email: 'otavio.correa@colegio.example' },
  { nome: 'Socorro', sobrenome: 'Assunção Maués', email: 'socorro.maues@colegio.example', semConfirmar: true },
];

/** Sign-ups through the public form, with passwords that nobody knows; all but one answered from their mailbox. A repeated one changes nothing. */
export async function cadastrarPendentes(servicos: Servicos): Promise<void> {
  for (const [i, { semConfirmar, ...pessoa }] of cadastrosPendentes.entries()) {
    const senha = `a${randomBytes(18).toString('base64url')}`;
    // An address of the block reserved for documentation: the limit of sign-ups by address is for others.
    const pedido = pedidoDaCasa(`192.0.2.${i + 1}`);
    const body = { ...pessoa, senha, confirmacao: senha, formato: 'texto' as const, aceitaTermos: true };
    await cadastrar(
      { db: servicos.db, pedido, servicos, resposta: { cabecalho: () => undefined } },
      { body, params: undefined, query: undefined },
    );
    if (semConfirmar) continue;
    await transacao(servicos.db, async (tx) => {
      const { rows } = await sql<{
        id: number;
      }>`select id from v_usuario_resumo where email = ${pessoa.email} and situacao = 'pendente' and not email_confirmado`.execute(tx);
      if (rows[0]) await marcarEmailConfirmado({ tx }, rows[0].id);
    });
  }
}
