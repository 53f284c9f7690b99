import { sql } from 'kysely';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { usarConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { atosConfirmados, ESPERA_HORAS } from '../dados.ts';
import { errosDadosBancarios } from '../erros.ts';
import { avisar, type AtoQueAvisa } from './avisar.ts';
import { cofreDe, type ComCifra } from './cofre.ts';
import { carregarMudanca, colunasDaMudanca, type Mudanca } from './mudancas.ts';
import type { RegistroComDadosBancarios } from './registro.ts';
import './restricoes.ts';

type Pedido = { alvoId: number; mudancaId: number; versao: number; confirmacao: string };

/**
 * Approves a change that somebody else asked for: its day begins. Throws CONFIRMACAO_RECUSADA, MUDANCA_NAO_ENCONTRADA, MUDANCA_NAO_PERMITE,
 * VERSAO_DESATUALIZADA, APROVACAO_DE_OUTRA_PESSOA, and what the record's room holds against the data by now.
 */
export async function aprovarMudanca(
  ato: Ato & AtoQueAvisa<unknown> & ComCifra,
  { registro, alvoId, mudancaId, versao, confirmacao }: { registro: RegistroComDadosBancarios } & Pedido,
): Promise<Mudanca> {
  const { tx, quem } = ato;
  const { alvoTipo } = registro;
  // The record first, as whoever asks does: two acts on one record take turns.
  await registro.ler(tx, alvoId, { travar: true });
  const pedida = await carregarMudanca(tx, 'aprovacao', { alvoTipo, alvoId, mudancaId, versao });
  if (pedida.pedidaPor === quem.usuarioId) throw errosDadosBancarios.APROVACAO_DE_OUTRA_PESSOA();
  await usarConfirmacao(ato, { confirmacao, ato: atosConfirmados.aprovacao(mudancaId) });
  await registro.conferir(tx, alvoId, cofreDe(registro, alvoId, ato).abrir(pedida.depois));
  const porNome = nomeDoAutor(quem);
  const { rows } =
    await sql<Mudanca>`update mudancas_bancarias m set situacao = 'aprovada', aprovada_por = ${quem.usuarioId}, aprovada_por_nome = ${porNome},
      aprovada_em = d.agora, vale_em = d.agora + ${ESPERA_HORAS} * interval '1 hour', versao = m.versao + 1
    from (select clock_timestamp() as agora) d where m.id = ${mudancaId} returning ${colunasDaMudanca}`.execute(tx);
  const [mudanca] = rows;
  if (!mudanca) throw errosDadosBancarios.MUDANCA_NAO_ENCONTRADA();
  await auditar(ato, { acao: 'dados_bancarios.aprovados', alvoTipo, alvoId, depois: { mudanca: mudancaId, valeEm: mudanca.valeEm } });
  await avisar(ato, registro, 'aprovada', { ...mudanca, por: porNome });
  return mudanca;
}
