import { sql } from 'kysely';
import { novoAto } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { mascararMudanca } from '../dados.ts';
import { avisar } from './avisar.ts';
import { cofreDe } from './cofre.ts';
import { carregarMudanca, type Mudanca } from './mudancas.ts';
import { registroDe } from './registro.ts';
import { retirarMudanca } from './retirar.ts';

type Servindo = Pick<Servicos, 'db' | 'correio' | 'config' | 'log' | 'cifra'>;
type Devida = Pick<Mudanca, 'id' | 'alvoTipo' | 'alvoId' | 'versao'>;
const quem = { processo: 'dados bancários' };

/**
 * Puts into force what was approved and whose day has passed, each by itself; gives how many. A change that its record no longer takes
 * (another account took the number meanwhile) is withdrawn with that reason, and told. Several processes may run it at once.
 */
export async function porEmVigor(servicos: Servindo): Promise<number> {
  const { rows } = await sql<Devida>`select id, alvo_tipo as "alvoTipo", alvo_id as "alvoId", versao from mudancas_bancarias
    where situacao = 'aprovada' and vale_em <= clock_timestamp() order by vale_em, id`.execute(servicos.db);
  let feitas = 0;
  for (const devida of rows) {
    try {
      await aplicar(servicos, devida);
      feitas += 1;
    } catch (causa) {
      const recusa = causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa);
      if (recusa === null || recusa.status >= 500)
        servicos.log.error({ err: causa, mudanca: devida.id }, 'bank data could not be put into force');
      else if (recusa.code !== 'MUDANCA_NAO_PERMITE' && recusa.code !== 'VERSAO_DESATUALIZADA') await desistir(servicos, devida, recusa);
    }
  }
  return feitas;
}

async function aplicar(servicos: Servindo, { id, alvoTipo, alvoId, versao }: Devida): Promise<void> {
  const registro = registroDe(alvoTipo);
  if (!registro) throw new Error(`no room of bank data of ${alvoTipo}`);
  await transacao(servicos.db, async (tx) => {
    const ato = { ...(await novoAto(tx, { quem, fuso: servicos.config.tzEscola })), servicos };
    await registro.ler(tx, alvoId, { travar: true });
    const cofre = cofreDe(registro, alvoId, ato);
    const mudanca = await carregarMudanca(tx, 'vigencia', { alvoTipo, alvoId, mudancaId: id, versao });
    await registro.conferir(tx, alvoId, cofre.abrir(mudanca.depois));
    await registro.gravar(tx, alvoId, mudanca.depois);
    await sql`update mudancas_bancarias set situacao = 'em_vigor', vigorou_em = clock_timestamp(), versao = versao + 1 where id = ${id}`.execute(
      tx,
    );
    const valores = mascararMudanca(cofre.abrir(mudanca.antes), cofre.abrir(mudanca.depois));
    await auditar(ato, { acao: 'dados_bancarios.em_vigor', alvoTipo, alvoId, ...valores });
    await avisar(ato, registro, 'emVigor', { ...mudanca, por: mudanca.aprovadaPorNome ?? mudanca.pedidaPorNome });
  });
}

async function desistir(servicos: Servindo, { id, alvoTipo, alvoId, versao }: Devida, recusa: ErroNegocio): Promise<void> {
  const registro = registroDe(alvoTipo);
  if (!registro) return;
  await transacao(servicos.db, async (tx) => {
    const ato = { ...(await novoAto(tx, { quem, fuso: servicos.config.tzEscola })), servicos };
    await retirarMudanca(ato, { registro, alvoId, mudancaId: id, versao, motivo: recusa.mensagem('br').slice(0, 300) });
  });
}
