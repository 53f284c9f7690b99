import { sql } from 'kysely';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { usarConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { quemPode } from '#domains/acesso/usuarios/server/door.ts';
import { atosConfirmados, type DadosBancariosDoRegistro, ESPERA_HORAS, mascararMudanca, mesmosDados } from '../dados.ts';
import { errosDadosBancarios } from '../erros.ts';
import { isEmEspera } from '../situacoes.ts';
import { avisar, type AtoQueAvisa } from './avisar.ts';
import { cofreDe, type ComCifra } from './cofre.ts';
import { colunasDaMudanca, type Mudanca, mudancasDe } from './mudancas.ts';
import { permissaoDe, type RegistroComDadosBancarios } from './registro.ts';
import './restricoes.ts';

type Pedido = { alvoId: number; dados: DadosBancariosDoRegistro; motivo: string | null; confirmacao: string };

/**
 * Asks for other bank data. Nothing changes yet: another person approves; where nobody else may, the request is approved with that on
 * record, and its day begins. Throws CONFIRMACAO_RECUSADA, DADOS_BANCARIOS_IGUAIS, MUDANCA_JA_ESPERA, and what the record's room holds against the data.
 */
export async function pedirMudanca(
  ato: Ato & AtoQueAvisa<unknown> & ComCifra,
  { registro, alvoId, dados: depois, motivo, confirmacao }: { registro: RegistroComDadosBancarios } & Pedido,
): Promise<Mudanca> {
  const { tx, quem } = ato;
  const { alvoTipo } = registro;
  const { nome, dados: guardados } = await registro.ler(tx, alvoId, { travar: true });
  const cofre = cofreDe(registro, alvoId, ato);
  const antes = cofre.abrir(guardados);
  await usarConfirmacao(ato, { confirmacao, ato: atosConfirmados.pedido(alvoTipo, alvoId) });
  if (mesmosDados(antes, depois)) throw errosDadosBancarios.DADOS_BANCARIOS_IGUAIS();
  const espera = (await mudancasDe(tx, alvoTipo, alvoId)).find(({ situacao }) => isEmEspera(situacao));
  if (espera) throw errosDadosBancarios.MUDANCA_JA_ESPERA({ por: espera.pedidaPorNome });
  await registro.conferir(tx, alvoId, depois);
  const unica = (await quemPode(tx, permissaoDe(registro))).every(({ id }) => id === quem.usuarioId);
  const porNome = nomeDoAutor(quem);
  const { rows } =
    await sql<Mudanca>`insert into mudancas_bancarias as m (alvo_tipo, alvo_id, alvo_nome, antes, depois, motivo, pedida_por, pedida_por_nome, situacao,
      unica_pessoa, aprovada_por, aprovada_por_nome, aprovada_em, vale_em)
    select ${alvoTipo}, ${alvoId}, ${nome}, ${JSON.stringify(guardados)}::jsonb, ${JSON.stringify(cofre.fechar(depois))}::jsonb, ${motivo}, ${quem.usuarioId}, ${porNome},
      case when u then 'aprovada' else 'pedida' end, u, case when u then ${quem.usuarioId}::bigint end, case when u then ${porNome} end,
      case when u then agora end, case when u then agora + ${ESPERA_HORAS} * interval '1 hour' end
    from (select ${unica}::boolean as u, clock_timestamp() as agora) d returning ${colunasDaMudanca}`.execute(tx);
  const [mudanca] = rows;
  if (!mudanca) throw new Error('the insert of a change answered no row');
  await auditar(ato, {
    acao: unica ? 'dados_bancarios.pedidos_por_unica_pessoa' : 'dados_bancarios.pedidos',
    alvoTipo,
    alvoId,
    ...mascararMudanca(antes, depois),
    motivo,
  });
  await avisar(ato, registro, unica ? 'pedidaPorUnico' : 'pedida', { ...mudanca, por: porNome });
  return mudanca;
}
