import { sql } from 'kysely';
import { auditar, type Autor, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosDadosBancarios } from '../erros.ts';
import { avisar, type AtoQueAvisa } from './avisar.ts';
import { carregarMudanca, colunasDaMudanca, type Mudanca } from './mudancas.ts';
import type { RegistroComDadosBancarios } from './registro.ts';
import './restricoes.ts';

type Pedido = { alvoId: number; mudancaId: number; versao: number; motivo: string };

/**
 * Takes back a change that does not hold yet: the safe direction, so it asks for no confirmation and is open to whoever may change the
 * record, and to the system. Throws MUDANCA_NAO_ENCONTRADA, MUDANCA_NAO_PERMITE, VERSAO_DESATUALIZADA.
 */
export async function retirarMudanca(
  ato: Ato<Autor> & AtoQueAvisa<unknown>,
  { registro, alvoId, mudancaId, versao, motivo }: { registro: RegistroComDadosBancarios } & Pedido,
): Promise<Mudanca> {
  const { tx, quem } = ato;
  const { alvoTipo } = registro;
  await registro.ler(tx, alvoId, { travar: true });
  await carregarMudanca(tx, 'retirada', { alvoTipo, alvoId, mudancaId, versao });
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const { rows } =
    await sql<Mudanca>`update mudancas_bancarias m set situacao = 'retirada', retirada_por = ${usuarioId}, retirada_por_nome = ${usuarioNome},
      retirada_em = clock_timestamp(), retirada_motivo = ${motivo}, versao = m.versao + 1 where m.id = ${mudancaId} returning ${colunasDaMudanca}`.execute(
      tx,
    );
  const [mudanca] = rows;
  if (!mudanca) throw errosDadosBancarios.MUDANCA_NAO_ENCONTRADA();
  await auditar(ato, { acao: 'dados_bancarios.retirados', alvoTipo, alvoId, depois: { mudanca: mudancaId }, motivo });
  const entregues = (await registro.entreguesCom?.(tx, mudancaId)) ?? [];
  await avisar(ato, registro, 'retirada', { ...mudanca, por: usuarioNome, motivo, entregues });
  return mudanca;
}
