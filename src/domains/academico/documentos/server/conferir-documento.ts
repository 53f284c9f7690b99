import { sql } from 'kysely';
import { contandoErros } from '#domains/acesso/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { documentosApi } from '../api.ts';
import { errosDocumento as erros } from '../erros.ts';
import { nomeMinimo } from '../modelos.ts';
import { desdeQuando, juntasDaSituacao, situacaoDoDocumento } from './situacao.ts';

type Conferencia = RespostaServidor<typeof documentosApi.conferirDocumento>;
type Linha = Omit<Conferencia, 'nome'> & { nomeCompleto: string };

/**
 * What a stranger may know of the paper in hand: whether the code is of this school, what it is, its number and date, and the
 * first name with initials, to compare. Codes that are none count for their address, so that they are not guessed.
 * @throws CODIGO_NAO_CONFERE, MUITAS_TENTATIVAS
 */
export function conferirDocumento(db: Db, codigo: string, ip: string, fuso: string): Promise<Conferencia> {
  return contandoErros(db, 'conferencia', ip, () => lerDocumento(db, codigo, fuso));
}

async function lerDocumento(db: Db, codigo: string, fuso: string): Promise<Conferencia> {
  const { rows } =
    await sql<Linha>`with escola as (select coalesce((select nome from v_escola), '') as nome), hoje as (select (now() at time zone ${fuso})::date as dia)
    select d.tipo, d.numero, d.data_emissao as data, coalesce(d.conteudo ->> 'alunoNome', '') as "nomeCompleto", coalesce(d.conteudo -> 'escola' ->> 'nome', '') as escola,
      ${situacaoDoDocumento(sql`hoje.dia`)} as situacao, ${desdeQuando} as desde
    from documentos_emitidos d ${juntasDaSituacao(fuso)} cross join hoje where d.codigo_verificacao = ${codigo}
    union all
    select 'recibo', r.numero::text, r.data_recibo, r.pagador_nome, escola.nome, case when r.estornado then 'estornado' else 'valido' end, null::date
    from v_recibo_conferencia r cross join escola where r.codigo_verificacao = ${codigo}
    union all
    select c.tipo, c.numero::text, c.data_emissao, coalesce(c.pagador_nome, ''), coalesce(c.escola_nome, ''), case when c.substituida then 'substituido' else 'valido' end, null::date
    from v_declaracao_conferencia c where c.codigo_verificacao = ${codigo}
    union all
    select 'contrato', c.numero, (c.congelado_em at time zone ${fuso})::date, coalesce(c.aluno_nome, ''), coalesce(c.escola, ''), c.situacao, null::date
    from v_contrato_conferencia c where c.codigo_verificacao = ${codigo} and c.congelado_em is not null
    union all
    select 'aditivo', coalesce(c.numero, ''), (c.congelado_em at time zone ${fuso})::date, coalesce(c.aluno_nome, ''), coalesce(c.escola, ''), c.situacao, null::date
    from v_aditivo_conferencia c where c.codigo_verificacao = ${codigo} and c.congelado_em is not null
    union all
    select h.tipo, h.numero, h.data_emissao, coalesce(h.aluno_nome, ''), coalesce(h.escola_nome, ''), case when h.data_cancelamento is null then 'valido' else 'cancelado' end, h.data_cancelamento
    from v_historico_conferencia h where h.codigo_verificacao = ${codigo}
    union all
    select 'ata_conselho', a.numero, a.data_emissao, coalesce(a.turma_nome, ''), coalesce(a.escola_nome, ''), case when a.data_cancelamento is null then 'valido' else 'cancelado' end, a.data_cancelamento
    from v_ata_conferencia a where a.codigo_verificacao = ${codigo}`.execute(db);
  const [linha] = rows;
  if (!linha) throw erros.CODIGO_NAO_CONFERE();
  const { nomeCompleto, ...resto } = linha;
  // Minutes are of a class, which is nobody's name.
  return { ...resto, nome: resto.tipo === 'ata_conselho' ? nomeCompleto : nomeMinimo(nomeCompleto) };
}
