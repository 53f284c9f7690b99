import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor, Pessoa } from '#platform/server/auditoria/audit.ts';
import type { DadosBancariosDoRegistro } from '../dados.ts';
import type { RegistroComDadosBancarios } from './registro.ts';
import './restricoes.ts';

export { porEmVigor } from './por-em-vigor.ts';

type Quando = { pedidaHa: number; aprovadaPor?: Pick<Pessoa, 'usuarioId' | 'nome' | 'sobrenome'> };
const nomeDe = ({ nome, sobrenome }: Pick<Pessoa, 'nome' | 'sobrenome'>): string => `${nome} ${sobrenome}`.trim();

/**
 * Bank data that came into force before today, as the demo school and tests need them: asked for so many days ago, approved on the next by
 * somebody else where one is named, in force a day later.
 */
export async function dadosBancariosEmVigor(
  ato: Ato<Autor>,
  registro: RegistroComDadosBancarios,
  { alvoId, dados, pedidaHa, aprovadaPor }: { alvoId: number; dados: DadosBancariosDoRegistro } & Quando,
): Promise<void> {
  const { tx, quem } = ato;
  const { nome, dados: antes } = await registro.ler(tx, alvoId);
  const [por, porNome] = 'usuarioId' in quem ? [quem.usuarioId, nomeDe(quem)] : [0, quem.processo];
  const { rows } = await sql<{
    id: number;
  }>`insert into mudancas_bancarias (alvo_tipo, alvo_id, alvo_nome, antes, depois, situacao, pedida_por, pedida_por_nome, pedida_em,
      aprovada_por, aprovada_por_nome, aprovada_em, unica_pessoa, vale_em)
    select ${registro.alvoTipo}, ${alvoId}, ${nome}, ${JSON.stringify(antes)}::jsonb, ${JSON.stringify(dados)}::jsonb, 'aprovada', ${por}, ${porNome}, ha,
      ${aprovadaPor?.usuarioId ?? por}::bigint, ${aprovadaPor ? nomeDe(aprovadaPor) : porNome}, ha + interval '1 hour', ${aprovadaPor === undefined}, ha + interval '25 hours'
    from (select clock_timestamp() - ${pedidaHa} * interval '1 day' as ha) d returning id`.execute(tx);
  await registro.gravar(tx, alvoId, dados);
  await sql`update mudancas_bancarias set situacao = 'em_vigor', vigorou_em = vale_em, versao = versao + 1 where id = ${rows[0]?.id ?? 0}`.execute(
    tx,
  );
}

/** A change that waits for approval, as the demo school shows one. */
export async function mudancaPedida(
  ato: Ato<Pessoa>,
  registro: RegistroComDadosBancarios,
  { alvoId, dados, motivo, pedidaHa }: { alvoId: number; dados: DadosBancariosDoRegistro; motivo: string; pedidaHa: number },
): Promise<void> {
  const { tx, quem } = ato;
  const { nome, dados: antes } = await registro.ler(tx, alvoId);
  await sql`insert into mudancas_bancarias (alvo_tipo, alvo_id, alvo_nome, antes, depois, motivo, pedida_por, pedida_por_nome, pedida_em)
    select ${registro.alvoTipo}, ${alvoId}, ${nome}, ${JSON.stringify(antes)}::jsonb, ${JSON.stringify(dados)}::jsonb, ${motivo}, ${quem.usuarioId}, ${nomeDe(quem)},
      clock_timestamp() - ${pedidaHa} * interval '1 day'`.execute(tx);
}
