import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { consentir, revogarConsentimento as revogar } from '#domains/pessoas/consentimentos/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { envioDeBoletinsApi } from '../api.ts';
import { errosEnvioDeBoletim as erros } from '../erros.ts';
import { emailDe } from './destinatarios.ts';

/** The purpose that is asked of families before a report card goes by mail. */
export const FINALIDADE = 'boletim-por-email';

type Pedido = EntradaServidor<typeof envioDeBoletinsApi.registrarConsentimentos>['body'];
type Retirada = EntradaServidor<typeof envioDeBoletinsApi.revogarConsentimento>['body'];
type Destinatarios = RespostaServidor<typeof envioDeBoletinsApi.obterDestinatarios>;

/** Records who agreed; who had agreed already stays as recorded. @throws CONSENTIMENTO_DE_OUTRO, and then nobody is recorded */
export async function registrarConsentimentos(ato: Ato<Pessoa>, { vinculos, ...como }: Pedido): Promise<{ registrados: number }> {
  const { tx } = ato;
  const pedidos = sql`json_to_recordset(${JSON.stringify(vinculos)}::json) as x("pessoaId" bigint, "alunoId" bigint)`;
  const { rows: alheios } = await sql`select 1 as um from ${pedidos} where not exists (select 1 from v_matricula_responsavel r
    join v_matricula_estado m on m.id = r.matricula_id where r.pessoa_id = x."pessoaId" and m.aluno_id = x."alunoId" and r.pedagogico)`.execute(
    tx,
  );
  if (alheios.length > 0) throw erros.CONSENTIMENTO_DE_OUTRO();
  const novos = await consentir(ato, { finalidade: FINALIDADE, vinculos, ...como });
  return { registrados: novos.length };
}

/** Takes a consent back: from now on nothing more goes to that guardian. @throws CONSENTIMENTO_INEXISTENTE */
export async function revogarConsentimento(ato: Ato<Pessoa>, pedido: Retirada): Promise<void> {
  if (!(await revogar(ato, { ...pedido, finalidade: FINALIDADE }))) throw erros.CONSENTIMENTO_INEXISTENTE();
}

/** The guardians for school matters of an enrollment, with their consent, and what was sent. @throws NAO_ENCONTRADO */
export async function obterDestinatarios(db: Db, matriculaId: number): Promise<Destinatarios> {
  const { rows } = await sql<Destinatarios>`select m.aluno_id as "alunoId",
      coalesce((select json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', r.nome_completo, 'email', ${emailDe(sql.ref('r.pessoa_id'))},
        'consentimento', (select json_build_object('origem', c.origem, 'consentidoEm', c.consentido_em, 'em', c.created_at, 'por', c.usuario_nome) from v_consentimento c
          where c.pessoa_id = r.pessoa_id and c.titular_id = m.aluno_id and c.revogado_em is null and c.finalidade_chave = ${FINALIDADE})) order by r.id)
        from v_matricula_responsavel r where r.matricula_id = m.id and r.pedagogico), '[]') as responsaveis,
      coalesce((select json_agg(json_build_object('id', n.id, 'responsavel', p.nome_completo, 'destino', n.destino, 'etapa', t.nome, 'parcial', n.parcial,
        'vez', n.vez, 'situacao', n.situacao, 'em', n.created_at, 'por', n.usuario_nome) order by n.id desc)
        from (select * from boletins_envios e where e.matricula_id = m.id order by e.id desc limit 100) n
        join v_pessoa_resumo p on p.id = n.pessoa_id left join v_etapa t on t.id = n.etapa_id), '[]') as envios
    from v_matricula_estado m where m.id = ${matriculaId}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
