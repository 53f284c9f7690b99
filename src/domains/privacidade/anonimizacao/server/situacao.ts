import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { GuardaLegal, Impedimento } from '../../guardas.ts';

export type Situacao = {
  pessoaId: number;
  nome: string;
  codigo: number;
  impedimentos: { impedimento: Impedimento; n: number }[];
  guardas: { guarda: GuardaLegal; ate: string | null; fonte: string }[];
};

const emAndamento = sql`('pre_matricula', 'ativa', 'trancada')`;

/** What stands against making a person anonymous, and what the law keeps of them on a day. @throws NAO_ENCONTRADO */
export async function lerSituacao(db: Db | Tx, pessoaId: number, hoje: DataCivil): Promise<Situacao> {
  const { rows } = await sql<Situacao>`with minhas as (
      select m.id, m.aluno_id = ${pessoaId} as aluno, m.movimento from v_matricula_estado m where m.aluno_id = ${pessoaId}
      union select m.id, false, m.movimento from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id where r.pessoa_id = ${pessoaId}),
    contra(impedimento, n) as (
      select 'matricula', (select count(*) from minhas where movimento in ${emAndamento})
      union all select 'contrato', (select count(*) from v_contrato_estado c join minhas m on m.id = c.matricula_id
        where c.situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'))
      union all select 'titulo', (select count(*) from v_titulo_receber t where (t.pagador_id = ${pessoaId} or t.aluno_id = ${pessoaId})
        and t.situacao in ('aberto', 'parcial'))
      union all select 'credito', (select count(*) from v_credito_pagador c where c.pagador_id = ${pessoaId} and c.saldo_centavos > 0)
      union all select 'vinculo', (select count(*) from v_funcionario_resumo f where f.pessoa_id = ${pessoaId}
        and (f.data_demissao is null or f.data_demissao >= ${hoje}::date))
      union all select 'usuario', (select count(*) from v_usuario_resumo u where u.pessoa_id = ${pessoaId} and u.situacao = 'ativo')
      union all select 'protocolo', (select count(*) from v_protocolo_aberto o where o.pessoa_id = ${pessoaId})),
    desde(guarda, dia) as (
      select 'financeira', (select max(d) from (
        select max(greatest(t.data_vencimento, t.data_emissao)) from v_titulo_receber t where t.pagador_id = ${pessoaId}
        union all select max(b.data_baixa) from v_baixa b where b.pagador_id = ${pessoaId}
        union all select max(c.data_credito) from v_credito c where c.pagador_id = ${pessoaId}) x(d))
      union all select 'escolar', (select min(r.data_matricula) from v_matricula_resumo r where r.aluno_id = ${pessoaId})
      union all select 'trabalhista', (select max(coalesce(f.data_demissao, ${hoje}::date)) from v_funcionario_resumo f where f.pessoa_id = ${pessoaId})
      union all select 'saude', (select max(coalesce(r.data_saida, r.data_matricula)) from v_matricula_resumo r
        where r.aluno_id = ${pessoaId} and exists (select 1 from v_ficha_saude f where f.pessoa_id = ${pessoaId}))
      union all select 'socioeconomica', (select max(f.data_referencia) from v_ficha_socioeconomica f where f.responsavel_id = ${pessoaId}))
    select p.id as "pessoaId", p.nome_completo as nome, p.codigo,
      coalesce((select json_agg(json_build_object('impedimento', c.impedimento, 'n', c.n)) from contra c where c.n > 0), '[]') as impedimentos,
      coalesce((select json_agg(json_build_object('guarda', g.chave, 'ate', (d.dia + make_interval(years => g.anos))::date, 'fonte', g.fonte) order by g.id)
        from guardas_legais g join desde d on d.guarda = g.chave
        where d.dia is not null and (g.anos is null or (d.dia + make_interval(years => g.anos))::date >= ${hoje}::date)), '[]') as guardas
    from v_pessoa_resumo p where p.id = ${pessoaId}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
