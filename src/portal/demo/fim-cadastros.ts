import { randomBytes } from 'node:crypto';
import { cadastrar } from '#domains/acesso/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { pedidoDaCasa } from './contexto.ts';

/** People who signed up and wait for somebody to approve them. */
export const cadastrosPendentes = [
  { nome: 'Iracema', sobrenome: 'Valente Noronha', email: 'iracema.noronha@colegio.example' },
  { nome: 'Otávio', sobrenome: 'Leão Corrêa', email: 'otavio.correa@colegio.example' },
  { nome: 'Socorro', sobrenome: 'Assunção Maués', email: 'socorro.maues@colegio.example' },
] as const;

/** Sign-ups through the public form, with passwords that nobody knows. A repeated one changes nothing. */
export async function cadastrarPendentes(servicos: Servicos): Promise<void> {
  for (const [i, pessoa] of cadastrosPendentes.entries()) {
    const senha = `a${randomBytes(18).toString('base64url')}`;
    // An address of the block reserved for documentation: the limit of sign-ups by address is for others.
    const pedido = pedidoDaCasa(`192.0.2.${i + 1}`);
    const body = { ...pessoa, senha, confirmacao: senha, formato: 'texto' as const, aceitaTermos: true };
    await cadastrar(
      { db: servicos.db, pedido, servicos, resposta: { cabecalho: () => undefined } },
      { body, params: undefined, query: undefined },
    );
  }
}
