import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { versaoDesatualizada } from '#shared/erros.ts';

export type RegrasDePagar = { aprovacaoAcimaCentavos: Centavos | null; versao: number };

const TRAVAS = { 'for share': sql`for share`, 'for update': sql`for update` };

/** What the school decided, held with `for share` against a change and with `for update` for one. */
export async function lerRegras(db: Db | Tx, travar?: keyof typeof TRAVAS): Promise<RegrasDePagar> {
  const { rows } =
    await sql<RegrasDePagar>`select aprovacao_acima_centavos as "aprovacaoAcimaCentavos", versao from pagar_regras ${travar ? TRAVAS[travar] : sql``}`.execute(
      db,
    );
  if (!rows[0]) throw new Error('the rules of payments are one row');
  return rows[0];
}

const escrever = (limite: Centavos | null): string => (limite === null ? '—' : formatarReais(limite));

/** Changes above which amount a second person is asked; administrators are told where it is of less than before. Throws VERSAO_DESATUALIZADA. */
export async function salvarRegras(ato: Ato<Pessoa>, { aprovacaoAcimaCentavos, versao }: RegrasDePagar): Promise<RegrasDePagar> {
  const { tx, quem, origem } = ato;
  const atual = await lerRegras(tx, 'for update');
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'pagar_regras', id: 1 }, atual);
  await sql`update pagar_regras set aprovacao_acima_centavos = ${aprovacaoAcimaCentavos}, versao = versao + 1, updated_at = clock_timestamp()`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'pagar_regras.editadas',
    alvoTipo: 'pagar_regras',
    alvoId: 1,
    antes: { aprovacaoAcimaCentavos: atual.aprovacaoAcimaCentavos },
    depois: { aprovacaoAcimaCentavos },
  });
  const antes = atual.aprovacaoAcimaCentavos;
  if (antes !== null && (aprovacaoAcimaCentavos === null || aprovacaoAcimaCentavos > antes))
    await registrarEvento(tx, {
      tipo: 'pagar.limite',
      usuarioId: quem.usuarioId,
      sessaoId: quem.sessaoId,
      ...(origem && { ip: origem.ip, correlacao: origem.correlationId }),
      motivo: `${escrever(antes)} → ${escrever(aprovacaoAcimaCentavos)}`,
    });
  return { aprovacaoAcimaCentavos, versao: versao + 1 };
}
