import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { lerRegras, type Regras } from '#domains/acesso/server/regras.ts';
import type { segurancaApi } from '../api.ts';

/** Changes what the school decided about its way in. @throws SO_ADMINISTRADOR, VERSAO_DESATUALIZADA with the current rules, CONFIRMACAO_EXIGIDA. */
export async function salvarRegras(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof segurancaApi.salvarRegras>['body'],
): Promise<Regras> {
  const { tx, quem, pedido } = ato;
  if (!quem.admin) throw errosAcesso.SO_ADMINISTRADOR();
  await sql`select 1 from acesso_regras for update`.execute(tx);
  const antes = await lerRegras(tx);
  const { versao, confirmacao, ...decisoes } = dados;
  if (versao !== antes.versao) throw versaoDesatualizada({ tipo: 'acesso_regras', id: 1 }, antes);
  // Less proof of who administers, asked for by a session that somebody left open.
  if (antes.segundoFatorAdministradores && !decisoes.segundoFatorAdministradores)
    await conferirConfirmacao(ato, { confirmacao, ato: 'acesso.regras:1' });
  await sql`update acesso_regras set cadastro_aberto = ${decisoes.cadastroAberto}, documentacao_aberta = ${decisoes.documentacaoAberta},
    segundo_fator_administradores = ${decisoes.segundoFatorAdministradores}, versao = versao + 1, updated_at = clock_timestamp()`.execute(
    tx,
  );
  const depois = await lerRegras(tx);
  await auditar(ato, { acao: 'acesso_regras.editadas', alvoTipo: 'acesso_regras', alvoId: 1, antes: { ...antes }, depois: { ...depois } });
  const motivo = (['cadastroAberto', 'documentacaoAberta', 'segundoFatorAdministradores'] as const)
    .filter((nome) => antes[nome] !== depois[nome])
    .map((nome) => `${nome}=${String(depois[nome])}`)
    .join(', ');
  if (motivo !== '') await registrar(tx, pedido, { tipo: 'regras.alteradas', usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, motivo });
  return depois;
}
