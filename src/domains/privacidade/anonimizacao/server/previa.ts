import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { anonimizacaoApi as api } from '../api.ts';
import { isTotal } from './anonimizar.ts';
import { lerSituacao } from './situacao.ts';

type Previa = RespostaServidor<typeof api.preverAnonimizacao>;

/** What making a person anonymous would do today. @throws NAO_ENCONTRADO */
export async function preverAnonimizacao(db: Db, id: number, hoje: DataCivil): Promise<Previa> {
  const situacao = await lerSituacao(db, id, hoje);
  const saudeFica = situacao.guardas.some(({ guarda }) => guarda === 'saude');
  const { rows } = await sql<Pick<Previa, 'apaga' | 'feitas' | 'nomeFica'>>`select json_build_object(
      'contatos', (select count(*) from v_pessoa_contato where pessoa_id = ${id}), 'enderecos', (select count(*) from v_pessoa_endereco where pessoa_id = ${id}),
      'fotos', (select count(miniatura_arquivo_id) from v_pessoa_resumo where id = ${id}),
      'anexos', (select count(*) from v_protocolo_anexo where pessoa_id = ${id}),
      'fichaSaude', ${!saudeFica}::boolean and exists (select 1 from v_ficha_saude where pessoa_id = ${id}),
      'alteracoes', (select count(*) from auditoria a join registros_da_pessoa(${id}) r on r.tipo = a.alvo_tipo and r.id = a.alvo_id)) as apaga,
    coalesce((select not nome_so_de(p.id, p.nome_completo) from v_pessoa_resumo p where p.id = ${id}), false) as "nomeFica",
    coalesce((select json_agg(json_build_object('id', a.id, 'total', a.total, 'motivo', a.motivo, 'em', a.created_at, 'por', a.usuario_nome) order by a.id desc)
      from anonimizacoes a where a.pessoa_id = ${id}), '[]') as feitas`.execute(db);
  if (!rows[0]) throw new Error('a select without from answers one row');
  return { ...situacao, total: isTotal(situacao), ...rows[0] };
}
