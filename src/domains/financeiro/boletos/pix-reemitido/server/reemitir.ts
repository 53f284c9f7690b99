import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { usarConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { dadosDaCobranca } from '#domains/financeiro/boletos/contas/server/door.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { isVivo, type SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { avisar, type AtoQueAvisa } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { errosPixReemitido } from '../erros.ts';

type Pedido = { mudancaId: number; ids: readonly number[]; confirmacao: string };
type Chave = { contaId: number; nome: string; valeEm: string };

/**
 * Lets chosen slips carry an approved key before its hour, but those that carry a code of the bank. All of them or none. Throws CHAVE_NAO_ESPERA, CONFIRMACAO_RECUSADA,
 * BOLETO_NAO_ENCONTRADO, BOLETO_DE_OUTRA_CONTA.
 */
export async function reemitirPix(
  ato: Ato & AtoQueAvisa<unknown>,
  { mudancaId, ids, confirmacao }: Pedido,
): Promise<{ reemitidos: number }> {
  const { tx, quem } = ato;
  const { contaId, nome, valeEm } = await chaveQueEspera(ato, mudancaId);
  await usarConfirmacao(ato, { confirmacao, ato: atosConfirmados.reemissao(mudancaId) });
  const { rows: boletos } = await sql<{
    id: number;
    numero: string;
    situacao: SituacaoBoleto;
    daConta: boolean;
    pixDoBanco: boolean;
  }>`select id, nosso_numero as numero, situacao, pix_emv is not null as "pixDoBanco",
      coalesce(conta_bancaria_id = (select k.conta_bancaria_id from contas_cobranca k where k.id = ${contaId}), false) as "daConta" from boletos where id = any(${ids as number[]}) order by id for update`.execute(
    tx,
  );
  if (boletos.length < new Set(ids).size) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  const alheio = boletos.find((b) => !b.daConta || !isVivo(b.situacao));
  if (alheio) throw errosPixReemitido.BOLETO_DE_OUTRA_CONTA({ numero: alheio.numero });
  // What the bank printed its own Pix code on carries no key of the school.
  const daChave = boletos.filter(({ pixDoBanco }) => !pixDoBanco);
  const porNome = nomeDoAutor(quem);
  const { rows: novos } = await sql<{ id: number }>`insert into boletos_pix_reemitidos (boleto_id, mudanca_id, usuario_id, usuario_nome)
    select id, ${mudancaId}, ${quem.usuarioId}, ${porNome} from unnest(${daChave.map(({ id }) => id)}::bigint[]) as b(id)
    on conflict (boleto_id, mudanca_id) do nothing returning boleto_id as id`.execute(tx);
  await auditarVarios(
    ato,
    novos.map(({ id }) => ({ acao: 'boleto.pix_reemitido', alvoTipo: 'boleto', alvoId: id, depois: { mudanca: mudancaId } })),
  );
  if (novos.length > 0)
    await avisar(ato, dadosDaCobranca, 'reemitidos', {
      alvoId: contaId,
      alvoNome: nome,
      pedidaPorNome: porNome,
      valeEm,
      por: porNome,
      n: novos.length,
    });
  return { reemitidos: novos.length };
}

/** The account is locked as whoever approves or takes back does: a key that is being withdrawn is waited for. */
async function chaveQueEspera({ tx }: Pick<Ato, 'tx'>, mudancaId: number): Promise<Chave> {
  const conta = await sql<{
    contaId: number;
  }>`select alvo_id as "contaId" from v_mudanca_bancaria where id = ${mudancaId} and alvo_tipo = 'conta_cobranca'`.execute(tx);
  const contaId = conta.rows[0]?.contaId;
  if (contaId === undefined) throw errosPixReemitido.CHAVE_NAO_ESPERA();
  const { nome } = await dadosDaCobranca.ler(tx, contaId, { travar: true });
  const { rows } = await sql<{ valeEm: string | null }>`select vale_em as "valeEm" from v_mudanca_bancaria
    where id = ${mudancaId} and situacao = 'aprovada' and depois ->> 'pixChave' is not null`.execute(tx);
  const valeEm = rows[0]?.valeEm ?? null;
  if (valeEm === null) throw errosPixReemitido.CHAVE_NAO_ESPERA();
  return { contaId, nome, valeEm };
}
